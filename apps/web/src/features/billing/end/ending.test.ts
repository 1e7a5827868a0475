import { expect, test } from 'vitest'

import { endingOf, endingOfRefused } from './ending.ts'

test.for([
  ['BILLING_INVALID_CARD', 'card', false],
  ['BILLING_APPROVAL_FAILED', 'card', false],
  ['BILLING_WRONG_METHOD', 'card', false],
  ['BILLING_INFO_MISMATCH', 'again', false],
  ['BILLING_TIMED_OUT', 'again', false],
  ['BILLING_WINDOW_CLOSED', 'again', false],
  ['BILLING_FAILED', 'again', false],
  ['BILLING_ALREADY_PAID', 'look', true],
  ['BILLING_IN_PROCESS', 'look', true],
  ['BILLING_BEGUN_ANEW', 'look', true],
  ['NETWORK_ERROR', 'look', true],
  [null, 'look', true],
] as const)('after %s leads to %s', ([code, next, isPaid]) => {
  expect(endingOf(code)).toEqual({ next, isPaid })
})

test.for([
  ['invalid-card', 'card', false],
  ['timed-out', 'again', false],
  ['begun-anew', 'look', true],
  [null, 'again', false],
] as const)('a closed payment of which %s is told leads to %s', ([message, next, isPaid]) => {
  expect(endingOfRefused(message)).toEqual({ next, isPaid })
})
