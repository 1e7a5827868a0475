import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Encoder, Muxer } from 'node-av/api'
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_LOG_QUIET,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBMP3LAME,
  FF_ENCODER_PCM_S16LE,
} from 'node-av/constants'
import { Frame, Log } from 'node-av/lib'

import { writePackets } from '../write-packets.ts'

export type SoundTraits = { form: 'mp3' | 'm4a' | 'wav'; seconds: number; level?: number }

Log.setLevel(AV_LOG_QUIET)

const SAMPLE_RATE = 44_100
const STEP = 1_152
const encoders = { mp3: FF_ENCODER_LIBMP3LAME, m4a: FF_ENCODER_AAC, wav: FF_ENCODER_PCM_S16LE }
const muxers = { mp3: 'mp3', m4a: 'ipod', wav: 'wav' }
let made = 0

/** A tone as an owner's program may export it: stereo at 44.1 kHz. */
export async function makeSound({ form, seconds, level = 0.3 }: SoundTraits): Promise<Buffer> {
  const path = join(tmpdir(), `clipmint-sound-${process.pid}-${(made += 1)}.${form}`)
  try {
    await write(path, { form, seconds, level })
    return await readFile(path)
  } finally {
    await rm(path, { force: true })
  }
}

async function write(path: string, { form, seconds, level }: Required<SoundTraits>): Promise<void> {
  await using muxer = await Muxer.open(path, { format: muxers[form] })
  using encoder = await Encoder.create(encoders[form])
  const frames = toneFrames(seconds, level, form === 'wav')
  await writePackets(muxer, encoder.packets(frames), muxer.addStream(encoder))
}

async function* toneFrames(seconds: number, level: number, whole: boolean): AsyncGenerator<Frame | null> {
  for (let at = 0; at < seconds * SAMPLE_RATE; at += STEP) {
    const wave = Array.from(
      { length: STEP },
      (_, index) => level * Math.sin(((at + index) * 2 * Math.PI * 440) / SAMPLE_RATE),
    )
    const bytes = whole
      ? Int16Array.from(wave.flatMap((value) => [value * 32_767, value * 32_767]))
      : Float32Array.from([...wave, ...wave])
    yield Frame.fromAudioBuffer(Buffer.from(bytes.buffer), {
      nbSamples: STEP,
      format: whole ? AV_SAMPLE_FMT_S16 : AV_SAMPLE_FMT_FLTP,
      sampleRate: SAMPLE_RATE,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      timeBase: { num: 1, den: SAMPLE_RATE },
      pts: BigInt(at),
    })
  }
  yield null
}

/** An ID3v2.3 tag with a title and a cover, as a shop's player writes it before an MP3's sound. */
export function tagged(mp3: Buffer, { title, cover }: { title: string; cover: Buffer }): Buffer {
  const frame = (name: string, content: Buffer) => {
    const head = Buffer.alloc(10)
    head.write(name, 'latin1')
    head.writeUInt32BE(content.length, 4)
    return Buffer.concat([head, content])
  }
  const body = Buffer.concat([
    frame('TIT2', Buffer.concat([Buffer.from([3]), Buffer.from(title)])),
    frame('APIC', Buffer.concat([Buffer.from('\0image/jpeg\0\x03\0', 'latin1'), cover])),
  ])
  const size = [21, 14, 7, 0].map((shift) => (body.length >> shift) & 0x7f)
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), Buffer.from(size), body, mp3])
}
