import { describe, expect, it } from 'vitest'

import { faultIn } from './trouble.ts'

const now = new Date('2026-03-01T00:00:00Z')
const heard = (headers: Record<string, string> = {}, secrets: string[] = []) => ({ headers, now, secrets })
const error = (fields: Record<string, unknown>) => ({ error: fields })

describe('an answer that names an error', () => {
  it('is read with numbers as text, more fields and fewer', () => {
    const json = error({ code: '190', error_subcode: '463', fbtrace_id: 'x', error_user_title: 'y' })
    expect(faultIn(json, heard())?.trouble).toEqual({
      status: 'needs-owner',
      fault: 'ended',
      code: '190/463',
      told: '',
    })
    expect(faultIn({ data: [] }, heard())).toBeNull()
    expect(faultIn(undefined, heard())).toBeNull()
  })

  it('waits as long as the headers say, the longest of all', () => {
    const usage = JSON.stringify({
      '1': [{ type: 'pages', call_count: 100, estimated_time_to_regain_access: 12 }],
      '2': [{ type: 'messenger', estimated_time_to_regain_access: 0 }],
    })
    const json = error({ message: 'Too many calls', code: 80001 })
    const until = (headers: Record<string, string>) => faultIn(json, heard(headers))?.trouble
    expect(until({ 'x-business-use-case-usage': usage })).toMatchObject({
      status: 'wait',
      until: new Date('2026-03-01T00:12:00Z'),
    })
    expect(until({ 'x-business-use-case-usage': usage, 'retry-after': '3600' })).toMatchObject({
      until: new Date('2026-03-01T01:00:00Z'),
    })
    expect(until({ 'x-business-use-case-usage': '{"half' })).toMatchObject({ until: null })
  })

  it('asks each hour whether a quota that rolls over a day has room again', () => {
    const json = error({ message: 'Daily limit', code: 9, error_subcode: 2207042 })
    expect(faultIn(json, heard())?.trouble).toMatchObject({
      why: 'quota',
      until: new Date('2026-03-01T01:00:00Z'),
    })
  })

  it('takes a code that nobody wrote down for final', () => {
    expect(faultIn(error({ message: 'New', code: 987 }), heard())?.trouble).toMatchObject({
      status: 'rejected',
      refusal: 'other',
      code: '987',
    })
  })

  it('is told without tokens, those of the call and those that look like one', () => {
    const token = 'a-token-of-this-call'
    const message = `Malformed access token ${token} EAABsbCS1iHgBAKZ and IGAAJ1x2y3z4w5v6 in access_token=abc&x=1`
    const trouble = faultIn(error({ code: 190, message }), heard({}, [token]))?.trouble
    expect(trouble?.told).toBe('Malformed access token … … and … in access_token=…&x=1')
  })
})
