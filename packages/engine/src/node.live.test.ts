import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { type Film, plainPlay } from '@clipmint/film'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { Encoder, Muxer } from 'node-av/api'
import { AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLTP, FF_ENCODER_AAC } from 'node-av/constants'
import { Frame, Packet } from 'node-av/lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { structuralSimilarity } from '../golden/ssim.ts'
import { filmOf, media, shape, text } from './golden/parts.ts'
import { measureLoudness } from './mix/index.ts'
import { describeMedia, faultsOf, probeVideo, renderFilm, renderFrame, renderInChild } from './node.ts'
import { decodeSound } from './node/clip-sound.ts'
import { ClipReader } from './node/clip.ts'
import { videoSettings } from './node/encode/encoder.ts'
import { openNodeAvEncoder } from './node/encode/node-av.ts'
import { makeClip } from './node/made/clip.ts'
import { makePhoto } from './node/made/photo.ts'
import { PixelFrame } from './node/pixels/pixel-frame.ts'
import { openFile } from './node/stream.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'engine-'))
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  await makePhoto(at('photo.jpg'), { width: 1500, height: 1000, seed: 5 })
  await makeClip(at('clip.mp4'), { width: 640, height: 360, seconds: 2, seed: 8 })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a tone that is as high as `hertzAt` says, as the storage keeps an owner's music. */
async function writeSound(
  path: string,
  seconds: number,
  hertzAt: (seconds: number) => number,
): Promise<void> {
  const sampleRate = 48_000
  let phase = 0
  const left = Float32Array.from({ length: seconds * sampleRate }, (_, index) => {
    phase += (2 * Math.PI * hertzAt(index / sampleRate)) / sampleRate
    return 0.2 * Math.sin(phase)
  })
  await using muxer = await Muxer.open(path, { format: 'ipod' })
  using encoder = await Encoder.create(FF_ENCODER_AAC)
  const track = muxer.addStream(encoder)
  for await (const packet of encoder.packets(framesOf(left, sampleRate))) {
    await muxer.writePacket(packet, track)
    packet?.free()
  }
}

async function* framesOf(samples: Float32Array, sampleRate: number): AsyncGenerator<Frame | null> {
  const step = 1_024
  for (let from = 0; from < samples.length; from += step) {
    const part = new Float32Array(step)
    part.set(samples.subarray(from, from + step))
    const bytes = Buffer.from(part.buffer)
    yield Frame.fromAudioBuffer(Buffer.concat([bytes, bytes]), {
      nbSamples: step,
      format: AV_SAMPLE_FMT_FLTP,
      sampleRate,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      timeBase: { num: 1, den: sampleRate },
      pts: BigInt(from),
    })
  }
  yield null
}

/** Whether a tone crosses zero seldom or often around a moment. */
function pitchAt(samples: Float32Array, ms: number): 'low' | 'high' {
  const part = samples.subarray(ms * 48 - 1_200, ms * 48 + 1_200)
  const crossings = part.filter(
    (sample, index) => index > 0 && sample > 0 !== (part[index - 1] ?? 0) > 0,
  ).length
  return crossings > 75 ? 'high' : 'low'
}

async function filmWithMedia(): Promise<{ film: Film; files: Record<string, string> }> {
  const place = { x: 0, y: 0, w: 1080, h: 1080 }
  const film = filmOf('1:1', [
    { ground: '#ffffff', layers: [media('photo', place, { mediaKey: 'photo' })] },
    {
      ground: '#ffffff',
      transition: { kind: 'push', durationMs: 300, from: 'right', easing: 'out-quad' },
      layers: [
        media('clip', place, { mediaKey: 'clip' }),
        text(
          'words',
          '오늘만 무료 배송',
          { x: 100, y: 100, w: 880, h: 200, size: 120 },
          { color: '#ffffff' },
        ),
      ],
    },
  ])
  const [photo, clip] = [await describeMedia(at('photo.jpg')), await describeMedia(at('clip.mp4'))]
  film.media = {
    photo: { key: 'photo', file: photo, crop: null, trim: null, clip: plainPlay, mute: true },
    clip: {
      key: 'clip',
      file: clip,
      crop: null,
      trim: { inMs: 200, outMs: 1600 },
      clip: plainPlay,
      mute: false,
    },
  }
  film.music = { trackId: 'morning-market', startMs: 0, volume: 1, fadeOutMs: 800 }
  return { film, files: { [photo.id]: photo.id, [clip.id]: clip.id } }
}

describe('a rendered film', () => {
  let film: Film
  let files: Record<string, string>
  /** Whatever is opened, in order. */
  const opened: string[] = []
  const out = at('film.mp4')

  beforeAll(async () => {
    ;({ film, files } = await filmWithMedia())
    const watched = new Proxy(files, {
      get(all, id: string) {
        opened.push(id)
        return all[id]
      },
    })
    await renderFilm(film, watched, out, { ffmpeg: null })
  })

  it('reads a photograph once, however slowly its scene leaves', () => {
    expect(opened.filter((id) => id === at('photo.jpg'))).toHaveLength(1)
  })

  it('keeps every promise of the output, and leaves nothing else behind', async () => {
    expect(faultsOf(await probeVideo(out), film)).toEqual([])
    expect(readdirSync(folder).filter((name) => name.startsWith('film.mp4'))).toEqual(['film.mp4'])
  })

  it('is as loud as the others, with its clip and its music', async () => {
    const sound = await decodeSound(out)
    if (!sound) throw new Error('There is no sound.')
    const { integratedLufs, truePeakDb } = measureLoudness(sound)
    expect(Math.abs(integratedLufs + 14)).toBeLessThan(1)
    expect(truePeakDb).toBeLessThan(-1)
  })

  it('keeps its peak in the file, even with the track that coding lifts most, and ends in silence', async () => {
    const [scene] = film.scenes
    if (!scene) throw new Error('There is no scene.')
    const durationMs = 8_000
    const still = { ...film, durationMs, media: {}, scenes: [{ ...scene, durationMs, layers: [] }] }
    const music = { trackId: 'open-sign', startMs: 0, volume: 1, fadeOutMs: 0 }
    await renderFilm({ ...still, music }, {}, at('loud.mp4'), { ffmpeg: null })
    const sound = await decodeSound(at('loud.mp4'))
    if (!sound) throw new Error('There is no sound.')
    const { integratedLufs, truePeakDb } = measureLoudness(sound)
    expect(Math.abs(integratedLufs + 14)).toBeLessThan(1)
    expect(truePeakDb).toBeLessThan(-1)
    const last = [...sound.left.slice(-480), ...sound.right.slice(-480)]
    expect(Math.max(...last.map(Math.abs))).toBeLessThan(0.001)
  })

  it('plays an own recording from where it is told, round again at its end, as loud as the others', async () => {
    const [scene] = film.scenes
    if (!scene) throw new Error('There is no scene.')
    const [durationMs, startMs, lowMs, fileMs] = [6_000, 5_000, 7_000, 9_000]
    // Low for seven seconds and high for two: which is heard tells where the film is in it.
    await writeSound(at('own.m4a'), fileMs / 1000, (seconds) => (seconds * 1000 < lowMs ? 300 : 1_200))
    const own = { ...film, durationMs, media: {}, scenes: [{ ...scene, durationMs, layers: [] }] }
    const music = { trackId: 'own', startMs, volume: 0.4, fadeOutMs: 500 }
    await renderFilm({ ...own, music }, { own: at('own.m4a') }, at('own.mp4'), { ffmpeg: null })
    const sound = await decodeSound(at('own.mp4'))
    if (!sound) throw new Error('There is no sound.')
    expect(Math.abs(measureLoudness(sound).integratedLufs + 14)).toBeLessThan(0.5)
    const pitches = [500, 1_900, 2_100, 3_900, 4_100, 5_000].map((ms) => pitchAt(sound.left, ms))
    expect(pitches).toEqual(['low', 'low', 'high', 'high', 'low', 'low'])
  })

  it('has a key frame at least every two seconds', async () => {
    const keys = await keyFrameSeconds(out)
    const ends = [...keys.slice(1), film.durationMs / 1000]
    expect(Math.max(...ends.map((end, index) => end - (keys[index] ?? 0)))).toBeLessThanOrEqual(2.001)
  })

  it('shows the frames that were drawn, in their colours', async () => {
    for (const timeMs of [500, 2400]) {
      const reader = await ClipReader.open(out)
      await reader.seek(timeMs)
      const shown = reader.find()
      if (!shown) throw new Error('There is no frame.')
      const context = createCanvas(1080, 1080).getContext('2d')
      context.drawImage(shown.picture as never, 0, 0)
      const encoded = context.getImageData(0, 0, 1080, 1080)
      await reader.close()
      context.drawImage(await loadImage(await renderFrame(film, timeMs, files)), 0, 0)
      const drawn = context.getImageData(0, 0, 1080, 1080)
      expect(structuralSimilarity(encoded, drawn)).toBeGreaterThan(0.93)
      expect(meanDifference(encoded.data, drawn.data)).toBeLessThan(2)
    }
  })
})

describe('rendering', () => {
  it(
    'is the same with an ffmpeg program, where the machine has one',
    { timeout: 60_000 },
    async ({ skip }) => {
      const ffmpeg = ['/usr/bin/ffmpeg', '/usr/local/bin/ffmpeg', '/opt/homebrew/bin/ffmpeg'].find((path) =>
        existsSync(path),
      )
      if (!ffmpeg) return skip('There is no ffmpeg on this machine.')
      const { film, files } = await filmWithMedia()
      await renderFilm(film, files, at('other.mp4'), { ffmpeg })
      expect(faultsOf(await probeVideo(at('other.mp4')), film)).toEqual([])
      expect(readdirSync(folder).filter((name) => name.startsWith('other'))).toEqual(['other.mp4'])
    },
  )

  it('refuses a film that begins black, and leaves no file', async () => {
    const black = filmOf('1:1', [{ ground: '#000000', layers: [] }])
    await expect(renderFilm(black, {}, at('black.mp4'), { ffmpeg: null })).rejects.toThrow(
      'its first frame is black',
    )
    expect(existsSync(at('black.mp4'))).toBe(false)
  })

  it('stops when it is called off, in the same process and in a child, and leaves no file', async () => {
    const long = filmOf(
      '9:16',
      Array.from({ length: 20 }, () => ({ ground: '#ffffff', layers: [] })),
    )
    for (const render of [renderFilm, renderInChild]) {
      const stopped = new AbortController()
      const left: number[] = []
      const onProgress = ({ frame, of }: { frame: number; of: number }) => {
        left.push((of - frame) / of)
        stopped.abort(new Error('called off'))
      }
      const options = { ffmpeg: null, signal: stopped.signal, onProgress }
      await expect(render(long, {}, at('stopped.mp4'), options)).rejects.toThrow('called off')
      expect(left.length).toBeGreaterThan(0)
      expect(Math.min(...left)).toBeGreaterThan(0.5)
    }
    expect(readdirSync(folder).filter((name) => name.startsWith('stopped'))).toEqual([])
  })

  it('in a child tells how far it is, and fails with the words of what went wrong', async () => {
    const stages: string[] = []
    const short = filmOf('1:1', [
      { ground: '#ffcc00', layers: [shape('a', { form: 'ellipse' }, { x: 9, y: 9, w: 99, h: 99 })] },
    ])
    const onProgress = ({ stage, frame, of }: { stage: string; frame: number; of: number }) =>
      stages.push(`${stage} ${frame}/${of}`)
    await renderInChild(short, {}, at('child.mp4'), { ffmpeg: null, onProgress })
    expect(stages[0]).toBe('preparing 0/45')
    expect(stages.at(-2)).toBe('drawing 45/45')
    expect(stages.at(-1)).toBe('finishing 45/45')
    const { film } = await filmWithMedia()
    await expect(renderInChild(film, {}, at('gone.mp4'), { ffmpeg: null })).rejects.toThrow(
      'no path is given for it',
    )
  })

  it('refuses a picture that is none', async () => {
    writeFileSync(
      at('script.jpg'),
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    )
    await expect(describeMedia(at('script.jpg'))).rejects.toThrow(
      'is no JPEG, PNG, WebP, AVIF or GIF picture',
    )
    writeFileSync(at('list.mp4'), '#EXTM3U\n#EXTINF:10,\nfile:///etc/hostname\n')
    await expect(describeMedia(at('list.mp4'))).rejects.toThrow('cannot be read as video or sound')
  })

  it('lays sound and picture of the same second side by side, however early the sound was there', async () => {
    await makeSteps(at('long-steps.mp4'), 24)
    const reached = [0, 0]
    const apart = (await packetsIn(at('long-steps.mp4')))
      .toSorted((one, other) => one.at - other.at)
      .map(({ stream, seconds }) => {
        reached[stream] = seconds
        return Math.abs((reached[0] ?? 0) - (reached[1] ?? 0))
      })
    expect(Math.max(...apart)).toBeLessThan(1.5)
  })
})

describe('a clip', () => {
  it('shows the frame of each moment, forward, back and in jumps', async () => {
    await makeSteps(at('steps.mp4'))
    const reader = await ClipReader.open(at('steps.mp4'))
    const probe = createCanvas(1, 1).getContext('2d')
    const seen: number[] = []
    const moments = [0, 33.4, 33.3333, 500, 510, 1999, 1966.7, 100, 5000, 1000, 0]
    for (const moment of moments) {
      await reader.seek(moment)
      const found = reader.find()
      probe.drawImage(found?.picture as never, 32, 32, 1, 1, 0, 0, 1, 1)
      seen.push(Math.round(((probe.getImageData(0, 0, 1, 1).data[0] ?? 0) - 8) / 4))
    }
    await reader.close()
    expect(seen).toEqual([0, 1, 1, 15, 15, 59, 59, 3, 59, 30, 0])
  })
})

describe('the commands', () => {
  const cli = fileURLToPath(new URL('./cli/render.ts', import.meta.url))
  const project = (name: string, content: unknown) => {
    writeFileSync(at(name), JSON.stringify(content))
    return at(name)
  }

  it('write a film and a frame of a project, files named beside it', async () => {
    const slots = {
      's1-photo': { file: 'photo.jpg' },
      's2-photo': { file: 'clip.mp4', trim: { inMs: 0, outMs: 1500 } },
    }
    const words = { 's1-title': { value: '오늘의 신상' } }
    const path = project('project.json', {
      template: 'block-run',
      ratio: '1:1',
      userSource: { text: words, media: slots },
    })
    await run(process.execPath, [cli, path, '--frame', '1.5', at('frame.png')])
    expect(await loadImage(at('frame.png'))).toMatchObject({ width: 1080, height: 1080 })
    await run(process.execPath, [cli, path, at('project.mp4')])
    const { durationMs, sound } = await probeVideo(at('project.mp4'))
    expect(durationMs).toBeGreaterThan(5000)
    expect(sound).not.toBeNull()
  })

  it('name the field and the rule when a project is wrong', async () => {
    const faults: [unknown, string][] = [
      [{ template: 'block-run', ratio: '2:1' }, 'ratio:'],
      [{ template: 'none-such' }, 'There is no template "none-such"'],
      [
        { template: 'block-run', userSource: { media: { 's1-photo': { file: 'gone.jpg' } } } },
        'userSource.media.s1-photo.file: there is no file at',
      ],
      [
        { template: 'block-run', userSource: { text: { nowhere: { value: 'a' } } } },
        'userSource.text.nowhere: no such slot',
      ],
      [{ template: 'block-run', bgm: 'none-such' }, 'bgm.trackId: there is no track'],
      [{ template: 'block-run', changedColor: { ink: 'red' } }, 'changedColor.ink:'],
    ]
    for (const [content, words] of faults) {
      const asked = run(process.execPath, [cli, project('wrong.json', content), at('wrong.mp4')])
      await expect(asked).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(words) })
    }
  })
})

type PacketFound = { stream: number; seconds: number; at: number; isKey: boolean }

/** Where each packet of a file lies in it, in bytes, and in the film. */
async function packetsIn(path: string): Promise<PacketFound[]> {
  const format = await openFile(path)
  const packet = new Packet()
  packet.alloc()
  const found: PacketFound[] = []
  while ((await format.readFrame(packet)) >= 0) {
    const { streamIndex, pts, pos, isKeyframe } = packet
    const { num, den } = format.streams[streamIndex]?.timeBase ?? { num: 0, den: 1 }
    found.push({
      stream: streamIndex,
      seconds: (Number(pts) * num) / den,
      at: Number(pos),
      isKey: isKeyframe,
    })
    packet.unref()
  }
  packet.free()
  await format.closeInput()
  return found
}

async function keyFrameSeconds(path: string): Promise<number[]> {
  const packets = await packetsIn(path)
  return packets.filter(({ stream, isKey }) => stream === 0 && isKey).map(({ seconds }) => seconds)
}

/** Two seconds, or more, of frames each a little lighter than the one before, so that a frame's light is its number. */
async function makeSteps(path: string, seconds = 2): Promise<void> {
  const samples = seconds * 48_000
  const silence = { sampleRate: 48_000, left: new Float32Array(samples), right: new Float32Array(samples) }
  const encoder = await openNodeAvEncoder({
    out: path,
    width: 64,
    height: 64,
    fps: 30,
    sound: Promise.resolve(silence),
    video: videoSettings,
  })
  const canvas = createCanvas(64, 64)
  const context = canvas.getContext('2d', { alpha: false })
  const pixels = new PixelFrame(canvas)
  for (let frame = 0; frame < seconds * 30; frame += 1) {
    const light = 8 + (frame % 60) * 4
    context.fillStyle = `rgb(${light},${light},${light})`
    context.fillRect(0, 0, 64, 64)
    await encoder.write(pixels.planesOf(canvas.data()))
  }
  await encoder.finish()
}

function meanDifference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0
  for (let index = 0; index < one.length; index += 1) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0))
  return sum / one.length
}
