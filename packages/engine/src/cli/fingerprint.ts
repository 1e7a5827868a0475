import type { Film, Template } from '@clipmint/film'
import { createCanvas } from '@napi-rs/canvas'

import { drawFrame } from '../draw/frame.ts'
import { distance, type Fingerprint, lookOf } from '../judge/likeness.ts'
import { noMedia } from '../media.ts'
import { nodeHome, toSurface } from '../node/home.ts'
import { Stage } from '../stage.ts'
import { sampleFilm } from './sample-film.ts'

/** Wide enough to tell a headline from a picture, too small to read. */
const WIDTH = 24

/** A template as the store shows it upright, each scene at rest, small. Needs the fonts to be registered. */
export function fingerprintOf(template: Template): Fingerprint {
  const film: Film = sampleFilm(template, '9:16')
  const scale = WIDTH / film.width
  const canvas = createCanvas(WIDTH, Math.round(film.height * scale))
  const context = canvas.getContext('2d', { alpha: false })
  const stage = new Stage(nodeHome, film, scale)
  const looks = film.scenes.map(({ startMs, durationMs }) => {
    drawFrame(toSurface(context), stage, startMs + durationMs * 0.74, noMedia)
    return lookOf(context.getImageData(0, 0, canvas.width, canvas.height).data)
  })
  stage.dispose()
  return looks
}

export type Pair = { one: string; other: string; distance: number }

/** Every pair of templates, the most alike first. */
export function pairsByLikeness(fingerprints: ReadonlyMap<string, Fingerprint>): Pair[] {
  const entries = [...fingerprints]
  return entries
    .flatMap(([one, looks], index) =>
      entries.slice(index + 1).map(([other, others]) => ({ one, other, distance: distance(looks, others) })),
    )
    .toSorted((a, b) => a.distance - b.distance)
}
