import { colorRoles, contrast, READABLE_CONTRAST } from '@clipmint/film'
import { describe, expect, it } from 'vitest'

import { assignRoles } from './assign-roles.ts'
import { dominantColors } from './dominant.ts'
import { toHex, toOklch } from './oklch.ts'
import { curatedSets, inLightOf, paletteOfKit } from './presets.ts'

const red = [200, 30, 40, 255]
const green = [30, 120, 60, 255]
const clear = [9, 9, 250, 0]
const picture = (...parts: [number[], number][]) =>
  new Uint8ClampedArray(parts.flatMap(([pixel, times]) => Array.from({ length: times }, () => pixel).flat()))

describe('the colours of a picture', () => {
  it('are those it is made of, the most frequent first, and none that is seen through', () => {
    expect(dominantColors(picture([green, 5], [red, 20], [clear, 90]))).toEqual(['#c81e28', '#1e783c'])
    expect(dominantColors(picture([clear, 9]))).toEqual([])
  })

  it('get roles in which all words can be read, whatever they are', () => {
    const hues = Array.from({ length: 12 }, (_, at) => toHex({ light: 0.7, chroma: 0.2, hue: at * 30 }))
    for (const colors of [...hues.map((color) => [color]), ['#808080'], ['#ffffff'], ['#000000'], hues]) {
      const palette = assignRoles(colors)
      if (!palette) throw new Error('There are colours.')
      const { primary, secondary, accent, ink, paper } = palette
      for (const [words, ground] of [
        [ink, paper],
        [primary, paper],
        [ink, secondary],
        [ink, accent],
      ] as const)
        expect(contrast(words, ground)).toBeGreaterThanOrEqual(READABLE_CONTRAST)
    }
    expect(assignRoles([])).toBeNull()
  })

  it('keep their hue: a red picture gives a red video', () => {
    const palette = assignRoles(dominantColors(picture([red, 20], [[240, 240, 238, 255], 90])))
    expect(Math.abs(toOklch(palette?.primary ?? '').hue - toOklch('#c81e28').hue)).toBeLessThan(8)
  })
})

describe('sets of colours', () => {
  it('read in every pair that words are set in', () => {
    for (const { name, palette } of curatedSets) {
      const { primary, secondary, accent, ink, paper } = palette
      const pairs = [
        [ink, paper],
        [primary, paper],
        [ink, secondary],
        [ink, accent],
      ] as const
      const weak = pairs.filter(([words, ground]) => contrast(words, ground) < READABLE_CONTRAST)
      expect([name, weak]).toEqual([name, []])
    }
  })

  it('keep a dark template dark', () => {
    const [{ palette } = { palette: null }] = curatedSets
    if (!palette) throw new Error('There is a set.')
    const dark = { ...palette, ink: '#ffffff', paper: '#101010' }
    expect(inLightOf(palette, palette)).toBe(palette)
    expect(inLightOf(palette, dark)).toMatchObject({ ink: palette.paper, paper: palette.ink })
  })

  it('of a brand give its five colours their own roles', () => {
    const [{ palette } = { palette: null }] = curatedSets
    if (!palette) throw new Error('There is a set.')
    expect(
      paletteOfKit(
        colorRoles.map((role) => palette[role]),
        palette,
      ),
    ).toEqual(palette)
    expect(paletteOfKit([], palette)).toEqual(palette)
  })
})
