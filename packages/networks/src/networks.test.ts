import { expect, it } from 'vitest'

import { publisherMakers } from './makers.ts'
import { networkIds, networks } from './networks.ts'

it.each(networkIds)('has facts and an adapter of %s under one id', (id) => {
  expect(networks[id].id).toBe(id)
  const { mark } = networks[id]
  expect(mark.filled ?? mark.drawn).toMatch(/^M/)
  const { keys, switchedOnBy } = publisherMakers[id]
  for (const key of Object.values(keys.shape)) expect(key.meta()).toMatchObject({ says: expect.any(String) })
  expect(Object.keys(keys.shape)).toContain(switchedOnBy)
})

it('has an adapter of each network that is known, and of no other', () => {
  expect(Object.keys(publisherMakers)).toEqual(networkIds)
})
