import { renderStates } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { canCallOff, lockOf } from './lock.ts'

it('lets a video be edited while nobody makes it, also after a failed try', () => {
  expect(renderStates.filter((renderState) => lockOf({ status: 0, renderState }) === null)).toEqual([
    'none',
    'done',
    'failed',
  ])
})

it('asks before a finished video is edited, and locks what is expired or in the trash whatever its render did', () => {
  expect(lockOf({ status: 1, renderState: 'done' })).toBe('done')
  for (const renderState of renderStates) {
    expect(lockOf({ status: 2, renderState })).toBe('expired')
    expect(lockOf({ status: 3, renderState })).toBe('trash')
  }
})

it('lets a render be called off until it draws', () => {
  const callable = renderStates.filter((renderState) => canCallOff({ renderState }))
  expect(callable).toEqual(['requested', 'queued', 'preparing'])
})
