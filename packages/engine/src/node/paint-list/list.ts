import type { Rect } from '@clipmint/film'
import type { SKRSContext2D } from '@napi-rs/canvas'

import type { LivePicture } from '../../surface.ts'
import type { Area } from '../pixels/cover.ts'
import type { VideoColor } from '../pixels/placer.ts'

/** Where a picture goes that may be put under the drawing in video's own colours. Rects in pixels of the frame. */
export type PlacedPicture = { picture: LivePicture; source: Rect; target: Rect }

/** One call to a canvas, to be made again. `top` is how far down the frame the canvas begins. */
export type Command = {
  run: (context: SKRSContext2D, top: number) => void
  /** What it paints: null for a call that only changes the state. */
  paint: Paint | null
  /** For a `save`, the index of its `restore`: all between them is left out when none of it is seen. */
  until: number
}

export type Paint = {
  /** The pixels of the frame that it can change; empty when none. */
  bounds: Rect
  /** Equal looks paint the same pixels; null is equal to nothing. */
  look: string | null
  /** Paints over what lies below, with no other way of mixing. */
  plain: boolean
  /** Instead of painting, a hole for what lies under the drawing. */
  placed: (PlacedPicture & Hole) | null
  /** It is an area in one colour, which can be painted without a canvas. */
  filled: FilledArea | null
}

type Hole = {
  hole: (context: SKRSContext2D, top: number) => void
  holeLook: string
  /** How it can lie over another placed picture: the area that is seen of it, all where there is no mask; null when it cannot. */
  over: { mask: (() => Area) | null } | null
}

export type FilledArea = { area: () => Area; color: VideoColor }
