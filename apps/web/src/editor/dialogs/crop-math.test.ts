import { placeMedia } from '@clipmint/film'
import { describe, expect, it } from 'vitest'

import { boundedView, cropOf, flippedView, mostZoom, turnedOn, viewOf } from './crop-math.ts'

const file = { width: 1600, height: 1200 }
const tall = { width: 1080, height: 1920 }
const middle = { x: 0.5, y: 0.5 }

describe('cropping', () => {
  it('begins with what the design shows', () => {
    const focal = { x: 0.2, y: 0.5 }
    const view = viewOf(null, focal, file, tall)
    const auto = placeMedia({ crop: null, file: { ...file, focal } }, 'cover', tall).source
    const crop = cropOf(view, file, tall)
    expect(crop.x * file.width).toBeCloseTo(auto.x)
    expect(crop.w * file.width).toBeCloseTo(auto.w)
    expect(crop.h * file.height).toBeCloseTo(auto.h)
  })

  it('gives a crop that fills its place exactly, without stretching', () => {
    const crop = cropOf({ zoom: 2, x: 0.4, y: 0.6 }, file, tall)
    const { source } = placeMedia({ crop, file: { ...file, focal: middle } }, 'cover', tall)
    expect(source.w / source.h).toBeCloseTo(tall.width / tall.height)
    expect(source.w).toBeCloseTo(crop.w * file.width)
    expect(source.x).toBeCloseTo(crop.x * file.width)
  })

  it('opens again where it was left', () => {
    const view = { zoom: 1.7, x: 0.45, y: 0.55 }
    const again = viewOf(cropOf(view, file, tall), middle, file, tall)
    expect(again.zoom).toBeCloseTo(1.7)
    expect(again.x).toBeCloseTo(0.45)
    expect(again.y).toBeCloseTo(0.55)
  })

  it('never shows beside the picture, however far it is dragged or zoomed', () => {
    for (const view of [
      { zoom: 0.2, x: -3, y: 9 },
      { zoom: 99, x: 1, y: 0 },
    ]) {
      const { x, y, w, h } = cropOf(view, file, tall)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1 + 1e-9)
      expect(Math.min(w, h)).toBeGreaterThanOrEqual(0.05)
    }
    expect(boundedView({ zoom: 99, x: 0.5, y: 0.5 }, file, tall).zoom).toBe(mostZoom(file, tall))
  })

  it('turns what is seen clockwise, also in a mirror', () => {
    expect(turnedOn({ turn: 270, flip: false })).toBe(0)
    expect(turnedOn({ turn: 0, flip: true })).toBe(270)
  })

  it('stays on the same part of a picture that is mirrored', () => {
    const view = { zoom: 2, x: 0.3, y: 0.6 }
    const [was, is] = [view, flippedView(view)].map((it) => cropOf(it, file, tall))
    expect(is?.x).toBeCloseTo(1 - (was?.x ?? 0) - (was?.w ?? 0))
    expect(flippedView(flippedView(view)).x).toBeCloseTo(view.x)
  })
})
