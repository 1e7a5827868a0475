import { postStatus } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import { statusOf } from './status.ts'

const nextAt = null
const seen = { state: 'confirmed', nextAt, failure: null } as const
const calledOff = { state: 'cancelled', nextAt, failure: null } as const
const leftOut = { state: 'cancelled', nextAt, failure: 'outdated' } as const

describe('what a post is as a whole', () => {
  it('is done where the rest was called off by its owner', () => {
    expect(statusOf([seen, calledOff])).toBe(postStatus.completed)
  })

  it('is done in part where a network was left out for a reason', () => {
    expect(statusOf([seen, leftOut])).toBe(postStatus.partiallyCompleted)
  })

  it('is cancelled where nothing of it is left, for whatever reason', () => {
    expect(statusOf([calledOff, leftOut])).toBe(postStatus.cancelled)
    expect(statusOf([leftOut])).toBe(postStatus.cancelled)
  })
})
