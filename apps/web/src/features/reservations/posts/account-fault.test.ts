import type { SocialAccount } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { accountFault } from './account-fault.ts'

const bakery = { name: '하늘빵집', handle: 'haneulbakery' }
const target = { status: 'pending', platform: 'instagram', account: bakery } as const
const linked = (account: object | null, state = 'connected') =>
  [{ type: 'instagram', state, account }] as unknown as SocialAccount[]

it('finds nothing wrong with a post that waits for the account that is linked', () => {
  expect(accountFault(target, linked(bakery))).toBeNull()
  expect(accountFault(target, [])).toBeNull()
})

it('says that the account is not linked any more, that it is another, or that its link has ended', () => {
  expect(accountFault(target, linked(null, 'available'))?.kind).toBe('unlinked')
  const other = { name: '하늘빵집', handle: 'haneul2' }
  expect(accountFault(target, linked(other))).toEqual({ kind: 'replaced', linked: '하늘빵집' })
  expect(accountFault({ ...target, account: null }, linked(other))?.kind).toBe('replaced')
  expect(accountFault(target, linked(bakery, 'needs-reconnect'))?.kind).toBe('ended')
})

it('says nothing of a post that does not wait', () => {
  expect(accountFault({ ...target, status: 'published' }, linked(null, 'available'))).toBeNull()
})
