import { describe, expect, test } from 'vitest'

import { moods } from './mood.ts'
import { planPiece } from './piece.ts'
import { playMelody } from './players/melody.ts'
import { createRandom } from './random.ts'
import { barStrokes, cleanPattern } from './steps.ts'
import type { Layer } from './track.ts'
import { findTrack, tracks } from './tracks.ts'

const everyTrack = tracks.map((track) => [track.id, track] as const)
/** What a pattern may hold beside silence, holds and bar lines. */
const signs: Record<Layer['kind'], RegExp> = {
  drum: /^[Xxo,rthml]$/,
  bass: /^[13578<]$/,
  chords: /^[Xxo,u]$/,
  arp: /^\d$/,
  melody: /^[1-7a-gA-G]$/,
  effect: /^$/,
}

describe('the tracks', () => {
  test('are twelve, each with an id, a seed and a title of its own', () => {
    expect(tracks).toHaveLength(12)
    expect(new Set(tracks.map((track) => track.id)).size).toBe(12)
    expect(new Set(tracks.map((track) => track.seed)).size).toBe(12)
    expect(new Set(tracks.map((track) => track.title.ko)).size).toBe(12)
    expect(new Set(tracks.map((track) => track.title.en)).size).toBe(12)
  })

  test('serve every mood', () => {
    expect(new Set(tracks.flatMap((track) => track.moods))).toEqual(new Set(moods))
  })

  test('go from walking to running', () => {
    const tempos = tracks.map((track) => track.bpm)
    expect(Math.min(...tempos)).toBe(76)
    expect(Math.max(...tempos)).toBe(140)
    expect(new Set(tempos).size).toBe(12)
  })

  test('are found by id', () => {
    expect(findTrack('silk-ribbon')?.title.en).toBe('Silk Ribbon')
    expect(findTrack('nothing')).toBeNull()
  })
})

describe.each(everyTrack)('%s', (id, track) => {
  test('has a kebab-case id', () => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test('is written in whole bars with signs its layers know', () => {
    for (const layer of track.style.layers) expect(faultsOf(layer)).toEqual([])
  })

  test('writes its fills in half bars for drums it has', () => {
    const drums = new Set(track.style.layers.map((layer) => layer.instrument))
    for (const fill of track.style.fills) {
      for (const [instrument, pattern] of Object.entries(fill)) {
        expect(drums).toContain(instrument)
        expect(cleanPattern(pattern)).toHaveLength(8)
      }
    }
  })

  test('sings between the A below middle C and two octaves and a half above', () => {
    const piece = planPiece(track, 60_000)
    const tunes = track.style.layers.filter((layer) => layer.kind === 'melody')
    const sung = tunes.flatMap((layer) => playMelody(piece, layer, createRandom(1)).map((note) => note.midi))
    expect(Math.min(...sung)).toBeGreaterThanOrEqual(57)
    expect(Math.max(...sung)).toBeLessThanOrEqual(91)
  })

  test('knows every chord it names, at every length', () => {
    for (const totalMs of [5000, 15_000, 60_000]) {
      expect(planPiece(track, totalMs).harmony.length).toBeGreaterThan(1)
    }
  })
})

function faultsOf(layer: Layer): string[] {
  if (layer.kind === 'effect') return []
  return Object.entries(layer.patterns).flatMap(([place, pattern]) => {
    const strange = [...cleanPattern(pattern)].filter(
      (sign) => !'.-'.includes(sign) && !signs[layer.kind].test(sign),
    )
    const faults = strange.map((sign) => `${layer.instrument} ${place}: ${sign}`)
    if (place === 'final') return faults
    return [...faults, ...(isWhole(pattern) ? [] : [`${layer.instrument} ${place}: ${pattern}`])]
  })
}

function isWhole(pattern: string): boolean {
  try {
    barStrokes(pattern, 0)
    return true
  } catch {
    return false
  }
}
