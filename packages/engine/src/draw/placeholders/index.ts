import type { MediaRole, Rect } from '@clipmint/film'
import { luminance } from '@clipmint/film'

import type { Surface } from '../../surface.ts'
import { layOutline, ellipse } from '../outline.ts'
import { styleOf } from '../paint.ts'
import { bag } from './bag.ts'
import { bottle } from './bottle.ts'
import { box } from './box.ts'
import { cup } from './cup.ts'
import { jar } from './jar.ts'
import { plant } from './plant.ts'
import { mix, type Thing, type Tones } from './thing.ts'

/** Which things stand in for a picture of a role: the slot's name picks one, so that a film shows several. */
const things: Readonly<Record<MediaRole, readonly Thing[]>> = {
  hero: [bottle, jar, bag, box],
  detail: [jar, cup, bottle],
  use: [cup, plant, bag],
  background: [plant, box, cup],
}

/** How large the thing is drawn, as a share of the shorter side. */
const sizes: Readonly<Record<MediaRole, number>> = { hero: 0.66, detail: 0.94, use: 0.6, background: 0.46 }

/** Paints a still life in place of a picture nobody has given yet: a wall, a table, a simple thing in the light. */
export function paintPlaceholder(
  surface: Surface,
  place: Rect,
  { role, slotId, colors }: { role: MediaRole; slotId: string; colors: { back: string; front: string } },
): void {
  const tones = tonesOf(colors)
  const seed = hash(slotId)
  const list = things[role]
  const thing = list[seed % list.length] ?? bottle
  const horizon = place.y + place.h * (role === 'detail' ? 0.72 : 0.68)
  paintRoom(surface, place, { tones, horizon, leftLit: seed % 2 === 0 })
  const size = Math.min(place.w, place.h * 0.86) * sizes[role]
  const foot = Math.min(horizon + size * 0.16, place.y + place.h * 0.92)
  const middle = place.x + place.w / 2
  paintCastShadow(surface, { middle, foot, size, tones })
  thing(surface, { x: middle - size / 2, y: foot - size, w: size, h: size }, tones)
}

/** Paints only the thing, as high as its place and on its foot, to be seen without a room around it. */
export function paintThing(
  surface: Surface,
  place: Rect,
  { role, slotId, colors }: { role: MediaRole; slotId: string; colors: { back: string; front: string } },
): void {
  const list = things[role]
  const thing = list[hash(slotId) % list.length] ?? bottle
  thing(surface, place, tonesOf(colors))
}

function paintRoom(
  surface: Surface,
  place: Rect,
  { tones, horizon, leftLit }: { tones: Tones; horizon: number; leftLit: boolean },
): void {
  surface.fillStyle = styleOf(
    surface,
    {
      type: 'linear',
      angle: leftLit ? 55 : 125,
      stops: [
        { at: 0, color: tones.wallLight },
        { at: 1, color: tones.wall },
      ],
    },
    place,
  )
  surface.fillRect(place.x, place.y, place.w, place.h)
  const sun = Math.min(place.w, place.h) * 0.84
  surface.fillStyle = tones.halo
  const middle = place.x + place.w / 2
  layOutline(surface, ellipse({ x: middle - sun / 2, y: horizon - sun * 0.86, w: sun, h: sun }))
  surface.fill()
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
}

function paintCastShadow(
  surface: Surface,
  { middle, foot, size, tones }: { middle: number; foot: number; size: number; tones: Tones },
): void {
  for (const [share, opacity] of [
    [0.62, 0.1],
    [0.5, 0.14],
    [0.4, 0.2],
  ] as const) {
    surface.save()
    surface.globalAlpha = opacity
    surface.fillStyle = tones.dark
    const w = size * share
    layOutline(surface, ellipse({ x: middle - w / 2 + size * 0.03, y: foot - w * 0.07, w, h: w * 0.14 }))
    surface.fill()
    surface.restore()
  }
}

function tonesOf({ back, front }: { back: string; front: string }): Tones {
  const isPale = luminance(back) > 0.35
  return {
    wallLight: mix(back, '#ffffff', isPale ? 0.5 : 0.16),
    wall: back,
    halo: mix(back, '#ffffff', isPale ? 0.62 : 0.2),
    table: mix(back, front, 0.2),
    tableFront: mix(back, front, 0.34),
    light: mix(front, '#ffffff', 0.34),
    main: front,
    deep: mix(front, '#000000', 0.28),
    dark: mix(front, '#000000', 0.62),
    label: mix('#ffffff', back, 0.14),
  }
}

function hash(text: string): number {
  let value = 2_166_136_261
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return value >>> 0
}
