import type { MediaRole, Placeholder, Rect } from '@clipmint/film'

import type { Surface } from '../../surface.ts'
import { grown, styleOf, withOpacity } from '../paint.ts'
import { type Tones, tonesOf } from './thing.ts'
import { drawings } from './things/index.ts'

/** How large the thing is drawn, as a share of the shorter side. */
const sizes: Readonly<Record<MediaRole, number>> = { hero: 0.78, detail: 0.94, use: 0.7, background: 0.64 }

/** How much of the accent (or, under nothing, of the main colour) is in the wall, so that pictures of a film differ. */
const tints: Readonly<Record<MediaRole, number>> = { hero: 0, detail: 0.14, use: -0.1, background: -0.2 }

/** Paints a still life in place of a picture nobody has given yet: a wall, a table, a simple thing in the light. */
export function paintPlaceholder(
  surface: Surface,
  place: Rect,
  { role, placeholder }: { role: MediaRole; placeholder: Placeholder },
): void {
  const tones = tonesOf(placeholder, tints[role])
  const { paint, hangs, low = 0, large = 1 } = drawings[placeholder.thing]
  const share = Math.min(sizes[role] * large, 0.94)
  const size = Math.min(place.w * share, place.h * 0.86 * Math.max(share, sizes[role]))
  const middle = place.x + place.w / 2
  const tall = size * (1 - low)
  // What is seen of the thing stands about the middle of the picture, a little under it.
  const foot = hangs
    ? place.y + place.h * 0.47 + size / 2
    : Math.min(place.y + place.h * 0.54 + tall / 2, place.y + place.h * 0.93)
  const horizon = hangs ? place.y + place.h * 0.86 : foot - size * 0.13
  paintRoom(surface, place, {
    tones,
    horizon,
    light: { x: middle, y: foot - tall * 0.55, reach: size },
    angle: role === 'hero' || role === 'background' ? 62 : 118,
  })
  if (hangs) paintWallShadow(surface, { middle, foot, size, tones })
  else paintCastShadow(surface, { middle, foot, size, tones })
  paint(surface, { x: middle - size / 2, y: foot - size, w: size, h: size }, tones)
}

/** Paints only the thing, within its place, to be cut out. */
export function paintThing(surface: Surface, place: Rect, placeholder: Placeholder): void {
  drawings[placeholder.thing].paint(surface, grown(place, -0.05 * place.w), tonesOf(placeholder))
}

type Light = { x: number; y: number; reach: number }

function paintRoom(
  surface: Surface,
  place: Rect,
  { tones, horizon, light, angle }: { tones: Tones; horizon: number; light: Light; angle: number },
): void {
  const wall = { x: place.x, y: place.y, w: place.w, h: horizon - place.y }
  surface.fillStyle = styleOf(
    surface,
    {
      type: 'linear',
      angle,
      stops: [
        { at: 0, color: tones.wallLight },
        { at: 1, color: tones.wall },
      ],
    },
    place,
  )
  surface.fillRect(place.x, place.y, place.w, place.h)
  const table = { x: place.x, y: horizon, w: place.w, h: place.y + place.h - horizon }
  surface.fillStyle = styleOf(
    surface,
    {
      type: 'linear',
      angle: 90,
      stops: [
        { at: 0, color: tones.table },
        { at: 1, color: tones.tableFront },
      ],
    },
    table,
  )
  surface.fillRect(table.x, table.y, table.w, table.h)
  // A pool of light behind the thing, and its fall on the table.
  glow(surface, wall, { light, color: '#ffffff', strength: tones.glow })
  glow(surface, table, {
    light: { ...light, y: horizon + light.reach * 0.1 },
    color: '#ffffff',
    strength: tones.glow / 2,
  })
}

function glow(
  surface: Surface,
  place: Rect,
  { light, color, strength }: { light: Light; color: string; strength: number },
): void {
  const spread = light.reach * 0.95
  const gradient = surface.createRadialGradient(light.x, light.y, 0, light.x, light.y, spread)
  gradient.addColorStop(0, withOpacity(color, strength))
  gradient.addColorStop(0.5, withOpacity(color, strength * 0.5))
  gradient.addColorStop(1, withOpacity(color, 0))
  surface.fillStyle = gradient
  surface.fillRect(place.x, place.y, place.w, place.h)
}

type Standing = { middle: number; foot: number; size: number; tones: Tones }

/** Dark and narrow where the thing touches the table, soft and wide away from the light. */
function paintCastShadow(surface: Surface, { middle, foot, size, tones }: Standing): void {
  for (const { wide, high, by, strength } of [
    { wide: 0.66, high: 0.1, by: 0.07, strength: 0.34 },
    { wide: 0.48, high: 0.035, by: 0.01, strength: 0.5 },
  ]) {
    surface.save()
    surface.translate(middle + size * by, foot - size * 0.008)
    surface.scale(1, high / wide)
    softDisc(surface, size * wide, { color: tones.shadow, strength })
    surface.restore()
  }
}

/** Behind a thing that hangs on the wall. */
function paintWallShadow(surface: Surface, { middle, foot, size, tones }: Standing): void {
  surface.save()
  surface.translate(middle + size * 0.03, foot - size * 0.44)
  softDisc(surface, size * 0.62, { color: tones.shadow, strength: 0.13 })
  surface.restore()
}

function softDisc(
  surface: Surface,
  reach: number,
  { color, strength }: { color: string; strength: number },
): void {
  const gradient = surface.createRadialGradient(0, 0, 0, 0, 0, reach)
  gradient.addColorStop(0, withOpacity(color, strength))
  gradient.addColorStop(0.45, withOpacity(color, strength * 0.66))
  gradient.addColorStop(1, withOpacity(color, 0))
  surface.fillStyle = gradient
  surface.fillRect(-reach, -reach, reach * 2, reach * 2)
}
