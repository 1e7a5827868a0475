import { createRandom } from '@clipmint/kit'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'

import type { Surface } from '../../surface.ts'
import { toSurface } from '../home.ts'
import { changesBetween, paintedBy } from './changes.ts'
import { touches } from './geometry.ts'
import { Recorder } from './recorder.ts'
import { replay } from './replay.ts'

const size = { width: 120, height: 96 }
const none = new Set<never>()
const sticker = createCanvas(20, 20)
toSurface(sticker.getContext('2d')).fillRect(4, 4, 12, 12)

/** Some scene of shapes, pictures, clips and a group, by chance; `moved` shifts one of its parts. */
function drawSomething(
  surface: Surface,
  group: { surface: Surface; picture: never },
  { seed, moved }: { seed: number; moved: number },
) {
  const chance = createRandom(seed)
  surface.save()
  surface.fillStyle = '#f5e9d0'
  surface.fillRect(0, 0, size.width, size.height)
  const movedOne = Math.floor(chance() * 14)
  for (let part = 0; part < 14; part += 1) {
    const shift = part === movedOne ? moved : 0
    surface.save()
    surface.translate(chance() * 100 + shift, chance() * 80)
    surface.rotate(chance() * 6)
    surface.globalAlpha = 0.3 + chance() * 0.7
    if (chance() < 0.3) {
      surface.beginPath()
      surface.rect(-10, -10, 30 * chance() + 5, 25)
      surface.clip()
    }
    const kind = Math.floor(chance() * 5)
    const gradient = surface.createLinearGradient(0, 0, 20, 20)
    gradient.addColorStop(0, '#ff4020')
    gradient.addColorStop(1, 'rgba(0,80,255,0.5)')
    surface.fillStyle = chance() < 0.5 ? gradient : '#2040c0'
    surface.globalCompositeOperation = chance() < 0.2 ? 'multiply' : 'source-over'
    if (kind === 0) surface.fillRect(-8, -6, 20, 14)
    else if (kind === 1) surface.drawImage(sticker, -10, -10, 24, 24)
    else if (kind === 2) {
      surface.beginPath()
      surface.moveTo(0, 0)
      surface.bezierCurveTo(10, -20, 20, 20, 30, 4)
      surface.lineTo(5, 18)
      surface.closePath()
      surface.fill()
    } else if (kind === 3) {
      surface.lineWidth = 3
      surface.strokeStyle = '#107030'
      surface.beginPath()
      surface.rect(-6, -6, 18, 12)
      surface.stroke()
    } else {
      group.surface.setTransform(1, 0, 0, 1, 0, 0)
      group.surface.clearRect(0, 0, size.width, size.height)
      group.surface.save()
      group.surface.fillStyle = '#c02080'
      group.surface.fillRect(10 + shift, 20, 30, 20)
      group.surface.drawImage(sticker, 30, 30, 20, 20)
      group.surface.restore()
      surface.setTransform(1, 0, 0, 1, 0, 0)
      surface.drawImage(group.picture, 0, 0, size.width, size.height)
    }
    surface.restore()
  }
  surface.restore()
}

function drawnDirectly(scene: { seed: number; moved: number }): Uint8ClampedArray {
  const canvas = createCanvas(size.width, size.height)
  const group = createCanvas(size.width, size.height)
  const groupSurface = { surface: toSurface(group.getContext('2d')), picture: group as never }
  drawSomething(toSurface(canvas.getContext('2d')), groupSurface, scene)
  return pixelsOf(canvas.getContext('2d'), 0, size.height)
}

function recorded(scene: { seed: number; moved: number }) {
  const help = createCanvas(1, 1).getContext('2d')
  const group = new Recorder(size, help)
  const recorder = new Recorder(size, help)
  drawSomething(recorder, { surface: group, picture: group as never }, scene)
  return recorder.take()
}

function pixelsOf(context: SKRSContext2D, top: number, rows: number): Uint8ClampedArray {
  return context.getImageData(0, top, size.width, rows).data
}

const bands = [0, 32, 64].map((top) => ({ x: 0, y: top, w: size.width, h: 32 }))
const seeds = Array.from({ length: 40 }, (_, index) => index + 1)

describe('a written-down drawing', () => {
  it.each(seeds)('made again in bands is the drawing itself (scene %i)', (seed) => {
    const scene = { seed, moved: 0 }
    const commands = recorded(scene)
    const want = drawnDirectly(scene)
    for (const part of bands) {
      const context = createCanvas(part.w, part.h).getContext('2d')
      replay(commands, context, { part, holes: none })
      const got = pixelsOf(context, 0, part.h)
      const range = [part.y * size.width * 4, (part.y + part.h) * size.width * 4] as const
      // Skia itself draws a pixel of an edge otherwise where a canvas ends near it.
      expect(mean(got, want.subarray(...range))).toBeLessThan(0.3)
    }
  })

  it.each(seeds)('tells every band in which the next frame differs (scene %i)', (seed) => {
    const [one, other] = [
      { seed, moved: 0 },
      { seed, moved: 9 },
    ]
    const changed = changesBetween(paintedBy(recorded(one), none), paintedBy(recorded(other), none))
    const [before, after] = [drawnDirectly(one), drawnDirectly(other)]
    for (const part of bands) {
      if (changed.some((rect) => touches(rect, part))) continue
      const range = [part.y * size.width * 4, (part.y + part.h) * size.width * 4] as const
      expect(worst(before.subarray(...range), after.subarray(...range))).toBe(0)
    }
  })
})

function mean(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
}

function worst(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0)
}
