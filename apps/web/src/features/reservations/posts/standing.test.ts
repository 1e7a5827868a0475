import type { Reservation } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { waysOf } from './standing.ts'

const post = (status: Reservation['status'], ...targets: string[]) =>
  ({ status, targets: targets.map((one) => ({ status: one })) }) as Pick<Reservation, 'status' | 'targets'>

it('lets a post be sent, moved and called off while it waits, and only called off on its way', () => {
  expect(waysOf(post(2, 'pending'))).toEqual(['now', 'move', 'cancel'])
  expect(waysOf(post(3, 'sending', 'published'))).toEqual(['cancel'])
})

it('sends again only what failed: nobody knows of the rest whether it is out', () => {
  expect(waysOf(post(5, 'published', 'failed'))).toEqual(['retry', 'mend', 'phone'])
  expect(waysOf(post(6, 'unknown'))).toEqual(['phone'])
})
