import { createHmac } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { readLaunch } from './launch.ts'

const secret = 'a client secret'
const now = new Date('2026-03-01T12:00:00+09:00')
const at = (seconds: number) => Math.floor(now.getTime() / 1_000) - seconds

/** The query as a shop sends it: signed over its own letters, sorted by name. */
function launched({ name = '%EA%B9%80%EB%AF%BC%ED%8A%B8', age = 10, mall = 'mintmarket' } = {}): string {
  const said = `is_multi_shop=F&lang=ko_KR&mall_id=${mall}&nation=KR&shop_no=1&timestamp=${at(age)}&user_id=mint&user_name=${name}&user_type=P`
  const hmac = createHmac('sha256', secret).update(said).digest('base64')
  return `${said}&hmac=${encodeURIComponent(hmac)}`
}
const read = (query: string) => readLaunch(query, { secret, now })

describe('what the app was opened with', () => {
  it('is read with a Korean name', () => {
    expect(read(launched())).toEqual({
      status: 'launched',
      launch: { mallId: 'mintmarket', shopNo: 1, userName: '김민트', lang: 'ko_KR' },
    })
  })

  it.each([
    ['a plus', 'Kim+Mint'],
    ['a percent', 'Kim%20Mint'],
    ['small hex digits', '%ea%b9%80%20%eb%af%bc%ed%8a%b8'],
  ])('is read as it came where a blank is written by %s', (_how, name) => {
    expect(read(launched({ name }))).toMatchObject({ status: 'launched' })
  })

  it('is refused once a program has written it anew', () => {
    const query = launched({ name: 'Kim%20Mint' })
    const anew = new URLSearchParams(query).toString()
    expect(anew).toContain('user_name=Kim+Mint')
    expect(read(anew)).toEqual({ status: 'refused', reason: 'unsigned' })
  })

  it('may have its parts in any order, and its signature with a bare plus', () => {
    const parts = launched().split('&')
    expect(read(parts.toReversed().join('&'))).toMatchObject({ status: 'launched' })
    const bare = Array.from({ length: 40 }, (_, index) => launched({ age: index })).find((it) =>
      it.includes('%2B'),
    )
    expect(read((bare ?? '').replace('%2B', '+'))).toMatchObject({ status: 'launched' })
  })

  it.each([
    ['without a signature', launched().replace(/&hmac=.*/, ''), 'unsigned'],
    ['with another shop', launched().replace('mintmarket', 'othermarket'), 'unsigned'],
    ['with a signature that is no text', launched().replace(/&hmac=.*/, '&hmac=%E0%A4%A'), 'unsigned'],
    ['two hours later', launched({ age: 7_201 }), 'stale'],
    ['long before it was sent', launched({ age: -600 }), 'stale'],
    ['for what is no id of a shop', launched({ mall: 'evil.example' }), 'unreadable'],
  ])('is refused %s', (_what, query, reason) => {
    expect(read(query)).toEqual({ status: 'refused', reason })
  })
})
