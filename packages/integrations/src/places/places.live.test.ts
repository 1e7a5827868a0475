import { buffer } from 'node:stream/consumers'

import type { PlaceStage } from '@clipmint/contract'
import { type Sandbox, startSandbox } from '@clipmint/net/sandbox.suite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { createPlaceSource } from './create.ts'
import type { PlaceRef, PlaceSource, PlaceTidings } from './source.ts'

let sandbox: Sandbox
let source: PlaceSource
beforeAll(async () => {
  sandbox = await startSandbox()
  source = createPlaceSource({
    providers: ['naver', 'kakao', 'google'],
    googleKey: 'google-places-sandbox',
    sandboxUrl: sandbox.url,
  })
})
afterAll(() => sandbox.stop())
afterEach(() =>
  Promise.all(['naver', 'kakao', 'google'].map((it) => sandbox.setFault(`places-${it}`, 'none'))),
)

const noodles: PlaceRef = { provider: 'naver', id: '1000000101' }

/** Everything that is told of a place, by its stage. */
async function told(ref: PlaceRef, signal = AbortSignal.timeout(60_000)) {
  const all: PlaceTidings[] = []
  await source.collect(ref, { signal, tell: async (tidings) => void all.push(tidings) })
  const of = <Stage extends PlaceStage>(stage: Stage) => {
    const found = all.find((it) => it.stage === stage && it.status === 'got')
    if (!found) throw new Error(`Nothing came of ${stage}: ${JSON.stringify(all)}`)
    return found as Extract<PlaceTidings, { stage: Stage; status: 'got' }>
  }
  return { of, endings: all.map(({ stage, ...it }) => `${stage} ${'fault' in it ? it.fault : it.status}`) }
}

describe('a short link', () => {
  it.each([
    ['https://naver.me/shop101', 'naver', '1000000101'],
    ['http://naver.me/app101', 'naver', '1000000101'],
    ['https://naver.me/hops101', 'naver', '1000000101'],
    ['https://kko.to/shop102', 'kakao', '7700102'],
    ['https://maps.app.goo.gl/shop103', 'google', 'ChIJsandbox_1000000103'],
  ])('%s leads to its place', async (link, provider, id) => {
    expect(await source.read(`달빛국수\n${link}`)).toEqual({ status: 'read', ref: { provider, id } })
  })

  it('with Google’s own number is looked up by the name beside it, and refused where there is none', async () => {
    const number = 'ftid=0x357c9892d5f1:0x8eb0d4a1f3c2b6d2'
    const named = `https://maps.google.com/?q=${encodeURIComponent('온결헤어 망원')}&${number}`
    expect(await source.read(named)).toEqual({
      status: 'read',
      ref: { provider: 'google', id: 'ChIJsandbox_1000000103' },
    })
    expect(await source.read('https://maps.google.com/?cid=10281119596374313554')).toEqual({
      status: 'refused',
      fault: 'nameless_link',
    })
  })

  it.each([
    ['loopA', 'invalid_url'],
    ['far1', 'invalid_url'],
    ['away1', 'unsupported_host'],
    ['away2', 'unsupported_host'],
    ['away3', 'unsupported_host'],
    ['away4', 'unsupported_host'],
    ['away5', 'invalid_url'],
    ['away6', 'invalid_url'],
    ['away7', 'invalid_url'],
    ['nothing', 'place_not_found'],
  ])('%s leads astray', async (code, fault) => {
    expect(await source.read(`https://naver.me/${code}`)).toEqual({ status: 'refused', fault })
  })
})

describe('a place of Naver', () => {
  it('is read whole: facts, menu, pictures and the newest reviews with pictures', async () => {
    const { of, endings } = await told(noodles)
    expect(endings).toEqual(['basic got', 'menu got', 'photos got', 'reviews got'])
    expect(of('basic').basics).toMatchObject({
      name: '달빛국수 연남',
      kind: 'restaurant',
      category: '국수',
      address: '서울특별시 마포구 연남로 101 1층',
      phone: '0507-1000-0101',
      booking: 'https://booking.naver.com/booking/13/bizes/000101',
      homepage: 'https://1000000101.example.com/',
    })
    expect(of('basic').basics.hours[0]).toEqual({ day: '월', hours: '10:00–21:00 (휴게 15:00–16:30)' })
    expect(of('menu').menu.map(({ name, price, priceText }) => [name, price, priceText])).toEqual([
      ['달빛 멸치국수', 9_000, '9,000원'],
      ['들기름 막국수', 11_000, '11,000원'],
      ['수제 만두', 7_000, '7,000원'],
      ['계절 회무침', null, '시가'],
      ['어린이 국수', 5_000, '5,000원'],
      ['모둠 전', null, '15,000~'],
    ])
    expect(of('menu').menu[0]?.pictures).toHaveLength(2)
    expect(of('photos').photos).toHaveLength(8)
  })

  it('has twenty reviews, the newest first, each with a picture, and nobody’s name', async () => {
    const { reviews } = (await told(noodles)).of('reviews')
    expect(reviews).toHaveLength(20)
    expect(reviews.every(({ media }) => media.some(({ kind }) => kind === 'image'))).toBe(true)
    expect(reviews.some(({ media }) => media.some(({ kind }) => kind === 'video'))).toBe(true)
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(20)
    expect(reviews.map(({ id }) => id)).toEqual(reviews.map(({ id }) => id).toSorted())
    expect(reviews[0]).toMatchObject({ author: '김**', rating: 5 })
    expect(JSON.stringify(reviews)).not.toMatch(/나무|profile|objectId|m\.place\.naver\.com\/my/)
  })

  it('leaves a rating out where there are no stars', async () => {
    const { of } = await told({ provider: 'naver', id: '1000000102' })
    expect(of('basic').basics.kind).toBe('cafe')
    expect(of('reviews').reviews.every(({ rating }) => rating === null)).toBe(true)
  })

  it.each([
    ['1000000103', 'hairshop', '디자인 커트'],
    ['1000000104', 'accommodation', '파도 방 (2인)'],
  ])('%s sells what its kind of business sells', async (id, kind, first) => {
    const { of } = await told({ provider: 'naver', id })
    expect([of('basic').basics.kind, of('menu').menu[0]?.name]).toEqual([kind, first])
  })

  it('may say what would end a script, or an object in less careful hands', async () => {
    const { of } = await told({ provider: 'naver', id: '1000000107' })
    expect(of('basic').basics.description).toContain('적은 }; 와 </script> 는')
  })

  it('has clips of its owner among its pictures', async () => {
    const { photos } = (await told({ provider: 'naver', id: '1000000104' })).of('photos')
    expect(photos.at(-1)).toMatchObject({ kind: 'video' })
  })

  it('gives no patient’s words of a clinic', async () => {
    const { endings, of } = await told({ provider: 'naver', id: '1000000105' })
    expect(of('basic').basics.kind).toBe('hospital')
    expect(endings.at(-1)).toBe('reviews not_offered')
  })

  it.each([
    ['1000000106', 'place_not_found'],
    ['1000000108', 'place_not_found'],
    ['9999999999', 'place_not_found'],
  ])('%s is closed or was never there', async (id, fault) => {
    expect((await told({ provider: 'naver', id })).endings).toEqual([`basic ${fault}`])
  })

  it.each([
    ['captcha', 'blocked'],
    ['busy', 'blocked'],
    ['rebuilt', 'layout_changed'],
    ['garbled', 'layout_changed'],
    ['broken', 'unavailable'],
    ['silent', 'unavailable'],
  ])('that is %s cannot be read: %s', async (fault, said) => {
    await sandbox.setFault('places-naver', fault)
    expect((await told(noodles)).endings).toEqual([`basic ${said}`])
  })

  it('is kept as far as it came when its reviews are refused', async () => {
    await sandbox.setFault('places-naver', 'reviews-busy')
    expect((await told(noodles)).endings).toEqual(['basic got', 'menu got', 'photos got', 'reviews blocked'])
  })

  it('ends with the time that it is given', async () => {
    await sandbox.setFault('places-naver', 'slow')
    expect((await told(noodles, AbortSignal.timeout(300))).endings).toEqual(['basic timeout'])
  })
})

describe('a place of Kakao', () => {
  it('is read whole, its reviews over several pages', async () => {
    const { of, endings } = await told({ provider: 'kakao', id: '7700101' })
    expect(endings).toEqual(['basic got', 'menu got', 'photos got', 'reviews got'])
    expect(of('basic').basics).toMatchObject({ name: '달빛국수 연남', kind: 'restaurant' })
    expect(of('menu').menu[1]).toMatchObject({ name: '들기름 막국수', price: 11_000 })
    expect(of('reviews').reviews).toHaveLength(20)
    expect(of('reviews').reviews[0]?.author).toBe('김**')
  })

  it.each([
    ['7700106', 'none', 'place_not_found'],
    ['7700108', 'none', 'place_not_found'],
    ['7700101', 'rebuilt', 'layout_changed'],
    ['7700101', 'busy', 'blocked'],
  ])('%s that is %s cannot be read: %s', async (id, fault, said) => {
    await sandbox.setFault('places-kakao', fault)
    expect((await told({ provider: 'kakao', id })).endings).toEqual([`basic ${said}`])
  })
})

describe('a place of Google', () => {
  const cafe: PlaceRef = { provider: 'google', id: 'ChIJsandbox_1000000102' }
  it('gives its facts, and nothing that nobody may keep', async () => {
    const { of, endings } = await told(cafe)
    expect(of('basic').basics).toMatchObject({ name: '느린오후 로스터스', kind: 'cafe' })
    expect(endings.slice(1)).toEqual(['menu not_offered', 'photos not_offered', 'reviews not_offered'])
  })

  it('refuses a wrong key, and says of a closed place that it is gone', async () => {
    const strange = createPlaceSource({ providers: ['google'], googleKey: 'other', sandboxUrl: sandbox.url })
    const all: PlaceTidings[] = []
    await strange.collect(cafe, { signal: AbortSignal.timeout(9_000), tell: async (it) => void all.push(it) })
    expect(all).toEqual([{ stage: 'basic', status: 'missed', fault: 'blocked' }])
    expect((await told({ ...cafe, id: 'ChIJsandbox_1000000106' })).endings).toEqual(['basic place_not_found'])
  })
})

describe('a place that is asked for before it is begun', () => {
  it.each([
    ['naver', '1000000106', true],
    ['naver', '1000000108', true],
    ['naver', '1000000101', false],
    ['kakao', '7700108', true],
    ['google', 'ChIJsandbox_1000000108', true],
  ] as const)('at %s, %s, is gone: %s', async (provider, id, isGone) => {
    expect(await source.isGone({ provider, id })).toBe(isGone)
  })

  it('is not gone because its map gives no answer', async () => {
    await sandbox.setFault('places-naver', 'captcha')
    expect(await source.isGone({ provider: 'naver', id: '1000000108' })).toBe(false)
  })
})

describe('a picture', () => {
  const open = (name: string, kind: 'image' | 'video' = 'image', host = 'ldb-phinf.pstatic.net') =>
    source.open({ kind, url: `https://${host}/sandbox/1000000107/${name}` }, AbortSignal.timeout(30_000))
  it('comes from the maps’ own file servers', async () => {
    const opened = await open('photo-1.jpg')
    if (opened.status !== 'opened') throw new Error(opened.fault)
    expect([...(await buffer(opened.stream)).subarray(0, 2)]).toEqual([0xff, 0xd8])
  })

  it.each([
    ['bad-mime.jpg', 'layout_changed'],
    ['bad-huge.jpg', 'too_large'],
    ['bad-missing.jpg', 'place_not_found'],
    ['bad-slow.jpg', 'timeout'],
  ])(
    '%s is refused: %s',
    async (name, fault) => {
      expect(await open(name)).toEqual({ status: 'refused', fault })
    },
    30_000,
  )
})
