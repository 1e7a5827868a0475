import {
  animations,
  type BlendMode,
  type FilmLayer,
  type FilmMediaLayer,
  type FilmPaint,
  type FilmShape,
  type FilmText,
  FontFamily,
  type LayerMotion,
  type MediaFrame,
  type Motion,
  type ShapeForm,
} from '@clipmint/film'

import { media, motion, shape, text } from '../../golden/parts.ts'
import type { Chance } from './chance.ts'

const blends: readonly BlendMode[] = [
  'multiply',
  'screen',
  'overlay',
  'soft-light',
  'darken',
  'lighten',
  'color-dodge',
]
const words = [
  '이번 주말 단 하루, 전 품목 50% 할인',
  '봄',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik',
  '가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허',
  'Sale 🎉 12,900원',
  '안녕하세요 👩‍🍳\n오늘도 맛있게',
  '!!!',
]
const zigzag: [number, number][] = [
  [0, 0.2],
  [0.5, 0],
  [1, 0.3],
  [0.7, 1],
  [0.1, 0.8],
]
const cuts = [
  { form: 'circle' },
  { form: 'pill' },
  { form: 'arch' },
  { form: 'heart' },
  { form: 'blob', seed: 3 },
  { form: 'torn', sides: ['bottom', 'left'], depth: 26, seed: 2 },
  { form: 'stamp', tooth: 20 },
  { form: 'film-cell', hole: 26 },
  { form: 'ticket', notch: 34, at: 0.7, sides: 'left-right' },
  { form: 'brush', strokes: 5, seed: 4 },
  { form: 'scallop', count: 16 },
  { form: 'polygon', points: zigzag },
  { form: 'path', d: 'M0 0 L100 20 Q50 50 80 100 L10 90 Z' },
  { form: 'ellipse' },
] as const satisfies readonly unknown[]
const frames = [
  { form: 'rect', radius: 0 },
  { form: 'rect', radius: 48 },
  { form: 'tag', radius: 24 },
  ...cuts,
] as unknown as readonly MediaFrame[]
const forms = [
  { form: 'rect', radius: 0 },
  { form: 'rect', radius: 33.3 },
  { form: 'line', from: [0, 0.3], to: [1, 0.7] },
  { form: 'burst', spikes: 14, depth: 0.3 },
  { form: 'rays', count: 18 },
  { form: 'dots', step: 32, size: 9, fade: 'left' },
  { form: 'zigzag', step: 40, rows: 4 },
  { form: 'stripes', step: 24, angle: 30 },
  { form: 'grain', amount: 0.5 },
  { form: 'blade', angle: 20, width: 90 },
  { form: 'speed-lines', count: 5 },
  { form: 'particles', of: 'confetti', emit: 'drift', count: 40, size: 30, speed: 1, seed: 7 },
  { form: 'particles', of: 'snow', emit: 'drift', count: 60, size: 24, speed: 1, seed: 8 },
  { form: 'particles', of: 'hearts', emit: 'burst', count: 30, size: 40, speed: 1, seed: 9 },
  ...cuts,
] as unknown as readonly ShapeForm[]

/** What a layer made by chance may use: the frame's size, and the media there is. */
export type LayerRoom = { width: number; height: number; mediaKeys: readonly string[] }

/** A layer of any kind, its every part left to chance. */
export function randomLayer(id: string, chance: Chance, room: LayerRoom): FilmLayer {
  const kind = chance.of(['media', 'media', 'text', 'text', 'shape'] as const)
  const layer = { media: randomMedia, text: randomText, shape: randomShape }[kind](id, chance, room)
  return {
    ...layer,
    opacity: chance.is(0.7) ? 1 : chance.between(0, 1),
    blend: chance.is(0.75) ? 'normal' : chance.of(blends),
    motion: randomMotion(chance, layer.kind === 'text'),
    shine: chance.some(0.15, () => ({
      color: 'rgba(255,255,255,0.7)',
      delayMs: 100,
      durationMs: 600,
      everyMs: null,
      angle: 20,
      width: 0.3,
    })),
  }
}

function randomMedia(id: string, chance: Chance, room: LayerRoom): FilmMediaLayer {
  const whole = { x: 0, y: 0, w: room.width, h: room.height }
  return media(id, chance.is(0.35) ? whole : randomBox(chance, room), {
    mediaKey: chance.is(0.12) ? null : chance.of(room.mediaKeys),
    frame: chance.is(0.4) ? { form: 'rect', radius: 0 } : chance.of(frames),
    fit: chance.of(['cover', 'contain', 'auto']),
    ground: randomPaint(chance),
    border: chance.some(0.2, () => ({ width: chance.between(1, 30), color: chance.color() })),
    cutout: chance.some(0.12, () => ({ contact: 'rgba(0,0,0,0.4)', edge: null })),
    shadow: chance.some(0.25, () => randomShadow(chance, 40)),
    inner: {
      pushIn: chance.between(-0.05, 0.15),
      driftX: chance.between(-20, 20),
      driftY: chance.between(-20, 20),
    },
    veil: chance.is(0.3)
      ? [{ paint: randomPaint(chance), blend: chance.is(0.5) ? 'normal' : chance.of(blends) }]
      : [],
  })
}

function randomText(id: string, chance: Chance, room: LayerRoom): FilmText {
  const box = { ...randomBox(chance, room), size: chance.between(14, 220) }
  return text(id, chance.is(0.05) ? '' : chance.of(words), box, {
    family: chance.of(FontFamily.options),
    weight: chance.of([100, 400, 800]),
    align: chance.of(['left', 'center', 'right']),
    valign: chance.of(['top', 'middle', 'bottom']),
    maxLines: chance.whole(1, 6),
    color: chance.color(),
    vertical: chance.is(0.1),
    glow: chance.some(0.12, () => ({ color: chance.color(), blur: 0.3 })),
    outline: chance.some(0.2, () => ({ color: chance.color(), width: 0.06 })),
    shadow: chance.some(0.2, () => randomShadow(chance, 0.2)),
    fill: chance.some(0.2, () => ({ paint: randomPaint(chance), over: chance.of(['text', 'line']) })),
    plate: chance.some(0.25, () => ({
      paint: chance.color(),
      padX: 0.4,
      padY: 0.2,
      radius: 0.2,
      per: chance.of(['line', 'block']),
    })),
    mark: chance.some(0.15, () => ({
      style: chance.of(['underline', 'wavy', 'marker', 'strike', 'ring']),
      color: chance.color(),
      part: chance.of(['all', 'last-word', 'number']),
      width: null,
      delayMs: 100,
      durationMs: 450,
      easing: 'in-out-cubic',
    })),
    count: chance.some(0.1, () => ({
      delayMs: 0,
      durationMs: 900,
      easing: 'out-quart',
    })),
    highlight: chance.some(0.2, () => chance.color()),
  })
}

function randomShape(id: string, chance: Chance, room: LayerRoom): FilmShape {
  return shape(id, chance.of(forms), randomBox(chance, room), {
    fill: chance.is(0.1) ? null : randomPaint(chance),
    stroke: chance.some(0.3, () => ({
      color: chance.color(),
      width: chance.between(0.5, 20),
      dash: chance.is(0.3) ? [18, 9] : [],
    })),
    shadow: chance.some(0.2, () => randomShadow(chance, 30)),
    glow: chance.some(0.1, () => ({ color: chance.color(), blur: 20 })),
    blur: chance.is(0.12) ? chance.between(1, 80) : 0,
  })
}

function randomBox(chance: Chance, { width, height }: LayerRoom) {
  return {
    x: chance.between(-0.2, 0.8) * width,
    y: chance.between(-0.2, 0.8) * height,
    w: Math.max(1, chance.between(0, 1.1) * width),
    h: Math.max(1, chance.between(0, 1.1) * height),
    rotate: chance.is(0.6) ? 0 : chance.between(-180, 180),
  }
}

function randomPaint(chance: Chance): FilmPaint {
  if (chance.is(0.6)) return chance.color()
  const stops = [
    { at: 0, color: 'rgba(0,0,0,0)' },
    { at: 1, color: chance.color() },
  ]
  return { type: chance.of(['linear', 'radial']), angle: chance.between(0, 360), stops }
}

function randomShadow(chance: Chance, reach: number) {
  const blur = chance.is(0.3) ? 0 : chance.between(0, reach)
  return { x: chance.between(-reach, reach), y: chance.between(0, reach), blur, color: 'rgba(0,0,0,0.5)' }
}

function randomMotion(chance: Chance, isText: boolean): LayerMotion {
  const some = (phase: 'enter' | 'idle' | 'leave', likelihood: number): Motion[] => {
    const fitting = animations.filter(
      (it) => it.phase === phase || (phase === 'leave' && it.phase === 'enter'),
    )
    if (fitting.length === 0 || !chance.is(likelihood)) return []
    const animation = chance.of(fitting)
    return [
      motion(animation.id, {
        params: animation.params.parse({}) as Record<string, unknown>,
        delayMs: chance.between(0, 300),
        durationMs: chance.between(0, 900),
        easing: chance.of(['linear', 'out-expo', 'out-back', 'out-bounce']),
        by: isText ? chance.of(['layer', 'line', 'word', 'syllable'] as const) : 'layer',
        staggerMs: chance.between(0, 120),
      }),
    ]
  }
  return { enter: some('enter', 0.6), idle: some('idle', 0.3), leave: some('leave', 0.2) }
}
