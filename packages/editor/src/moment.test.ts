import { sceneMoment } from '@clipmint/film'
import { describe, expect, it } from 'vitest'

import { sameMoment, slotAt, slotBoxesAt } from './moment.ts'
import { TestEditor } from './test/test-editor.ts'

describe('a slot on the frame', () => {
  it('is found under a point, words before the picture they lie on', () => {
    const { editor } = new TestEditor()
    const film = editor.film()
    expect(slotAt(film, editor.slots, 0, { x: 500, y: 500 })).toBe('title')
    expect(slotAt(film, editor.slots, 0, { x: 500, y: 1500 })).toBe('front')
    expect(slotAt(film, editor.slots, 0, { x: 500, y: 50 })).toBeNull()
  })

  it('stands there only while its scene plays', () => {
    const { editor } = new TestEditor()
    const film = editor.film()
    const second = film.scenes[1]?.startMs ?? 0
    expect(slotBoxesAt(film, editor.slots, second + 10).map(({ slotId }) => slotId)).toEqual([
      'crumb',
      'taste-line',
    ])
  })
})

it('shows a scene where it rests, on a whole frame inside it', () => {
  const { editor } = new TestEditor()
  const film = editor.film()
  for (const { id, startMs, durationMs } of film.scenes) {
    const moment = sceneMoment(film, id) ?? -1
    expect(moment).toBeGreaterThanOrEqual(startMs)
    expect(moment).toBeLessThan(startMs + durationMs)
    expect(Math.abs((moment * 30) / 1000 - Math.round((moment * 30) / 1000))).toBeLessThan(1e-6)
  }
  expect(sceneMoment(film, 'nowhere')).toBeNull()
})

it('goes from slot to slot in reading order, round and round', () => {
  const { editor } = new TestEditor()
  editor.selectNeighbour(1)
  expect(editor.state.selection).toBe('title')
  editor.selectNeighbour(1)
  expect(editor.state.selection).toBe('front')
  editor.select('title')
  editor.selectNeighbour(-1)
  expect(editor.state.selection).toBe('visit')
})

it('finds the moment of another version that shows the same: as far into the same scene', () => {
  const owner = new TestEditor()
  const film = owner.editor.film()
  owner.editor.setMusic({ trackId: 'slow' })
  owner.editor.sceneOff('offer')
  const other = owner.editor.film()
  const [here, there] = [film, other].map(({ scenes }) => scenes.find(({ id }) => id === 'cta'))
  if (!here || !there) throw new Error('Both have the scene.')
  const middle = here.startMs + here.durationMs / 2
  expect(sameMoment(film, middle, other)).toBeCloseTo(there.startMs + there.durationMs / 2)
  expect(sameMoment(film, film.durationMs, other)).toBeCloseTo(other.durationMs)
  const offer = film.scenes.find(({ id }) => id === 'offer')?.startMs ?? 0
  expect(sameMoment(film, offer, other)).toBeCloseTo((offer / film.durationMs) * other.durationMs)
})
