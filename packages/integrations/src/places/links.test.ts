import { describe, expect, it } from 'vitest'

import { createPlaceSource } from './create.ts'

const source = createPlaceSource({
  providers: ['naver', 'kakao', 'google'],
  googleKey: 'key',
  sandboxUrl: null,
})

const id = '1234567890'
describe('a link that says its place is read without asking anybody', () => {
  it.each([
    `https://map.naver.com/p/entry/place/${id}?c=15.00,0,0,0,dh`,
    `http://map.naver.com/p/entry/place/${id}`,
    `https://map.naver.com./p/entry/place/${id}`,
    `https://MAP.NAVER.COM/p/entry/place/${id}#menu`,
    `https://map.naver.com/v5/entry/place/${id}`,
    `https://map.naver.com/p/search/%EA%B5%AD%EC%88%98/place/${id}`,
    `https://map.naver.com/p/search/연남 국수/place/${id}`.replace(' ', '%20'),
    `https://map.naver.com/v5/search/국수/place/${id}?c=1`,
    `https://m.place.naver.com/restaurant/${id}/home`,
    `https://m.place.naver.com/cafe/${id}/menu/list`,
    `https://m.place.naver.com/hairshop/${id}/review/visitor?reviewSort=recent`,
    `https://m.place.naver.com/place/${id}`,
    `https://pcmap.place.naver.com/accommodation/${id}/home`,
    `https://place.naver.com/hospital/${id}`,
    `https://m.map.naver.com/appLink.nhn?pinType=place&pinId=${id}&app=Y`,
    `map.naver.com/p/entry/place/${id}`,
    `[네이버 지도]\n달빛국수 연남\n서울특별시 마포구 연남로 101\nhttps://map.naver.com/p/entry/place/${id}`,
    `https://example.com/blog 여기 말고 https://map.naver.com/p/entry/place/${id}`,
    `가게:https://map.naver.com/p/entry/place/${id}).`,
  ])('%s', async (text) => {
    expect(await source.read(text)).toEqual({ status: 'read', ref: { provider: 'naver', id } })
  })

  it.each([
    'https://place.map.kakao.com/12345678',
    'https://place.map.kakao.com/m/12345678',
    'https://map.kakao.com/?itemId=12345678',
    'https://m.map.kakao.com/scheme/place?id=12345678',
    'https://map.kakao.com/link/map/12345678',
  ])('%s', async (text) => {
    expect(await source.read(text)).toEqual({ status: 'read', ref: { provider: 'kakao', id: '12345678' } })
  })

  it.each([
    'https://www.google.com/maps/search/?api=1&query=x&query_place_id=ChIJabcdefghij',
    'https://maps.google.com/?q=place_id:ChIJabcdefghij',
    'https://www.google.co.kr/maps?q=place_id:ChIJabcdefghij',
  ])('%s', async (text) => {
    expect(await source.read(text)).toEqual({
      status: 'read',
      ref: { provider: 'google', id: 'ChIJabcdefghij' },
    })
  })
})

it.each([
  'https://maps.google.com/?cid=10281119596374313554',
  'https://www.google.com/maps?cid=10281119596374313554&hl=ko',
  'https://maps.google.com/maps?ftid=0x357c9892d5f1:0x8eb0d4a1f3c2b6d2',
  'https://maps.google.com/?q=37.56,126.92&ftid=0x357c9892d5f1:0x8eb0d4a1f3c2b6d2',
])('says that nobody can tell the place of %s, and asks nobody', async (link) => {
  expect(await source.read(link)).toEqual({ status: 'refused', fault: 'nameless_link' })
})

it.each([
  'https://maps.google.com/?cid=abc',
  'https://maps.google.com/?ftid=0x1',
  'https://maps.google.com/?q=국수',
  `https://maps.google.com/?cid=${'1'.repeat(21)}`,
])('finds no place in %s', async (link) => {
  expect(await source.read(link)).toEqual({ status: 'refused', fault: 'invalid_url' })
})

it('takes no link of a provider that is off', async () => {
  const naverAlone = createPlaceSource({ providers: ['naver', 'google'], googleKey: null, sandboxUrl: null })
  expect(naverAlone.providers).toEqual(['naver'])
  for (const link of [
    'https://place.map.kakao.com/12345678',
    'https://maps.google.com/?q=place_id:ChIJabcdefghij',
  ])
    expect(await naverAlone.read(link)).toEqual({ status: 'refused', fault: 'unsupported_host' })
})

it.each(['', '   ', '달빛국수', '1234567890'])('finds no link in "%s"', async (text) => {
  expect(await source.read(text)).toEqual({ status: 'refused', fault: 'invalid_url' })
})
