import { beatGrid, compose, listTracks, type Track } from '@clipmint/music'
import { describe, expect, test } from 'vitest'

import { every } from '../node/every.suite.ts'
import { judge } from './audit/judge.ts'
import { levelDb } from './audit/level.ts'
import { listen } from './audit/listen.ts'
import { barProfile, onsetCurve, onsetStepMs, tempoOf } from './audit/onsets.ts'
import { bandPass } from './dsp/filter.ts'
import { measureLoudness } from './loudness.ts'
import { master } from './master.ts'
import type { Stereo } from './stereo.ts'
import { synthesize } from './synthesize.ts'

const durationMs = 10_000
/** Of a track that the audit's rules are tried on; `npm run music:audit` hears more of every one. */
const heardMs = 12_000
const bandsHertz = [120, 500, 2000, 8000]
const played = new Map<string, Played>()

type Played = { finalMs: number; sound: Stereo; curve: number[] }

/** A track as a film of 10 s ends up hearing it, made once for all tests. */
function play(track: Track): Played {
  const known = played.get(track.id)
  if (known !== undefined) return known
  const score = compose(track, { durationMs, startMs: 0 })
  const sound = master(synthesize(score), { integratedLufs: -14, truePeakDb: -1 })
  const fresh = { finalMs: score.finalMs, sound, curve: onsetCurve(sound) }
  played.set(track.id, fresh)
  return fresh
}

const tracks = listTracks()
const handwritten = tracks.filter(({ genre }) => genre === null).filter((_, at) => every || at % 3 === 0)

describe.each(handwritten.map((track) => [track.id, track] as const))('%s at 10 s', (_, track) => {
  test('is −14 LUFS with its true peak under −1 dBTP', () => {
    const { sound } = play(track)
    const { integratedLufs, truePeakDb } = measureLoudness(sound)
    expect(integratedLufs).toBeCloseTo(-14, 0)
    expect(truePeakDb).toBeLessThan(-2.4)
  })

  test('starts with the picture and ends with it', () => {
    const { sound, finalMs } = play(track)
    expect(levelDb(sound, 0, 50)).toBeGreaterThan(-24)
    expect(levelDb(sound, durationMs - 50, durationMs)).toBeLessThan(-55)
    expect(levelDb(sound, finalMs, finalMs + 250)).toBeGreaterThan(-22)
  })

  test('repeats itself at the tempo it says', () => {
    expect(Math.abs(tempoOf(play(track).curve, track.bpm) - track.bpm)).toBeLessThan(0.6)
  })

  test('has an onset on each downbeat', () => {
    const { curve, finalMs } = play(track)
    const usual = [...curve].sort((a, b) => a - b)[Math.floor(curve.length * 0.8)] ?? 0
    const downbeats = beatGrid(track, durationMs).downbeats.filter((atMs) => atMs > 0 && atMs <= finalMs + 1)
    const missed = downbeats.filter((atMs) => {
      const step = Math.round(atMs / onsetStepMs)
      return Math.max(...curve.slice(step - 3, step + 4)) < 1.5 * usual
    })
    expect(missed).toEqual([])
  })

  test('is neither muddy nor harsh: no region drowns the others', () => {
    const { sound } = play(track)
    const [low = 0, middle = 0, presence = 0, top = 0] = bandsHertz.map((hertz) => bandLevel(sound, hertz))
    expect(low - middle).toBeLessThan(12)
    expect(middle - presence).toBeLessThan(22)
    expect(middle - presence).toBeGreaterThan(0)
    expect(presence - top).toBeLessThan(20)
    expect(presence - top).toBeGreaterThan(-6)
  })
})

test('no two tracks have the same groove', () => {
  const grooves = handwritten.map((track) => ({
    id: track.id,
    profile: barProfile(play(track).sound, track.bpm),
  }))
  const alike = grooves.flatMap((one, index) =>
    grooves.slice(index + 1).filter((other) => likeness(one.profile, other.profile) > 0.93),
  )
  expect(alike.map((groove) => groove.id)).toEqual([])
})

test('a sample of the catalogue keeps to every rule that `npm run music:audit` holds over all of it', () => {
  const genres = [...new Set(tracks.flatMap(({ genre }) => genre ?? []))]
  const sample = genres.flatMap((genre, index) =>
    index % (every ? 2 : 6) === 0 ? tracks.filter((it) => it.genre === genre).slice(index, index + 1) : [],
  )
  expect(sample.length).toBeGreaterThan(every ? 9 : 2)
  expect(judge(sample.map((track) => listen(track, heardMs))).faults).toEqual([])
})

test('the audit hears two tracks that are one, one too loud, and one beside its tempo', () => {
  const [one] = handwritten
  if (!one) throw new Error('There is no track.')
  const heard = listen(one, heardMs)
  const faults = judge([
    heard,
    { ...heard, id: 'twin' },
    {
      ...heard,
      id: 'loud',
      integratedLufs: -12,
      groove: [1],
      bandsDb: heard.bandsDb.map((db) => db + 9),
      bpm: 200,
    },
  ]).faults.join()
  expect(faults).toContain('apart')
  expect(faults).toContain('loud: -12 LUFS')
  expect(faults).toContain('not 200 BPM')
})

/** Cosine of the angle between two bar profiles: 1 when the same things are struck at the same places. */
function likeness(one: readonly number[], other: readonly number[]): number {
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other))
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
}

function bandLevel(sound: Stereo, hertz: number): number {
  const [left, right] = [sound.left.slice(), sound.right.slice()]
  for (const side of [left, right]) bandPass(side, sound.sampleRate, hertz, 1.4)
  return levelDb({ sampleRate: sound.sampleRate, left, right }, 0, durationMs)
}
