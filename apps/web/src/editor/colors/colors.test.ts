import { colorRoles, contrast, READABLE_CONTRAST, readableOn, toHex, toOklch } from '@clipmint/film'
import { describe, expect, it } from 'vitest'

import { cafeTemplate } from '../test/cafe.ts'
import { assignRoles } from './assign-roles.ts'
import { dominantColors } from './dominant.ts'
import { mendedAt, readableTone } from './mended.ts'
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

describe('a colour that words cannot be read in', () => {
  // All its words are of the role `ink`, on `paper`.
  const { colors } = cafeTemplate

  it('is told of at its own field, with how little it is told apart and what is shown instead', () => {
    const changed = { ink: '#e8e8e8' }
    expect(mendedAt('ink', cafeTemplate, changed)).toEqual([
      {
        words: 'ink',
        ground: 'paper',
        ratio: contrast('#e8e8e8', colors.paper),
        shown: readableOn(colors.paper, '#e8e8e8', { ...colors, ...changed }),
      },
    ])
    expect(mendedAt('paper', cafeTemplate, changed)).toEqual([])
  })

  it('is told of at the ground where only the ground was changed', () => {
    const changed = { paper: '#202020' }
    expect(mendedAt('ink', cafeTemplate, changed)).toEqual([])
    expect(mendedAt('paper', cafeTemplate, changed)).toMatchObject([{ words: 'ink', ground: 'paper' }])
  })

  it('is not spoken of where it reads, nor where the template chose it', () => {
    const weak = { ...cafeTemplate, colors: { ...colors, ink: '#e8e8e8' } }
    expect([...mendedAt('ink', weak, {}), ...mendedAt('paper', weak, {})]).toEqual([])
    expect(mendedAt('ink', cafeTemplate, { ink: '#7a1020' })).toEqual([])
  })

  it('becomes one that reads with the nearest tone of its own hue', () => {
    const changed = { ink: '#ff9db0' }
    const tone = readableTone('ink', cafeTemplate, changed)
    if (tone === null) throw new Error('There is a tone.')
    expect(contrast(tone, colors.paper)).toBeGreaterThanOrEqual(READABLE_CONTRAST)
    expect(contrast(tone, colors.paper)).toBeLessThan(READABLE_CONTRAST * 1.15)
    expect(Math.abs(toOklch(tone).hue - toOklch(changed.ink).hue)).toBeLessThan(12)
    expect(mendedAt('ink', cafeTemplate, { ink: tone })).toEqual([])
  })
})
