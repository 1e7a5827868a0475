import { setImmediate as nextTurn } from 'node:timers/promises'

import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_SAMPLE_FMT_FLTP,
  AVDISCARD_ALL,
  AVMEDIA_TYPE_AUDIO,
} from 'node-av/constants'
import { FFmpegError, Frame, Packet, SoftwareResampleContext } from 'node-av/lib'

import type { Stereo } from '../mix/index.ts'
import { openDecoder, openFile } from './stream.ts'

const SAMPLE_RATE = 48_000
/** A clip is at most this long: an upload's limit, and a bound on what a broken file can make us hold. */
const MOST_SECONDS = 75
/**
 * Decoded in one go: a millisecond or two. Handed to another thread each packet would wait for several turns of this one,
 * which is drawing: ten seconds of sound took one and a half instead of a twentieth.
 */
const PACKETS_AT_ONCE = 32

/** The sound of a file from its beginning, 48 kHz stereo; null when it has none. Throws when it cannot be decoded. */
export async function decodeSound(path: string, mostSeconds = MOST_SECONDS): Promise<Stereo | null> {
  const format = await openFile(path)
  const audio = await openDecoder(format, AVMEDIA_TYPE_AUDIO)
  if (!audio) {
    await format.closeInput()
    return null
  }
  const { stream, decoder } = audio
  const gathered = new Gathered(mostSeconds * SAMPLE_RATE)
  const packet = new Packet()
  packet.alloc()
  const frame = new Frame()
  frame.alloc()
  const drain = () => {
    while (decoder.receiveFrameSync(frame) >= 0) {
      gathered.add(frame, stream.timeBase)
      frame.unref()
    }
  }
  // What a clip shows is not even read.
  for (const other of format.streams) if (other.index !== stream.index) other.discard = AVDISCARD_ALL
  for (let read = 1; !gathered.full && format.readFrameSync(packet) >= 0; read += 1) {
    if (packet.streamIndex === stream.index && decoder.sendPacketSync(packet) >= 0) drain()
    packet.unref()
    if (read % PACKETS_AT_ONCE === 0) await nextTurn()
  }
  decoder.sendPacketSync(null)
  drain()
  packet.free()
  frame.free()
  decoder.freeContext()
  await format.closeInput()
  return gathered.finish()
}

/** Decoded frames brought to 48 kHz stereo, one after another from the moment the first belongs to. */
class Gathered {
  #resampler: SoftwareResampleContext | null = null
  readonly #out = new Frame()
  readonly #left: Float32Array[] = []
  readonly #right: Float32Array[] = []
  readonly #most: number
  #samples = 0

  constructor(mostSamples: number) {
    this.#most = mostSamples
  }

  get full(): boolean {
    return this.#samples >= this.#most
  }

  add(frame: Frame, timeBase: { num: number; den: number }): void {
    if (!this.#resampler) {
      this.#resampler = resamplerFor(frame)
      const startsAt = (Number(frame.bestEffortTimestamp) * timeBase.num) / timeBase.den
      const quiet = Math.min(this.#most, Math.round(startsAt * SAMPLE_RATE))
      if (quiet > 0) this.#append(new Float32Array(quiet), new Float32Array(quiet))
    }
    this.#convert(frame)
  }

  finish(): Stereo {
    if (this.#resampler) {
      this.#convert(null)
      this.#resampler.free()
    }
    this.#out.free()
    return { sampleRate: SAMPLE_RATE, left: joined(this.#left), right: joined(this.#right) }
  }

  #convert(frame: Frame | null): void {
    const out = this.#out
    out.alloc()
    out.format = AV_SAMPLE_FMT_FLTP
    out.sampleRate = SAMPLE_RATE
    out.channelLayout = AV_CHANNEL_LAYOUT_STEREO
    FFmpegError.throwIfError(this.#resampler?.convertFrame(out, frame) ?? 0, 'resample a sound')
    const planes = out.extendedData ?? out.data
    if (out.nbSamples > 0 && planes?.[0] && planes[1]) {
      this.#append(samplesOf(planes[0], out.nbSamples), samplesOf(planes[1], out.nbSamples))
    }
    out.unref()
  }

  #append(left: Float32Array, right: Float32Array): void {
    this.#left.push(left)
    this.#right.push(right)
    this.#samples += left.length
  }
}

function resamplerFor(frame: Frame): SoftwareResampleContext {
  const resampler = new SoftwareResampleContext()
  const set = resampler.allocSetOpts2(
    AV_CHANNEL_LAYOUT_STEREO,
    AV_SAMPLE_FMT_FLTP,
    SAMPLE_RATE,
    frame.channelLayout,
    frame.format as typeof AV_SAMPLE_FMT_FLTP,
    frame.sampleRate,
  )
  FFmpegError.throwIfError(set, 'set up a resampler')
  FFmpegError.throwIfError(resampler.init(), 'set up a resampler')
  return resampler
}

/** A copy: the plane's memory belongs to the frame. */
function samplesOf(plane: Buffer, count: number): Float32Array {
  const bytes = new Uint8Array(plane.subarray(0, count * 4))
  return new Float32Array(bytes.buffer, bytes.byteOffset, count)
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
