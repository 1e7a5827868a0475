import { expect, it } from 'vitest'

import { mayReadMetrics, type MetricsCaller } from './metrics-access.ts'

const here: MetricsCaller = { address: '127.0.0.1', authorization: undefined, isForwarded: false }
const open = { token: null, production: false }
const token = 'a-token-of-sixteen'

it('shows the metrics to this machine alone when no token is set', () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(mayReadMetrics({ ...here, address }, open)).toBe(true)
  for (const address of ['10.0.0.7', '2001:db8::1', '::ffff:10.0.0.7', undefined])
    expect(mayReadMetrics({ ...here, address }, open)).toBe(false)
})

it('does not take a proxy of this machine for this machine', () => {
  expect(mayReadMetrics({ ...here, isForwarded: true }, open)).toBe(false)
  expect(mayReadMetrics(here, { ...open, production: true })).toBe(false)
})

it('asks for the token once there is one, wherever the caller is', () => {
  const guarded = { token, production: true }
  expect(mayReadMetrics(here, guarded)).toBe(false)
  expect(mayReadMetrics({ ...here, authorization: 'Bearer another' }, guarded)).toBe(false)
  expect(mayReadMetrics({ ...here, authorization: token }, guarded)).toBe(false)
  const shown = { address: '10.0.0.7', authorization: `Bearer ${token}`, isForwarded: true }
  expect(mayReadMetrics(shown, guarded)).toBe(true)
})
