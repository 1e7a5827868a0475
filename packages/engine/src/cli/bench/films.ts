import {
  type Film,
  type FilmLayer,
  type FilmPaint,
  frameSize,
  type MediaFile,
  plainPlay,
} from '@clipmint/film'

import { enters, media, motion, shape, text } from '../../golden/parts.ts'

/** The films that rendering is measured with, in 9:16, on media made by code: ten seconds each, and a minute of all. */
export const benchFilms = ['light', 'clips', 'dense', 'long'] as const
export type BenchFilm = (typeof benchFilms)[number]

const SCENE_MS = 2000
const scenesIn: Readonly<Record<BenchFilm, number>> = { light: 5, clips: 5, dense: 5, long: 30 }
const { width, height } = frameSize['9:16']
const full = { x: 0, y: 0, w: width, h: height }
const scrim: FilmPaint = {
  type: 'linear',
  angle: 90,
  stops: [
    { at: 0.4, color: 'rgba(0,0,0,0)' },
    { at: 1, color: 'rgba(0,0,0,0.72)' },
  ],
}
const lines = [
  '이번 주말 단 하루 할인',
  '손끝까지 따뜻한 니트',
  'Made for real life',
  '오늘 주문하면 내일 도착',
  '지금 매장에서 만나요',
]

/** The film of a name; `files` are the photographs and clips that were made, by name. */
export function benchFilm(name: BenchFilm, files: Readonly<Record<string, MediaFile>>): Film {
  const scenes = Array.from({ length: scenesIn[name] }, (_, index) => scenesOf[name](index))
  const layers = scenes.flat()
  const film: Film = {
    v: 1,
    templateId: '00000000-0000-4000-8000-000000000000',
    templateVersion: 1,
    ratio: '9:16',
    lang: 'ko',
    width,
    height,
    fps: 30,
    durationMs: scenes.length * SCENE_MS,
    scenes: scenes.map((own, index) => ({
      id: `scene-${index}`,
      role: 'benefit',
      startMs: index * SCENE_MS,
      durationMs: SCENE_MS,
      transition:
        index === 0
          ? { kind: 'cut' }
          : index % 2 === 0
            ? { kind: 'push', durationMs: 400, from: 'right', easing: 'in-out-quart' }
            : { kind: 'wipe', durationMs: 400, angle: 30, easing: 'in-out-quart' },
      ground: {
        type: 'linear',
        angle: 60,
        stops: [
          { at: 0, color: '#2b1a6b' },
          { at: 1, color: '#6d3df5' },
        ],
      },
      layers: own,
    })),
    media: {},
    fonts: layers.flatMap((layer) =>
      layer.kind === 'text' ? [{ family: layer.family, weight: layer.weight }] : [],
    ),
    music: { trackId: 'morning-market', startMs: 0, volume: 1, fadeOutMs: 800 },
    logo: null,
    watermark: null,
  }
  for (const layer of layers) {
    if (layer.kind !== 'media' || layer.mediaKey === null) continue
    const file = files[layer.mediaKey.split(' ')[0] ?? '']
    if (!file) throw new Error(`The bench has no file ${layer.mediaKey}.`)
    film.media[layer.mediaKey] = {
      key: layer.mediaKey,
      file,
      crop: null,
      trim: null,
      clip: plainPlay,
      mute: true,
    }
  }
  return film
}

type Scenes = (index: number) => FilmLayer[]

const scenesOf: Readonly<Record<BenchFilm, Scenes>> = {
  long: (index) => [light, clips, dense][index % 3]?.(index) ?? [],
  light,
  clips,
  dense,
}

function light(index: number): FilmLayer[] {
  return [
    media(`photo-${index}`, full, {
      mediaKey: `photo-${index % 3}`,
      veil: [{ paint: scrim, blend: 'normal' }],
    }),
    headline(index, '#ffffff'),
    caption(index, '#ffffff'),
  ]
}

function clips(index: number): FilmLayer[] {
  return [
    index === 2
      ? media(`photo-${index}`, full, { mediaKey: 'photo-0', veil: [{ paint: scrim, blend: 'normal' }] })
      : media(`clip-${index}`, full, {
          mediaKey: `clip-${index % 2} ${index}`,
          veil: [{ paint: scrim, blend: 'normal' }],
        }),
    headline(index, '#ffffff'),
    caption(index, '#ffffff'),
  ]
}

function dense(index: number): FilmLayer[] {
  return [
    shape(`rays-${index}`, { form: 'rays', count: 18 }, full, {
      fill: 'rgba(255,255,255,0.16)',
      motion: { enter: [], idle: [motion('turn', { params: { degreesPerSecond: 6 } })], leave: [] },
    }),
    shape(
      `dots-${index}`,
      { form: 'dots', step: 40, size: 22, fade: 'right' },
      { x: 0, y: 1500, w: width, h: 420 },
      { fill: '#ff7ac6' },
    ),
    ...Array.from({ length: 6 }, (_, row) =>
      text(
        `row-${index}-${row}`,
        lines[(index + row) % lines.length] ?? '',
        { x: 80, y: 280 + row * 150, w: 920, h: 130, size: 96 },
        {
          color: '#ffffff',
          weight: 900,
          motion: enters(motion('rise', { by: 'syllable', staggerMs: 24, delayMs: row * 70 })),
        },
      ),
    ),
    shape(
      `burst-${index}`,
      { form: 'burst', spikes: 20, depth: 0.16 },
      { x: 560, y: 1240, w: 440, h: 440 },
      {
        fill: '#ffe14a',
        shadow: { x: 12, y: 12, blur: 0, color: '#17101a' },
        motion: {
          enter: [motion('scale', { easing: 'out-back', params: { from: 0, fade: false } })],
          idle: [motion('turn', { params: { degreesPerSecond: 8 } })],
          leave: [],
        },
      },
    ),
    text(
      `price-${index}`,
      '50% 할인',
      { x: 600, y: 1390, w: 360, h: 140, size: 110 },
      {
        family: 'Black Han Sans',
        weight: 400,
        align: 'center',
        motion: enters(motion('scale', { delayMs: 200, params: { from: 1.2, fade: true } })),
      },
    ),
    shape(`grain-${index}`, { form: 'grain', amount: 0.1 }, full, { fill: null }),
  ]
}

function headline(index: number, color: string): FilmLayer {
  const slide = motion('slide', {
    by: 'word',
    staggerMs: 90,
    params: { from: 'bottom', distance: 80, fade: true },
  })
  return text(
    `head-${index}`,
    lines[index % lines.length] ?? '',
    { x: 80, y: 1040, w: 920, h: 300, size: 132 },
    { color, weight: 900, motion: enters(slide) },
  )
}

function caption(index: number, color: string): FilmLayer {
  const plate = { paint: '#ff4d5e', padX: 0.6, padY: 0.3, radius: 1, per: 'block' } as const
  return text(
    `cap-${index}`,
    '오늘의 신상',
    { x: 80, y: 320, w: 500, h: 110, size: 48 },
    { color, weight: 700, plate, motion: enters(motion('fade', { durationMs: 400 })) },
  )
}
