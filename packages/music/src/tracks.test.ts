import { createRandom } from '@clipmint/kit'
import { describe, expect, test } from 'vitest'

import { styleSheets } from './catalogue/styles/index.ts'
import { moods } from './mood.ts'
import { planPiece } from './piece.ts'
import { playMelody } from './players/melody.ts'
import { barStrokes, cleanPattern } from './steps.ts'
import { sampleOf } from './test/sample.ts'
import type { Layer, Track } from './track.ts'
import { findTrack, listTracks } from './tracks.ts'
import { handwritten } from './tracks/index.ts'

const tracks = listTracks()
const someTracks = [...handwritten, ...sampleOf(tracks)].map((track) => [track.id, track] as const)
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
  test('are more than five hundred, each with an id and a title of its own in both languages', () => {
    expect(tracks.length).toBeGreaterThanOrEqual(500)
    const facts: ((track: Track) => string | number)[] = [
      ({ id }) => id,
      ({ seed }) => seed,
      ({ title }) => title.ko,
      ({ title }) => title.en,
    ]
    for (const fact of facts) expect(new Set(tracks.map((track) => fact(track))).size).toBe(tracks.length)
  })

  test('have Korean titles in Hangul and English ones in letters, without numbers stuck on', () => {
    for (const { id, title } of tracks) {
      expect(title.ko).toMatch(/^[가-힣 ,]+$/)
      expect(title.en).toMatch(/^[\p{L} ’-]+$/u)
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    }
  })

  test('come in twenty styles or more, each with enough to choose from', () => {
    expect(styleSheets.length).toBeGreaterThanOrEqual(20)
    for (const sheet of styleSheets) expect(sheet.names.length).toBeGreaterThanOrEqual(20)
  })

  test('serve every mood', () => {
    expect(new Set(tracks.flatMap((track) => track.moods))).toEqual(new Set(moods))
  })

  test('go from a slow walk to a run', () => {
    const tempos = tracks.map((track) => track.bpm)
    expect(Math.min(...tempos)).toBeLessThan(70)
    expect(Math.max(...tempos)).toBeGreaterThan(140)
  })

  test('are found by id', () => {
    expect(findTrack('silk-ribbon')?.title.en).toBe('Silk Ribbon')
    expect(findTrack('nothing')).toBeNull()
  })
})

describe.each(someTracks)('%s', (_id, track) => {
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
