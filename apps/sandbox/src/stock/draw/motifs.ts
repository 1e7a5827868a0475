import { chanceOf } from '../chance.ts'
import type { Canvas } from './canvas.ts'
import { bokeh, city, flower, hills, leaves, sea } from './places.ts'
import { bottle, box, cup, fruit, plate } from './things.ts'

const motifs = { bokeh, bottle, box, city, cup, flower, fruit, hills, leaves, plate, sea }
export type Motif = keyof typeof motifs

/** A picture of a motif as SVG, another for each seed. */
export function drawMotif(
  motif: Motif,
  seed: number,
  { width, height }: { width: number; height: number },
): string {
  const chance = chanceOf(seed)
  const canvas: Canvas = {
    width,
    height,
    unit: Math.min(width, height),
    hue: Math.floor(chance() * 360),
    chance,
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${motifs[motif](canvas)}</svg>`
}
