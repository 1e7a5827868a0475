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
    const pixels = takePixels(width, height)
    try {
      await sample.copyTo(pixels.data, { format: 'RGBX', colorSpace: 'srgb' })
    } catch {
      // Safari and Firefox give no pixels of a frame that is kept as YUV.
      this.#canCopy = false
      return null
    }
    const picture = await createImageBitmap(pixels)
    givePixels(pixels)
    return picture
  }
}

/**
 * Where frames of all clips are copied through: new pixels for each would be garbage that a browser leaves lying for
 * long, 2 MB a frame of each clip when several are copied at once.
 */
const spare: Uint8ClampedArray<ArrayBuffer>[] = []
/** As many clips as are copied at once. */
const MOST_SPARE = 4

/** Pixels that nobody else is copying through at this moment; those of one shape do for another of as many. */
function takePixels(width: number, height: number): ImageData {
  const bytes = width * height * 4
  const at = spare.findIndex(({ length }) => length === bytes)
  const [taken = new Uint8ClampedArray(bytes)] = at < 0 ? [] : spare.splice(at, 1)
  return new ImageData(taken, width, height)
}

function givePixels({ data }: ImageData): void {
  spare.push(data as Uint8ClampedArray<ArrayBuffer>)
  // The longest unused are of clips that are no longer shown.
  if (spare.length > MOST_SPARE) spare.shift()
}

function drawn(sample: VideoSample): ImageBitmap {
  const { displayWidth: width, displayHeight: height } = sample
  const canvas = new OffscreenCanvas(width, height)
  sample.draw(must(canvas.getContext('2d', { alpha: false }), 'a canvas to draw a frame on'), 0, 0)
  return canvas.transferToImageBitmap()
}
