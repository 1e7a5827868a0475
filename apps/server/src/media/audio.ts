import { join } from 'node:path'

import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api'
import { AV_LOG_QUIET, FF_ENCODER_AAC } from 'node-av/constants'
import { type Frame, Log } from 'node-av/lib'

import { writePackets } from '../write-packets.ts'
import { drawWave, waveSize } from './draw-wave.ts'
import { Refused } from './refused.ts'
import type { InspectedFile, MediaTask } from './task.ts'

type AudioTask = Extract<MediaTask, { kind: 'audio' }>

const sampleRate = 48_000
const shortestSeconds = 1
/** What never gets louder than this, of 1, is silence to everybody. */
const silence = 0.002
/** The loudest moment of the frames that begin in each so long stretch is kept for the picture. */
const stretch = sampleRate / 20

Log.setLevel(AV_LOG_QUIET)

/**
 * Makes sure that a piece of music sounds, and keeps it in the one form that every browser and the renderer read: AAC in
 * MP4, as much of it as is wanted from its beginning, without names, pictures or whatever else the file carried.
 */
export async function inspectAudio(task: AudioTask): Promise<InspectedFile> {
  const path = join(task.folder, 'sound.m4a')
  const { seconds, said, peaks } = await transcode(task, path)
  if (seconds < shortestSeconds) throw new Refused('soundless', `The sound lasts ${seconds} s.`)
  if (peaks.every((peak) => peak < silence)) throw new Refused('soundless', 'It is silent.')
  if (Math.min(said, task.most.seconds) - seconds > Math.max(1, said * 0.1))
    throw new Refused('sound-cut-off', 'The end of the sound is missing.')
  const [poster, thumbnail] = [join(task.folder, 'poster.jpg'), join(task.folder, 'thumbnail.jpg')]
  await drawWave(peaks, waveSize, poster)
  await drawWave(peaks, { width: 240, height: 240 }, thumbnail)
  return {
    facts: {
      type: 'audio',
      ...waveSize,
      durationMs: Math.round(seconds * 1_000),
      hasSound: true,
      focal: { x: 0.5, y: 0.5 },
      look: null,
    },
    outputs: {
      file: { path, ending: 'm4a', contentType: 'audio/mp4' },
      preview: null,
      poster: { path: poster, ending: 'jpg', contentType: 'image/jpeg' },
      thumbnail: { path: thumbnail, ending: 'jpg', contentType: 'image/jpeg' },
    },
  }
}

/** How long the sound is, how long the file says it is (0 when it does not), and its loudest moments. */
type Heard = { seconds: number; said: number; peaks: readonly number[] }

async function transcode({ path, container, most }: AudioTask, to: string): Promise<Heard> {
  await using file = await Demuxer.open(`file:${path}`, {
    format: container,
    options: { protocol_whitelist: 'file', max_streams: 32 },
    // FFmpeg's own look at the streams would decode a cover picture of any size.
    skipStreamInfo: true,
  })
  const stream = file.audio()
  if (!stream) throw new Refused('soundless', 'There is no sound in the file.')
  await using muxer = await Muxer.open(to, { format: 'mp4', options: { movflags: '+faststart' } })
  using opened = new DisposableStack()
  const decoder = opened.use(await Decoder.create(stream))
  const form = `aformat=sample_fmts=fltp:sample_rates=${sampleRate}:channel_layouts=stereo`
  const filter = opened.use(FilterAPI.create(form))
  const context = { bitRate: '256k' }
  const encoder = opened.use(await Encoder.create(FF_ENCODER_AAC, { decoder, filter, context }))
  const measure = new Measure(most.seconds * sampleRate)
  const frames = filter.frames(decoder.frames(file.packets(stream.index)))
  await writePackets(muxer, encoder.packets(measure.frames(frames)), muxer.addStream(encoder))
  const said = Math.max(0, (Number(stream.duration) * stream.timeBase.num) / stream.timeBase.den)
  return { seconds: Math.min(most.seconds, measure.samples / sampleRate), said, peaks: measure.peaks }
}

/** Counts and looks at what passes, until it is enough. */
class Measure {
  samples = 0
  readonly peaks: number[] = []
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  async *frames(frames: AsyncIterable<Frame | null>): AsyncGenerator<Frame | null, void> {
    for await (const frame of frames) {
      if (!frame) continue
      this.#add(frame)
      yield frame
      if (this.samples >= this.#most) break
    }
    yield null
  }

  #add({ data, nbSamples }: Frame): void {
    const at = Math.floor(this.samples / stretch)
    for (const plane of data?.slice(0, 2) ?? []) {
      const { buffer } = new Uint8Array(plane)
      const samples = new Float32Array(buffer, 0, nbSamples)
      this.peaks[at] = samples.reduce((peak, it) => Math.max(peak, Math.abs(it)), this.peaks[at] ?? 0)
    }
    this.samples += nbSamples
  }
}
