import { writeFile } from 'node:fs/promises'

import { createRandom } from '@clipmint/kit'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

/** Draws a photograph-like JPEG (soft light, many edges, some noise), the same for the same seed, and writes it. */
export async function makePhoto(
  path: string,
  { width, height, seed }: { width: number; height: number; seed: number },
): Promise<void> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  paintStillLife(context, { width, height, seed, turn: 0 })
  await writeFile(path, await canvas.encode('jpeg', 88))
}

/** A ground in two tones and many lit balls on it; `turn` (0 to 1) carries them round, for moving pictures. */
export function paintStillLife(
  context: SKRSContext2D,
  { width, height, seed, turn }: { width: number; height: number; seed: number; turn: number },
): void {
  const random = createRandom(seed)
  const hue = random() * 360
  const ground = context.createLinearGradient(0, 0, width, height)
  ground.addColorStop(0, `hsl(${hue} 45% 82%)`)
  ground.addColorStop(1, `hsl(${(hue + 50) % 360} 40% 46%)`)
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  for (let ball = 0; ball < 60; ball += 1) {
    const radius = Math.min(width, height) * (0.02 + 0.09 * random())
    const angle = random() * 2 * Math.PI + turn * 2 * Math.PI * (random() < 0.5 ? 1 : -1)
    const reach = random() * 0.55
    const x = width * (0.5 + Math.cos(angle) * reach)
    const y = height * (0.5 + Math.sin(angle) * reach)
    const own = (hue + 40 + 220 * random()) % 360
    const light = context.createRadialGradient(x - radius / 3, y - radius / 3, radius / 12, x, y, radius)
    light.addColorStop(0, `hsl(${own} 70% 88%)`)
    light.addColorStop(0.5, `hsl(${own} 65% 54%)`)
    light.addColorStop(1, `hsl(${own} 70% 26%)`)
    context.fillStyle = light
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
  }
}
