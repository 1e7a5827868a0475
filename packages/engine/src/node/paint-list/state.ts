import type { Rect } from '@clipmint/film'

import type { Surface } from '../../surface.ts'
import type { Area } from '../pixels/cover.ts'
import type { Matrix } from './geometry.ts'

/** The attributes of a surface that are set as values. */
export const stateNames = [
  'globalAlpha',
  'globalCompositeOperation',
  'fillStyle',
  'strokeStyle',
  'lineWidth',
  'lineCap',
  'lineJoin',
  'shadowColor',
  'shadowBlur',
  'shadowOffsetX',
  'shadowOffsetY',
  'imageSmoothingQuality',
  'font',
  'letterSpacing',
  'textAlign',
  'textBaseline',
] as const satisfies (keyof Surface)[]

/** What a surface keeps between calls and `save` puts aside. */
export type State = Pick<Surface, (typeof stateNames)[number]> & {
  matrix: Matrix
  dash: readonly number[]
  /** What may be painted on at most, and what tells this clip from another. */
  clip: Rect
  clipLook: string
  /** The one clip that is more than whole pixels of a rectangle, which lies in all others; `many` when it is not one. */
  clipArea: { bounds: Rect; area: () => Area } | 'many' | null
}

/** A canvas's state when it is new. */
export function firstState(frame: Rect): State {
  return {
    matrix: [1, 0, 0, 1, 0, 0],
    dash: [],
    clip: frame,
    clipLook: '',
    clipArea: null,
    globalAlpha: 1,
    globalCompositeOperation: 'source-over',
    fillStyle: '#000000',
    strokeStyle: '#000000',
    lineWidth: 1,
    lineCap: 'butt',
    lineJoin: 'miter',
    shadowColor: 'transparent',
    shadowBlur: 0,
    shadowOffsetX: 0,
    shadowOffsetY: 0,
    imageSmoothingQuality: 'low',
    font: '10px sans-serif',
    letterSpacing: '0px',
    textAlign: 'left',
    textBaseline: 'alphabetic',
  }
}
