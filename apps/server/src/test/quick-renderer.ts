import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { must } from '@clipmint/kit'
import { Demuxer, Encoder, Muxer } from 'node-av/api'
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_LOG_QUIET,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from 'node-av/constants'
import { Frame, Log, type Packet, type Stream } from 'node-av/lib'
import sharp from 'sharp'

import type { Renderer } from '../renderer/renderer.ts'
import { writePackets } from '../write-packets.ts'

Log.setLevel(AV_LOG_QUIET)

/**
 * Makes what the engine makes of a film, without drawing it: an MP4 of its size and length that keeps the same promises
 * (`verifyFilm`), grey and silent, in some hundredths of a second, and grey stills. It takes no ffmpeg program and
 * reads no picture, so what a broken or a missing one does is tested with the engine's own.
 */
export const quickRenderer: Renderer = {
  async video(film, _files, out, { signal, onProgress }) {
    signal.throwIfAborted()
    onProgress(0)
    await writeGrey(film, out)
    onProgress(100)
    signal.throwIfAborted()
  },
  async poster({ film, width, out, firstOut }) {
    const height = Math.round((width * film.height) / film.width)
    const still = sharp({ create: { width, height, channels: 3, background: '#808080' } })
    await still.jpeg().toFile(out)
    await still.png().toFile(firstOut)
  },
}

type Size = { width: number; height: number }

const fps = 30
const sampleRate = 48_000
/** Frames of a group of pictures, which begins anew without a look at the one before. */
const groupFrames = 60

async function writeGrey({ width, height, durationMs }: Size & { durationMs: number }, out: string) {
  const { file, picture, sound } = await groupOf({ width, height })
  await using source = await Demuxer.open(file)
  await using muxer = await Muxer.open(out, { format: 'mp4', options: { movflags: '+faststart' } })
  const [video, audio] = [must(source.video(), 'its picture'), must(source.audio(), 'its sound')]
  const to = { picture: muxer.addStream(video), sound: muxer.addStream(audio) }
  const frames = Math.round((durationMs * fps) / 1_000)
  for (let at = 0; at < frames; at += 1)
    await writeAt(muxer, picture[at % groupFrames], { to: to.picture, at: ticks(video, at / fps) })
  for (let at = 0; at * 1_024 < (durationMs * sampleRate) / 1_000; at += 1)
    await writeAt(muxer, sound[0], { to: to.sound, at: ticks(audio, (at * 1_024) / sampleRate) })
}

function ticks({ timeBase }: Stream, seconds: number): bigint {
  return BigInt(Math.round((seconds * timeBase.den) / timeBase.num))
}

async function writeAt(muxer: Muxer, packet: Packet | undefined, { to, at }: { to: number; at: bigint }) {
  const copy = must(must(packet, 'a packet').clone(), 'its copy')
  copy.pts = at
  copy.dts = at
  await muxer.writePacket(copy, to)
  copy.free()
}

/** One group of grey pictures with silence: the file it is in, and its packets. */
type Group = { file: string; picture: Packet[]; sound: Packet[] }
const groups = new Map<string, Promise<Group>>()

function groupOf(size: Size): Promise<Group> {
  const name = `${size.width}x${size.height}`
  const group = groups.get(name) ?? makeGroup(size)
  groups.set(name, group)
  return group
}

async function makeGroup(size: Size): Promise<Group> {
  const folder = await mkdtemp(join(tmpdir(), 'clipmint-grey-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'grey.mp4')
  await encode(size, file)
  await using source = await Demuxer.open(file)
  const group: Group = { file, picture: [], sound: [] }
  for await (const packet of source.packets()) {
    if (packet === null) continue
    const isPicture = packet.streamIndex === source.video()?.index
    group[isPicture ? 'picture' : 'sound'].push(must(packet.clone(), 'a copy of a packet'))
  }
  return group
}

async function encode(size: Size, file: string): Promise<void> {
  await using muxer = await Muxer.open(file, { format: 'mp4' })
  const options = {
    preset: 'ultrafast',
    profile: 'high',
    'x264-params': `keyint=${groupFrames}:8x8dct=1:force-cfr=1`,
  }
  using picture = await Encoder.create(FF_ENCODER_LIBX264, { options })
  using sound = await Encoder.create(FF_ENCODER_AAC)
  await Promise.all([
    writePackets(muxer, picture.packets(greyFrames(size)), muxer.addStream(picture)),
    writePackets(muxer, sound.packets(silence()), muxer.addStream(sound)),
  ])
}

async function* greyFrames(size: Size): AsyncGenerator<Frame | null> {
  const pixels = Buffer.alloc((size.width * size.height * 3) / 2, 128)
  const timeBase = { num: 1, den: fps }
  for (let at = 0; at < groupFrames; at += 1) {
    const facts = { ...size, format: AV_PIX_FMT_YUV420P, timeBase, pts: BigInt(at) }
    const frame = Frame.fromVideoBuffer(pixels, facts)
    frame.colorSpace = AVCOL_SPC_BT709
    frame.colorPrimaries = AVCOL_PRI_BT709
    frame.colorTrc = AVCOL_TRC_BT709
    frame.colorRange = AVCOL_RANGE_MPEG
    yield frame
  }
  yield null
}

async function* silence(): AsyncGenerator<Frame | null> {
  const nbSamples = 1_024
  for (let at = 0; at < 4; at += 1) {
    yield Frame.fromAudioBuffer(Buffer.alloc(nbSamples * 4 * 2), {
      nbSamples,
      format: AV_SAMPLE_FMT_FLTP,
      sampleRate,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      timeBase: { num: 1, den: sampleRate },
      pts: BigInt(at * nbSamples),
    })
  }
  yield null
}
