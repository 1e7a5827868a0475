import type { Film, FilmMediaLayer, FilmShape, FilmTransition } from '@clipmint/film'

import { enters, filmOf, media, motion, shape, text } from './parts.ts'

const frames: readonly FilmMediaLayer['frame'][] = [
  { form: 'circle' },
  { form: 'pill' },
  { form: 'arch' },
  { form: 'heart' },
  { form: 'blob', seed: 2 },
  { form: 'torn', sides: ['top', 'bottom'], depth: 26, seed: 3 },
  { form: 'stamp', tooth: 18 },
  { form: 'film-cell', hole: 22 },
  { form: 'ticket', notch: 30, at: 0.7, sides: 'left-right' },
  { form: 'brush', strokes: 5, seed: 1 },
  { form: 'scallop', count: 14 },
  { form: 'path', d: 'M10 0 L100 20 Q80 60 90 100 L0 80Z' },
]

const border = { width: 8, color: '#ffffff' }
const cast = { x: 0, y: 8, blur: 20, color: 'rgba(0,0,0,0.35)' }
const light = {
  color: 'rgba(255,255,255,0.8)',
  delayMs: 50,
  durationMs: 500,
  everyMs: null,
  angle: 20,
  width: 0.3,
}

const tints: FilmShape['fill'] = {
  type: 'linear',
  angle: 0,
  stops: [
    { at: 0, color: '#ff3e7f' },
    { at: 0.5, color: '#ffe14a' },
    { at: 1, color: '#9be3ff' },
  ],
}

const kinds = [
  'confetti',
  'snow',
  'petals',
  'leaves',
  'sparkle',
  'bokeh',
  'bubbles',
  'hearts',
  'stars',
  'dust',
] as const
const blends = ['multiply', 'screen', 'overlay', 'soft-light', 'darken', 'lighten', 'color-dodge'] as const

/** Cut frames, cut-out products, light over cards, soft shapes, every blend, every particle. */
export const cuts: Film = filmOf('1:1', [
  {
    ground: '#f2ece2',
    layers: frames.map((frame, index) =>
      media(
        `frame-${index}`,
        { x: 30 + (index % 4) * 262, y: 40 + Math.floor(index / 4) * 345, w: 236, h: 310 },
        {
          frame,
          ...(index % 2 === 0 ? { border, shadow: cast } : { shine: light }),
          ...(index % 3 === 0
            ? { motion: enters(motion('scale', { params: { from: 0.7, fade: true } })) }
            : {}),
        },
      ),
    ),
  },
  {
    ground: '#ffd3bf',
    layers: [
      ...blends.map((blend, index) =>
        shape(
          `blend-${blend}`,
          { form: 'circle' },
          { x: 20 + index * 150, y: 60, w: 140, h: 140 },
          { fill: '#4f7cff', blend },
        ),
      ),
      shape(
        'soft',
        { form: 'blob', seed: 4 },
        { x: 380, y: 300, w: 320, h: 320 },
        { fill: '#ff5326', blur: 60 },
      ),
      shape(
        'badge',
        { form: 'scallop', count: 18 },
        { x: 760, y: 300, w: 260, h: 260 },
        { fill: '#123b2b', shine: light },
      ),
      shape('strip', { form: 'film-cell', hole: 24 }, { x: 60, y: 300, w: 280, h: 260 }, { fill: '#17101a' }),
      media(
        'standing',
        { x: 80, y: 600, w: 400, h: 420 },
        {
          cutout: { contact: 'rgba(18,59,43,0.5)', edge: null },
          motion: enters(motion('drop', { params: { rotate: -10, distance: 200 } })),
        },
      ),
      media(
        'sticker',
        { x: 580, y: 600, w: 400, h: 420 },
        { role: 'detail', cutout: { contact: 'rgba(18,59,43,0.4)', edge: { width: 14, color: '#fffdf8' } } },
      ),
    ],
  },
  {
    ground: '#13204a',
    layers: [
      ...kinds.map((of, index) =>
        shape(
          `drift-${of}`,
          {
            form: 'particles',
            of,
            emit: 'drift',
            count: 14,
            size: of === 'bokeh' ? 90 : 40,
            speed: 1,
            seed: index + 1,
          },
          { x: 20 + (index % 5) * 212, y: 20 + Math.floor(index / 5) * 340, w: 200, h: 320 },
          { fill: tints },
        ),
      ),
      shape(
        'burst',
        { form: 'particles', of: 'confetti', emit: 'burst', count: 50, size: 30, speed: 1, seed: 5 },
        { x: 40, y: 700, w: 1000, h: 360 },
        { fill: tints },
      ),
    ],
  },
])

const easing = 'in-out-quart'
const middle = { x: 0.4, y: 0.6 }
const changesOfScene: readonly FilmTransition[] = [
  { kind: 'zoom-through', durationMs: 500, at: middle, through: 'disc-0', hole: 'circle', easing },
  { kind: 'zoom-through', durationMs: 500, at: middle, through: null, hole: 'box', easing },
  { kind: 'iris', durationMs: 500, at: middle, hole: 'heart', easing },
  { kind: 'iris', durationMs: 500, at: middle, hole: 'star', easing },
  { kind: 'split', durationMs: 500, angle: 20, easing },
  { kind: 'blinds', durationMs: 500, count: 6, from: 'top', easing: 'out-quart' },
  { kind: 'slide-over', durationMs: 500, from: 'right', easing: 'out-quart' },
  {
    kind: 'match',
    durationMs: 500,
    pairs: [
      { from: 'disc-7', to: 'disc-8' },
      { from: 'word-7', to: 'word-8' },
    ],
    easing,
  },
  { kind: 'wipe', durationMs: 500, angle: 0, edge: 'torn', easing },
  { kind: 'wipe', durationMs: 500, angle: -90, edge: 'wave', easing },
  { kind: 'wipe', durationMs: 500, angle: 30, edge: 'zigzag', easing },
]
const grounds = ['#2b39ff', '#ffd91a', '#1f5c46', '#ffd3bf']

/** Every change of scene beside those of the pictures film. */
export const changes: Film = filmOf(
  '4:5',
  [{ kind: 'cut' as const }, ...changesOfScene].map((transition, index) => ({
    ground: grounds[index % grounds.length] ?? '#ffffff',
    transition,
    layers: [
      media(
        `disc-${index}`,
        index % 2 === 0 ? { x: 560, y: 300, w: 400, h: 400 } : { x: 80, y: 120, w: 700, h: 600 },
        { slotId: 'disc', frame: index % 2 === 0 ? { form: 'circle' } : { form: 'rect', radius: 40 } },
      ),
      text(
        `word-${index}`,
        `장면 ${index + 1}`,
        { x: 80, y: index % 2 === 0 ? 900 : 1000, w: 900, h: 220, size: index % 2 === 0 ? 180 : 120 },
        { color: index % 2 === 0 ? '#ffffff' : '#17101a' },
      ),
    ],
  })),
)
