import {
  type ColorRole,
  compose,
  type MediaFile,
  sampleProject,
  type SlotText,
  Template,
} from '@clipmint/film'
import { must } from '@clipmint/kit'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'

import { ContrastMeter } from '../contrast/contrast-meter.ts'
import { mendContrast } from '../contrast/mend.ts'
import { leastContrast, type WordsContrast } from '../contrast/words-contrast.ts'
import type { MediaSource } from '../media.ts'
import { registerFonts } from './fonts.ts'
import { nodeHome } from './home.ts'

registerFonts()

const label = { ko: '제목', en: 'Headline' }
const everywhere = <Place>(place: Place) => ({ '9:16': place, '4:5': place, '1:1': place, '16:9': place })
const designId = (last: string) => `019a0000-0000-7000-8000-0000000000${last}`
const photo: MediaFile = {
  id: 'photo',
  kind: 'image',
  width: 1080,
  height: 1920,
  durationMs: null,
  focal: { x: 0.5, y: 0.5 },
  hasSound: false,
}

type Change = {
  /** Of the text's layer. */
  text?: object
  /** Of the owner's words. */
  own?: Partial<SlotText>
  place?: object
  /** Of the picture's layer. */
  picture?: object
  value?: string
}

/** A scene of two seconds: words over a photograph that fills the frame. */
function sceneOf({ text = {}, own = {}, place = {}, picture = {}, value = '오늘의 커피' }: Change) {
  const layers = [
    {
      id: 'picture',
      kind: 'media',
      slot: { label, role: 'hero' },
      inner: { pushIn: 0, driftX: 0, driftY: 0 },
      layout: everywhere({ x: 0, y: 0, w: 1080, h: 1920 }),
      ...picture,
    },
    {
      id: 'title',
      kind: 'text',
      slot: { label, role: 'headline', maxChars: { ko: 30, en: 30 }, sample: label },
      font: 'display',
      color: 'paper',
      on: 'ink',
      layout: everywhere({ x: 90, y: 600, w: 900, h: 400, size: 140, ...place }),
      ...text,
    },
  ]
  const template = Template.parse({
    id: designId('01'),
    slug: 'plain',
    version: 1,
    family: 'plain',
    title: label,
    summary: label,
    tags: [label],
    moods: ['calm'],
    designs: Object.fromEntries(
      ['9:16', '4:5', '1:1', '16:9'].map((it, index) => [it, designId(`1${index}`)]),
    ),
    colors: { primary: '#2b39ff', secondary: '#ffd91a', accent: '#e03a10', ink: '#0a0a12', paper: '#ffffff' },
    fonts: { display: { family: 'Pretendard', weight: 900 }, body: { family: 'Pretendard', weight: 600 } },
    music: 'any',
    scenes: ['one', 'two', 'three'].map((id) => ({
      id,
      role: 'hook',
      label,
      durationMs: 2000,
      ground: 'primary',
      layers: id === 'one' ? layers : layers.map((layer) => ({ ...layer, id: `${id}-${layer.id}` })),
    })),
  })
  const project = sampleProject(template, '9:16', 'ko')
  project.userSource.text['title'] = { value, ...own }
  project.userSource.media['picture'] = { assetId: 'photo' }
  return {
    template,
    film: compose({ ...template, scenes: template.scenes.slice(0, 1) }, project, {
      files: { photo },
      beatMs: null,
    }),
  }
}

/** A photograph of one grey, and what `draw` puts on it. */
function photoOf(grey: string, draw?: (context: SKRSContext2D) => void): MediaSource {
  const canvas = createCanvas(1080, 1920)
  const context = canvas.getContext('2d')
  context.fillStyle = grey
  context.fillRect(0, 0, 1080, 1920)
  draw?.(context)
  const found = { id: grey, picture: canvas as Canvas, width: 1080, height: 1920, changes: false }
  return { find: () => found }
}

function fail(error: unknown): never {
  throw error
}

async function measured(media: MediaSource, change: Change = {}, moments: number[] = []) {
  const { film } = sceneOf(change)
  const found = await new ContrastMeter().measure(film, {
    home: nodeHome,
    media,
    prepare: (timeMs) => {
      moments.push(timeMs)
      return Promise.resolve()
    },
    pause: () => Promise.resolve(true),
    onFailure: fail,
  })
  return must(found, 'contrasts').get('title') ?? null
}

const ratioOf = async (...args: Parameters<typeof measured>) => (await measured(...args))?.ratio ?? null
const white = photoOf('#f6f6f4')
const dark = photoOf('#20242a')

describe('white words over a photograph', () => {
  it('are too weak on a white one, and read on a dark one', async () => {
    expect(await ratioOf(white)).toBeLessThan(1.2)
    expect(await ratioOf(dark)).toBeGreaterThan(12)
  })

  it('read on a plate, under a scrim, and with a dark outline; not beside a hard shadow', async () => {
    const plate = { paint: 'ink', padX: 0.06, padY: 0, per: 'line' }
    expect(await ratioOf(white, { text: { plate } })).toBeGreaterThan(15)
    expect(await ratioOf(white, { picture: { veil: [{ paint: 'ink/0.7' }] } })).toBeGreaterThan(5)
    expect(await ratioOf(white, { text: { outline: { tint: 'ink', width: 0.05 } } })).toBeGreaterThan(15)
    // A neon sign's glow is more of its letters; a dark glow is a shade.
    const glow = (tint: string) => ({ text: { glow: { tint, blur: 0.3 } } })
    expect(await ratioOf(dark, glow('paper/0.9'))).toBeGreaterThan(12)
    expect(await ratioOf(white, glow('ink'))).toBeGreaterThan(1.2 * ((await ratioOf(white)) ?? 21))
    const shadow = { x: 0.05, y: 0.05, blur: 0, tint: 'ink' }
    expect(await ratioOf(white, { text: { shadow } })).toBeLessThan(1.5)
  })

  it('are too weak where the photograph is bright under some of them, however dark it is on the average', async () => {
    const window = photoOf('#101010', (context) => {
      context.fillStyle = '#ffffff'
      context.fillRect(90, 600, 160, 400)
    })
    expect(await ratioOf(window)).toBeLessThan(1.2)
    const glint = photoOf('#101010', (context) => {
      context.fillStyle = '#ffffff'
      context.fillRect(300, 640, 14, 14)
    })
    expect(await ratioOf(glint)).toBeGreaterThan(15)
    const elsewhere = photoOf('#101010', (context) => {
      context.fillStyle = '#ffffff'
      context.fillRect(0, 1200, 1080, 720)
    })
    expect(await ratioOf(elsewhere)).toBeGreaterThan(15)
  })

  it('are looked at when they have come, halfway and before they leave', async () => {
    const moments: number[] = []
    const enter = [{ animation: 'fade', durationMs: 500 }]
    const leave = [{ animation: 'fade', durationMs: 300 }]
    await measured(dark, { text: { motion: { enter, leave } } }, moments)
    expect(moments).toEqual([500, 1100, 1700])
    const drifting = { inner: { pushIn: 0, driftX: 0, driftY: -400 } }
    const coming = photoOf('#101010', (context) => {
      context.fillStyle = '#ffffff'
      context.fillRect(0, 880, 1080, 1040)
    })
    expect(await ratioOf(coming)).toBeGreaterThan(15)
    expect(await ratioOf(coming, { picture: drifting })).toBeLessThan(2)
  })

  it('are not judged by what passes behind them as it comes, but by what takes its time', async () => {
    const text = { motion: { enter: [{ animation: 'fade', durationMs: 200 }] } }
    const falling = (durationMs: number) => ({
      motion: { enter: [{ animation: 'slide', durationMs, params: { from: 'top', distance: 1500 } }] },
    })
    const moments: number[] = []
    await measured(dark, { text, picture: falling(450) }, moments)
    expect(moments[0]).toBe(450)
    await measured(dark, { text, picture: falling(1500) }, moments)
    expect(moments[3]).toBe(600)
  })
})

it('counts the worst colour of a gradient', async () => {
  const gradient = (tint: ColorRole) => ({
    gradient: {
      type: 'linear',
      angle: 0,
      stops: [
        { at: 0, tint: 'paper' },
        { at: 1, tint },
      ],
    },
  })
  expect(await ratioOf(dark, { text: { fill: gradient('secondary') } })).toBeGreaterThan(10)
  expect(await ratioOf(photoOf('#c8b43c'), { text: { fill: gradient('secondary') } })).toBeLessThan(1.7)
})

it('says nothing of words over a picture that is not there yet, but does where their own place is beside it', async () => {
  const nothing: MediaSource = { find: () => null }
  expect(await measured(nothing)).toBeNull()
  const beside = { layout: everywhere({ x: 0, y: 1200, w: 1080, h: 720 }) }
  expect(await ratioOf(nothing, { picture: beside })).toBeCloseTo(7, 0)
})

it('asks more of small words than of large ones: 24 CSS pixels on a phone are 72 of a frame 1080 wide', async () => {
  expect(leastContrast({ weight: 500 }, 71)).toBe(4.5)
  expect(leastContrast({ weight: 500 }, 72)).toBe(3)
  expect(leastContrast({ weight: 800 }, 56)).toBe(3)
  expect((await measured(dark, { place: { size: 48 } }))?.least).toBe(4.5)
  expect((await measured(dark))?.least).toBe(3)
})

it('does not measure again what is as it was', async () => {
  const meter = new ContrastMeter()
  let pieces = 0
  const bench = {
    home: nodeHome,
    media: dark,
    prepare: () => Promise.resolve(),
    pause: () => Promise.resolve(++pieces > 0),
    onFailure: fail,
  }
  await meter.measure(sceneOf({}).film, bench)
  expect(pieces).toBe(3)
  await meter.measure(sceneOf({}).film, bench)
  expect(pieces).toBe(3)
  await meter.measure(sceneOf({ value: '내일의 커피' }).film, bench)
  expect(pieces).toBe(6)
})

it('measures all other words when a clip under some cannot be read, and asks for those anew the next time', async () => {
  const { film } = sceneOf({})
  const [scene] = film.scenes
  const whole = must(scene, 'a scene')
  const second = {
    ...whole,
    startMs: 2000,
    layers: whole.layers.map((layer) => ({ ...layer, id: `second-${layer.id}` })),
  }
  // Another length, so that it is measured for itself.
  const both = { ...film, durationMs: 4000, scenes: [whole, { ...second, durationMs: 1900 }] }
  const broken = new Error('This clip cannot be decoded.')
  const failures: unknown[] = []
  let isBroken = true
  const bench = {
    home: nodeHome,
    media: dark,
    prepare: (timeMs: number) => (isBroken && timeMs < 2000 ? Promise.reject(broken) : Promise.resolve()),
    pause: () => Promise.resolve(true),
    onFailure: (error: unknown) => void failures.push(error),
  }
  const meter = new ContrastMeter()
  expect([...must(await meter.measure(both, bench), 'contrasts').keys()]).toEqual(['second-title'])
  expect(failures).toEqual([broken])
  isBroken = false
  expect([...must(await meter.measure(both, bench), 'contrasts').keys()]).toEqual(['title', 'second-title'])
})

describe('one press that makes weak words readable', () => {
  const mendOf = (found: WordsContrast | null, change: Change = {}) => {
    const { colors } = sceneOf(change).template
    return mendContrast(must(found, 'a contrast'), { palette: colors, color: colors.paper, on: 'ink' })
  }

  it('takes the nearest colour of the palette that reads, and then they do', async () => {
    const mend = mendOf(await measured(white))
    // Yellow is nearer to white, and does not read on it.
    expect(mend).toEqual({ color: 'accent', plate: null })
    expect(await ratioOf(white, { own: { color: 'accent' } })).toBeGreaterThan(3)
    const small = { place: { size: 48 } }
    expect(mendOf(await measured(white, small))).toEqual({ color: 'primary', plate: null })
  })

  it('else a tone of the same hue, and else a plate as faint as will do', async () => {
    const greys = {
      primary: '#777777',
      secondary: '#7a7a7a',
      accent: '#808080',
      ink: '#707070',
      paper: '#888888',
    }
    const found = must(await measured(photoOf('#7c7c7c'), { own: { color: '#888888' } }), 'a contrast')
    const tone = mendContrast(found, { palette: greys, color: '#888888', on: 'ink' })
    expect(tone?.color).toMatch(/^#/)
    expect(await ratioOf(photoOf('#7c7c7c'), { own: { color: tone?.color ?? '' } })).toBeGreaterThan(3)

    const busy = photoOf('#000000', (context) => {
      for (let y = 0; y < 1920; y += 60) {
        for (let x = 0; x < 1080; x += 60) {
          context.fillStyle = ['#000000', '#777777', '#ffffff'][(x / 60 + y / 60) % 3] ?? ''
          context.fillRect(x, y, 60, 60)
        }
      }
    })
    const mend = must(mendOf(await measured(busy)), 'a mend')
    expect(mend.color).toBeNull()
    expect(mend.plate).toMatch(/^ink\/0\./)
    expect(await ratioOf(busy, { own: { plate: mend.plate ?? 'ink' } })).toBeGreaterThan(3)
  })

  it('leaves alone what reads', async () => {
    expect(mendOf(await measured(dark))).toBeNull()
  })
})
