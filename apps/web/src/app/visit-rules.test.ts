import { expect, it } from 'vitest'

import { inflowOf, sourceOf, withVisit } from './visit-rules.ts'

const at = '2026-11-24T01:00:00.000Z'
const later = '2026-11-25T01:00:00.000Z'
const site = 'https://clipmint.example'

function came(path: string, referrer = '') {
  return sourceOf(`${site}${path}`, referrer, 'ko')
}

it('notes the path, who linked here, the campaign and the partner', () => {
  const path = '/store?utm_source=naver&utm_medium=cpc&utm_campaign=%EA%B0%80%EC%9D%84&ref=shopkim&q=1'
  expect(came(path, 'https://search.naver.com/q?secret=1')).toEqual({
    landingPath: '/store',
    referrer: 'search.naver.com',
    campaign: { source: 'naver', medium: 'cpc', campaign: '가을' },
    ref: 'shopkim',
    language: 'ko',
  })
})

it('takes no page of our own for one that linked here, and keeps nobody’s token', () => {
  expect(came('/', `${site}/store`).referrer).toBeNull()
  expect(came('/share/abc123').landingPath).toBe('/share')
  expect(came('/m/abc123').landingPath).toBe('/m')
})

it('keeps how somebody first came, with the last visit, unless a later one says who sent them', () => {
  const first = withVisit(undefined, came('/', 'https://blog.example.com/'), at)
  const again = withVisit(first, came('/store'), later)
  expect(again).toMatchObject({ firstAt: at, lastAt: later, landingPath: '/', referrer: 'blog.example.com' })
  const sent = withVisit(again, came('/guide?utm_source=mail'), later)
  expect(sent).toMatchObject({ firstAt: at, landingPath: '/guide', campaign: { source: 'mail' } })
})

it.for([
  ['/?utm_source=naver&utm_medium=cpc', '', { inflow: 'naver/cpc' }],
  ['/?ref=shopkim&utm_source=naver', '', { inflow: 'shopkim' }],
  ['/?ref=blog.naver.com', '', { inflow: 'blog.naver.com' }],
  ['/?ref=eyJh.eyJ0.c2ln', '', { inflow: 'direct/', ref: 'eyJh.eyJ0.c2ln' }],
  ['/store', 'https://www.google.com/', { inflow: 'www.google.com' }],
  ['/guide', '', { inflow: 'direct/guide' }],
] as const)('says of %s from "%s" at sign-up what the contract takes', ([path, referrer, said]) => {
  expect(inflowOf(withVisit(undefined, came(path, referrer), at))).toEqual(said)
})

it('is never longer than the contract takes, and says nothing where nothing is known', () => {
  const long = withVisit(undefined, came(`/?utm_source=${'a'.repeat(70)}&utm_medium=${'b'.repeat(70)}`), at)
  expect(inflowOf(long).inflow).toHaveLength(100)
  expect(inflowOf(undefined)).toEqual({})
})
