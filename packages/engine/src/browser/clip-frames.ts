import { must } from '@clipmint/kit'
import { type InputVideoTrack, type VideoSample, VideoSampleSink } from 'mediabunny'

/** A decoded frame and its seconds in the file. Close the picture when it is no longer shown. */
export type ClipFrame = { picture: ImageBitmap; timestamp: number; duration: number }

/**
 * The frames of a clip's picture. What the decoder gives is copied, not drawn: a browser without graphics hardware keeps
 * every decoded frame that was drawn on a canvas in its cache of pictures, 400 MB of them after half a minute's film of
 * five clips (measured).
 */
export class ClipFrames {
  readonly #sink: VideoSampleSink
  #canCopy = true

  constructor(track: InputVideoTrack) {
    this.#sink = new VideoSampleSink(track)
  }

  /** The frame at a moment in seconds; null before the first. */
  async at(seconds: number): Promise<ClipFrame | null> {
    const sample = await this.#sink.getSample(seconds)
    return sample && this.#take(sample)
  }

  /** The frames from a moment on, or from the first; the decoder works until the generator is returned. */
  async *from(seconds?: number): AsyncGenerator<ClipFrame, void> {
    for await (const sample of this.#sink.samples(seconds)) yield await this.#take(sample)
  }

  async #take(sample: VideoSample): Promise<ClipFrame> {
    try {
      const { timestamp, duration } = sample
      return { picture: (await this.#copied(sample)) ?? drawn(sample), timestamp, duration }
    } finally {
      sample.close()
    }
  }

  /** A copy of a frame that lies upright in square pixels; null where it has to be drawn. */
  async #copied(sample: VideoSample): Promise<ImageBitmap | null> {
    const { displayWidth: width, displayHeight: height, visibleRect, rotation, format } = sample
    const isPlain = rotation === 0 && visibleRect.width === width && visibleRect.height === height
    if (!isPlain || format === null || !this.#canCopy) return null
    const pixels = takeSpare(width, height)
    try {
      await sample.copyTo(pixels.data, { format: 'RGBX', colorSpace: 'srgb' })
    } catch {
      // Safari and Firefox give no pixels of a frame that is kept as YUV.
      this.#canCopy = false
      return null
    }
    const picture = await createImageBitmap(pixels)
    spare = pixels
    return picture
  }
}

/**
 * Where frames of all clips are copied through, one after the other: new pixels for each would be garbage that a browser
 * leaves lying for long.
 */
let spare: ImageData | null = null

/** Pixels that nobody else is copying through at this moment. */
function takeSpare(width: number, height: number): ImageData {
  const taken = spare?.width === width && spare.height === height ? spare : new ImageData(width, height)
  spare = null
  return taken
}

function drawn(sample: VideoSample): ImageBitmap {
  const { displayWidth: width, displayHeight: height } = sample
  const canvas = new OffscreenCanvas(width, height)
  sample.draw(must(canvas.getContext('2d', { alpha: false }), 'a canvas to draw a frame on'), 0, 0)
  return canvas.transferToImageBitmap()
}
