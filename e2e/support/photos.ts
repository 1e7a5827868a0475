import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Browser } from 'playwright-core'

/**
 * Photographs of a mug in `count` colours, drawn by the browser: JPEG files of 1200 × 1500, in a temporary folder that
 * goes with the browser. In those that are `cropped` the mug is cut off at the foot of the picture; before a `tiled`
 * wall nothing is cut out of them, which takes the product longer than all else that it does with a picture.
 */
export async function drawPhotos(
  browser: Browser,
  count: number,
  { cropped = false, tiled = false } = {},
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'clipmint-photos-'))
  browser.once('disconnected', () => rmSync(folder, { recursive: true, force: true }))
  const page = await browser.newPage()
  const paths: string[] = []
  for (let index = 0; index < count; index += 1) {
    const data = await page.evaluate(drawMug, { hue: index * 67, height: cropped ? 1_040 : 480, tiled })
    const path = join(folder, `mug-${index + 1}.jpg`)
    writeFileSync(path, Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'))
    paths.push(path)
  }
  await page.close()
  return paths
}

/** Runs in the page. */
function drawMug({ hue, height, tiled }: { hue: number; height: number; tiled: boolean }): string {
  const canvas = document.createElement('canvas')
  canvas.width = 1_200
  canvas.height = 1_500
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  const wall = context.createLinearGradient(0, 0, 0, 1_500)
  wall.addColorStop(0, `hsl(${hue + 30} 30% 88%)`)
  wall.addColorStop(0.7, `hsl(${hue + 30} 25% 76%)`)
  wall.addColorStop(1, `hsl(${hue + 30} 20% 60%)`)
  context.fillStyle = wall
  context.fillRect(0, 0, 1_200, 1_500)
  context.fillStyle = `hsl(${hue + 200} 45% 40%)`
  for (let x = 0; tiled && x < 1_200; x += 100)
    for (let y = (x % 200) - 100; y < 1_500; y += 200) context.fillRect(x, y, 100, 100)
  context.fillStyle = `hsl(${hue} 55% 42%)`
  context.beginPath()
  context.roundRect(380, 560, 420, height, 60)
  context.fill()
  context.lineWidth = 50
  context.strokeStyle = context.fillStyle
  context.beginPath()
  context.arc(820, 790, 110, -1.4, 1.4)
  context.stroke()
  return canvas.toDataURL('image/jpeg', 0.9)
}
