import { describe, expect, it } from 'vitest'

import { targetOf } from '../../../../test/posting/world.ts'
import { afterFind } from './looking.ts'
import { afterTrouble } from './trouble.ts'

const hour = 3_600_000
const start = new Date('2026-11-26T09:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const key = { accountId: '01932b1e-0000-7000-8000-000000000000', id: '01932b1e-0000-7000-8000-000000000001' }
const begun = { ...targetOf(key, 'youtube', start), startedAt: start }
const full = (until: Date) =>
  ({ status: 'wait', why: 'quota', until, code: 'uploadLimitExceeded', told: '' }) as const

describe('a post whose account has no room', () => {
  it('waits the whole day that its channel asks for, also when asked moments after it began', () => {
    const until = after(24 * hour + 40)
    const move = afterTrouble(begun, full(until), after(40))
    expect(move).toMatchObject({ to: 'queued', next: until, event: { kind: 'waiting' } })
  })

  it('asks anew each time it is told to, until it has waited a day', () => {
    expect(afterTrouble(begun, full(after(24 * hour)), after(23 * hour)).to).toBe('queued')
    const late = afterTrouble(begun, full(after(25 * hour)), after(24 * hour))
    expect(late).toMatchObject({ to: 'failed', next: null, changes: { failure: 'quota-full' } })
  })

  it('waits for nothing that is more than a day away', () => {
    expect(afterTrouble(begun, full(after(30 * hour)), start).changes).toMatchObject({
      failure: 'quota-full',
    })
  })
})

it('gives a post that waited for room its whole hour of tries afterwards', () => {
  const waited = afterTrouble(begun, full(after(20 * hour)), start)
  const since = { ...begun, ...waited.changes }
  const outage = { status: 'wait', why: 'outage', until: null, code: '', told: '' } as const
  expect(afterTrouble(since, outage, after(20.9 * hour)).to).toBe('queued')
  expect(afterTrouble(since, outage, after(21.1 * hour)).changes).toMatchObject({ failure: 'network-away' })
})

describe('a story whose lists show nothing', () => {
  const story = { ...targetOf(key, 'instagram', start), kind: 'story' as const, publishingAt: start }
  const facts = { publishesBy: 'call', listedWithinMs: 0 } as const
  const absentAfter = (hours: number) =>
    afterFind({ ...story, state: 'unknown' }, { status: 'absent' }, { now: after(hours * hour), facts })

  it('never came while lists would still show it', () => {
    expect(absentAfter(20).changes).toMatchObject({ failure: 'nothing-came' })
  })

  it('may have been seen and be over by now, which nobody can tell', () => {
    expect(absentAfter(23.5).to).toBe('unknown')
    expect(absentAfter(25)).toMatchObject({ to: 'unknown', next: null, event: { kind: 'given-up' } })
  })
})
