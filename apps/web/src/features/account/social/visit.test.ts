import { expect, test } from 'vitest'

import { dropTicket, intentOf, keepTicket, readEnd, startAddress } from './visit.ts'

function shelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

test('the way to a provider says where to go on to', () => {
  const address = startAddress('kakao', { redirectUrl: '/store?page=2', ticket: 't' })
  expect(address).toBe('/v3/user/social/kakao/start?ticket=t&redirectUrl=%2Fstore%3Fpage%3D2')
  expect(startAddress('kakao', { redirectUrl: undefined, ticket: 't' })).not.toContain('redirectUrl')
})

test('a tab takes the answer that it went for, and no other', () => {
  const tab = shelf()
  const ticket = keepTicket(tab, 'link')
  expect(intentOf(tab, ticket)).toBe('link')
  expect(intentOf(tab, 'another')).toBeNull()
  expect(intentOf(tab, '')).toBeNull()
  expect(intentOf(shelf(), ticket)).toBeNull()
  dropTicket(tab)
  expect(intentOf(tab, ticket)).toBeNull()
})

test('an answer is read from behind the #, and nonsense is none', () => {
  expect(readEnd('#channel=kakao&ticket=t&idToken=a.b.c')).toEqual({
    channel: 'kakao',
    ticket: 't',
    idToken: 'a.b.c',
  })
  expect(readEnd('#channel=naver&ticket=t&code=CANCELLED')).toEqual({
    channel: 'naver',
    ticket: 't',
    code: 'CANCELLED',
  })
  for (const hash of ['', '#', '#channel=myspace&idToken=a', '#channel=kakao&ticket=t'])
    expect(readEnd(hash)).toBeNull()
})
