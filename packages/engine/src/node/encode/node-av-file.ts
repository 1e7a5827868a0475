import { setImmediate as nextTurn } from 'node:timers/promises'

import { must } from '@clipmint/kit'
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_CLOSED_GOP,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  AVCHROMA_LOC_LEFT,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVERROR_EAGAIN,
  type FFEncoderCodec,
} from 'node-av/constants'
import {
  Codec,
  CodecContext,
  Dictionary,
  FormatContext,
  Frame,
  Packet,
  Rational,
  type Stream,
} from 'node-av/lib'

import type { Stereo } from '../../mix/index.ts'
import { giveBack } from '../../mix/stereo.ts'
import { check } from './check.ts'
import { type EncodeTask, soundSettings, type VideoSettings, x264Params } from './encoder.ts'

/** Of 1,024 samples each. */
const SOUND_FRAMES_AT_ONCE = 48

/** An MP4 being written by the FFmpeg that npm brings: it takes YUV frames, and its sound when that comes. */
export class NodeAvFile {
  readonly #format = new FormatContext()
  readonly #packet = new Packet()
  readonly #video: Track
  readonly #audio: Track | null
  #soundWritten: Promise<void> = Promise.resolve()
  #stopped = false

  private constructor(format: FormatContext, tracks: { video: Track; audio: Track | null }) {
    this.#format = format
    this.#video = tracks.video
    this.#audio = tracks.audio
    this.#packet.alloc()
  }

  static async open(task: EncodeTask): Promise<NodeAvFile> {
    const format = new FormatContext()
    check(format.allocOutputContext2(null, 'mp4', task.out), 'set up an MP4')
    // What comes early waits for what goes beside it in the file, however long: else a player has to read in two places.
    format.maxInterleaveDelta = 0n
    const video = await openTrack(
      format,
      'libx264',
      (codec) => setUpVideo(codec, task),
      x264Options(task.video),
    )
    const audio = task.sound && (await openTrack(format, 'aac', setUpSound, null))
    check(await format.openOutput(), `open ${task.out}`)
    check(await format.writeHeader(Dictionary.fromObject({ movflags: '+faststart' })), 'begin an MP4')
    const file = new NodeAvFile(format, { video, audio })
    if (audio && task.sound) file.#soundWritten = file.#writeSound(audio, task.sound)
    // Looked at when the file is finished; a failure before that is not unhandled.
    file.#soundWritten.catch(() => {})
    return file
  }

  /** Encodes a frame; its pts counts frames. */
  addFrame(frame: Frame): Promise<void> {
    return this.#send(this.#video, frame)
  }

  async finish(): Promise<void> {
    await this.#send(this.#video, null)
    await this.#soundWritten
    check(await this.#format.writeTrailer(), 'end an MP4')
    await this.#close()
  }

  async abort(): Promise<void> {
    this.#stopped = true
    await Promise.allSettled([this.#soundWritten])
    await this.#close()
  }

  /** Encodes a frame (or, with null, all that is left) and writes the packets that come out. */
  async #send(track: Track, frame: Frame | null): Promise<void> {
    while ((await track.codec.sendFrame(frame)) === AVERROR_EAGAIN) this.#drain(track)
    this.#drain(track)
  }

  #drain({ codec, stream }: Track): void {
    for (;;) {
      const received = codec.receivePacketSync(this.#packet)
      if (received < 0) return
      this.#packet.streamIndex = stream.index
      if (this.#packet.duration === 0n && codec.framerate.num > 0) this.#packet.duration = 1n
      this.#packet.rescaleTs(codec.timeBase, stream.timeBase)
      check(this.#format.interleavedWriteFrameSync(this.#packet), 'write a packet')
    }
  }

  /** Between two frames, a second of it at a time: a minute of samples is 23 MB, which is soon given back so. */
  async #writeSound(track: Track, coming: Promise<Stereo>): Promise<void> {
    const sound = await coming
    const frame = new Frame()
    frame.alloc()
    const step = track.codec.frameSize
    for (let at = 0; at < sound.left.length && !this.#stopped; at += step) {
      fillSound(frame, sound, { at, count: Math.min(step, sound.left.length - at) })
      check(track.codec.sendFrameSync(frame), 'encode a sound')
      this.#drain(track)
      frame.unref()
      if ((at / step) % SOUND_FRAMES_AT_ONCE === 0) await nextTurn()
    }
    frame.free()
    // The promise it came by is kept for as long as the film is drawn.
    giveBack(sound)
    if (!this.#stopped) await this.#send(track, null)
  }

  async #close(): Promise<void> {
    this.#video.codec.freeContext()
    this.#audio?.codec.freeContext()
    this.#packet.free()
    await this.#format.closeOutput()
    this.#format.freeContext()
  }
}

type Track = { codec: CodecContext; stream: Stream }

async function openTrack(
  format: FormatContext,
  name: 'libx264' | 'aac',
  setUp: (codec: CodecContext) => void,
  options: Dictionary | null,
): Promise<Track> {
  const encoder = Codec.findEncoderByName(name as FFEncoderCodec)
  if (!encoder) throw new Error(`This FFmpeg has no ${name} encoder.`)
  const codec = new CodecContext()
  codec.allocContext3(encoder)
  setUp(codec)
  codec.flags = (codec.flags | AV_CODEC_FLAG_GLOBAL_HEADER) as typeof codec.flags
  check(await codec.open2(encoder, options), `open ${name}`)
  const stream = format.newStream(encoder)
  stream.timeBase = codec.timeBase
  if (name === 'libx264') stream.avgFrameRate = codec.framerate
  check(stream.codecpar.fromContext(codec), `describe ${name}`)
  return { codec, stream }
}

function setUpVideo(codec: CodecContext, { width, height, fps, video }: EncodeTask): void {
  codec.width = width
  codec.height = height
  codec.pixelFormat = AV_PIX_FMT_YUV420P
  codec.timeBase = new Rational(1, fps)
  codec.framerate = new Rational(fps, 1)
  codec.sampleAspectRatio = new Rational(1, 1)
  codec.gopSize = video.keyFrameEvery
  codec.flags = (codec.flags | AV_CODEC_FLAG_CLOSED_GOP) as typeof codec.flags
  codec.rcMaxRate = BigInt(video.maxBitsPerSecond)
  codec.rcBufferSize = video.bufferBits
  codec.colorRange = AVCOL_RANGE_MPEG
  codec.colorSpace = AVCOL_SPC_BT709
  codec.colorPrimaries = AVCOL_PRI_BT709
  codec.colorTrc = AVCOL_TRC_BT709
  codec.chromaLocation = AVCHROMA_LOC_LEFT
}

function x264Options(video: VideoSettings): Dictionary {
  const { preset, crf, profile, threads } = video
  return Dictionary.fromObject({
    preset,
    crf: String(crf),
    profile,
    threads: String(threads),
    'x264-params': x264Params(video),
  })
}

function setUpSound(codec: CodecContext): void {
  codec.sampleRate = soundSettings.sampleRate
  codec.sampleFormat = AV_SAMPLE_FMT_FLTP
  codec.channelLayout = AV_CHANNEL_LAYOUT_STEREO
  codec.bitRate = BigInt(soundSettings.bitsPerSecond)
  codec.timeBase = new Rational(1, soundSettings.sampleRate)
}

function fillSound(frame: Frame, sound: Stereo, { at, count }: { at: number; count: number }): void {
  frame.format = AV_SAMPLE_FMT_FLTP
  frame.sampleRate = soundSettings.sampleRate
  frame.channelLayout = AV_CHANNEL_LAYOUT_STEREO
  frame.nbSamples = count
  check(frame.getBuffer(), 'hold a sound')
  frame.pts = BigInt(at)
  const planes = must(frame.extendedData ?? frame.data, 'the planes of a sound')
  for (const [index, side] of [sound.left, sound.right].entries()) {
    const samples = side.subarray(at, at + count)
    planes[index]?.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
  }
}
