import sharp, { type Sharp } from 'sharp'

import { drawMotif } from './draw/motifs.ts'
import type { Work } from './library.ts'

export type Size = { width: number; height: number }

const most = 60
const drawn = new Map<string, Promise<Buffer>>()

/** A work as a JPEG of a size; the last few are kept, since lists ask again. */
export function pictureOf(work: Work, size: Size): Promise<Buffer> {
  const key = `${work.number} ${size.width}×${size.height}`
  const known = drawn.get(key)
  if (known) return known
  const made = rasterOf(work, size).jpeg({ quality: 84 }).toBuffer()
  drawn.set(key, made)
  if (drawn.size > most) drawn.delete(drawn.keys().next().value ?? key)
  return made
}

/** A work as plain pixels, red, green and blue. */
export function pixelsOf(work: Work, size: Size): Promise<Buffer> {
  return rasterOf(work, size).flatten().raw().toBuffer()
}

/** The largest size of a work within a box. */
export function within({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

function rasterOf(work: Work, { width, height }: Size): Sharp {
  // Drawn small and made large: what is drawn has no detail that would be lost.
  const drawing = within(work, { width: 1_600, height: 1_600 })
  const svg = drawMotif(work.subject.motif, work.number, drawing)
  return sharp(Buffer.from(svg)).resize({ width, height, fit: 'cover' })
}
