import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { MediaFile } from '@clipmint/film'
import { createRandom } from '@clipmint/kit'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

import { describeMedia } from '../node/describe.ts'

const WIDTH = 1200
const HEIGHT = 1500

const drawings: Readonly<Record<string, (context: SKRSContext2D) => void>> = {
  white: (context) => speckle(context, { from: 225, to: 252, side: 60 }),
  black: (context) => speckle(context, { from: 4, to: 30, side: 60 }),
  busy: (context) => speckle(context, { from: 15, to: 245, side: 150 }),
}

/** Photographs on which words are hard to read, drawn into a folder: a white, a black and a busy one. */
export async function drawTestPhotos(folder: string): Promise<MediaFile[]> {
  const files: MediaFile[] = []
  for (const [name, draw] of Object.entries(drawings)) {
    const canvas = createCanvas(WIDTH, HEIGHT)
    draw(canvas.getContext('2d', { alpha: false }))
    const path = join(folder, `${name}.jpg`)
    await writeFile(path, await canvas.encode('jpeg', 90))
    files.push(await describeMedia(path))
  }
  return files
}

/** Squares of greys, the same on every run. */
function speckle(
  context: SKRSContext2D,
  { from, to, side }: { from: number; to: number; side: number },
): void {
  const random = createRandom(7)
  for (let y = 0; y < HEIGHT; y += side) {
    for (let x = 0; x < WIDTH; x += side) {
      const grey = Math.round(from + (to - from) * random())
      context.fillStyle = `rgb(${grey}, ${grey}, ${grey})`
      context.fillRect(x, y, side, side)
    }
  }
}
