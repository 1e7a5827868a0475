import { describe, expect, it } from 'vitest'

import { mailPlan } from './rules.ts'

const minute = 60_000

describe('mail', () => {
  it('waits for whoever looks at the site, and goes only when nobody did', () => {
    expect(mailPlan(3 * minute, 60)).toEqual({ afterSeconds: 60, always: false })
  })

  it('goes at once after a long wait', () => {
    expect(mailPlan(10 * minute, 60)).toEqual({ afterSeconds: 0, always: true })
  })
})
