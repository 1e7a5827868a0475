import { must } from '@clipmint/kit'
import { admitOwnMusic, findTrack } from '@clipmint/music'
import { describe, expect, it } from 'vitest'

import { startAfterKey, startNear, startRange } from './start-rules.ts'

const beatMs = 60_000 / must(findTrack('morning-market'), 'the track').bpm
const composed = must(startRange('morning-market', 15_000), 'a range')
admitOwnMusic([
  { id: 'own', title: '우리 노래', durationMs: 40_000, url: '/own' },
  { id: 'jingle', title: '로고송', durationMs: 4_000, url: '/jingle' },
])
const own = must(startRange('own', 15_000), 'a range')

describe('where a film may begin in its music', () => {
  it('is on the beats of a track, when that is wanted', () => {
    expect(startNear(beatMs * 3.4, { range: composed, onBeat: true })).toBe(Math.round(beatMs * 3))
    expect(startNear(beatMs * 3.4, { range: composed, onBeat: false })).toBe(Math.round(beatMs * 3.4))
    expect(startNear(9_999_999, { range: composed, onBeat: true })).toBe(Math.round(composed.mostMs))
    expect(startNear(-5, { range: composed, onBeat: true })).toBe(0)
  })

  it('is anywhere in the owner’s own music that still lasts the film', () => {
    expect(own.beats).toBeNull()
    expect(startNear(12_345.6, { range: own, onBeat: true })).toBe(12_346)
    expect(startNear(39_000, { range: own, onBeat: true })).toBe(25_000)
  })

  it('is anywhere but at the end of music that is shorter and goes round', () => {
    expect(startNear(9_000, { range: must(startRange('jingle', 15_000), 'a range'), onBeat: false })).toBe(
      3_000,
    )
  })

  it('moves by keys: a beat, a bar, to the ends; other keys do nothing', () => {
    const after = (key: string, ms: number) => startAfterKey(key, ms, { range: composed, onBeat: true })
    expect(after('ArrowRight', 0)).toBe(Math.round(beatMs))
    expect(after('PageUp', 0)).toBe(Math.round(beatMs * 4))
    expect(after('ArrowLeft', 0)).toBe(0)
    expect(after('End', 0)).toBe(Math.round(composed.mostMs))
    expect(after('Home', 5_000)).toBe(0)
    expect(after('a', 0)).toBeNull()
    expect(startAfterKey('ArrowRight', 0, { range: own, onBeat: true })).toBe(500)
  })

  it('is not known for music that is gone', () => expect(startRange('no-such', 15_000)).toBeNull())
})
