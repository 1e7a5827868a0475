import { describe, expect, it } from 'vitest'

import { plainText } from '../../plain-text.ts'
import { apiAddress, isMallId, pictureAddress } from './address.ts'
import { wonOf } from './catalogue.ts'
import { toMoment } from './moment.ts'
import { createPace } from './pace.ts'
import { batchesOf } from './pictures.ts'

const MB = 1024 ** 2

describe('an id of a shop', () => {
  it.each(['mint', 'a1b', 'x'.repeat(20)])('is %s', (id) => expect(isMallId(id)).toBe(true))
  it.each(['', 'ab', 'x'.repeat(21), 'Mint', 'mint-shop', 'evil.example/', 'mint\n', '민트', 'a@b'])(
    'is not %j, of which no address is made',
    (id) => {
      expect(isMallId(id)).toBe(false)
      expect(() => apiAddress({}, id, '/oauth/token')).toThrow('no id of a shop')
      expect(pictureAddress({}, id, 'https://img.cafe24.com/a.jpg')).toBeNull()
    },
  )
})

describe('the address of a picture', () => {
  const of = (address: string) => pictureAddress({}, 'mint', address)?.href ?? null
  it('is at Cafe24 over TLS, also for a shop with a name of its own', () => {
    expect(of('http://mint.cafe24.com/web/product/big/1.jpg')).toBe(
      'https://mint.cafe24.com/web/product/big/1.jpg',
    )
    expect(of('//ecimg.cafe24img.com/pg1/mint/1.jpg')).toBe('https://ecimg.cafe24img.com/pg1/mint/1.jpg')
    expect(of('https://www.mint-shop.kr/web/product/big/1.jpg')).toBe(
      'https://mint.cafe24.com/web/product/big/1.jpg',
    )
  })
  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/secret.jpg',
    'https://mint.cafe24.com:8443/web/1.jpg',
    'https://name@mint.cafe24.com/web/1.jpg',
    'https://evil.example/1.jpg',
    'https://other.cafe24.com/1.jpg',
    'file:///web/passwd',
    'nothing',
  ])('is never %s', (address) => expect(of(address)).toBeNull())
  it('stays below the base that stands in', () => {
    const base = { CAFE24_URL: 'http://127.0.0.1:3400/sandbox/cafe24' }
    const inside = 'http://127.0.0.1:3400/sandbox/cafe24/mint/web/product/big/1.jpg'
    expect(pictureAddress(base, 'mint', inside)?.href).toBe(inside)
    for (const outside of [
      'http://127.0.0.1:3400/sandbox/cafe24/other/web/1.jpg',
      'http://127.0.0.1:3400/sandbox/cafe24/mint/web/../../../inbox',
      'http://127.0.0.1:5432/sandbox/cafe24/mint/web/1.jpg',
    ])
      expect(pictureAddress(base, 'mint', outside)).toBeNull()
  })
})

it('reads a time without a zone as Seoul’s', () => {
  expect(toMoment('2026-03-01T12:00:00.000')?.toISOString()).toBe('2026-03-01T03:00:00.000Z')
  expect(toMoment('2026-03-01 12:00:00')?.toISOString()).toBe('2026-03-01T03:00:00.000Z')
  expect(toMoment('2026-03-01T12:00:00+09:00')?.toISOString()).toBe('2026-03-01T03:00:00.000Z')
  expect(toMoment('2026-03-01T12:00:00Z')?.toISOString()).toBe('2026-03-01T12:00:00.000Z')
  expect(toMoment('soon')).toBeNull()
})

it.each([
  ['12900.00', 12_900],
  ['0.00', 0],
  ['1999.60', 2_000],
  ['-5', null],
  ['free', null],
  ['', null],
])('reads the price %j as %s won', (price, won) => expect(wonOf(price)).toBe(won))

describe('pictures that go together', () => {
  it('are at most twenty', () => {
    expect(batchesOf(Array.from({ length: 45 }, () => 1_000)).map(({ length }) => length)).toEqual([
      20, 20, 5,
    ])
  })
  it('are at most 30 MB, none over ten, and keep their places', () => {
    expect(batchesOf([9 * MB, 9 * MB, 9 * MB, 9 * MB, 11 * MB, 1])).toEqual([
      [0, 1, 2],
      [3, 5],
    ])
    expect(batchesOf([])).toEqual([])
  })
})

describe('the pace', () => {
  const paced = () => {
    const waits: number[] = []
    return {
      waits,
      pace: createPace(
        () => 0,
        async (ms) => void waits.push(ms),
      ),
    }
  }
  it('slows down as the bucket fills, for the shop whose bucket it is', async () => {
    const { waits, pace } = paced()
    pace.hear('mint', { limit: '20/40', restSeconds: null })
    expect(await pace.wait('mint')).toBe(0)
    pace.hear('mint', { limit: '38/40', restSeconds: null })
    expect(await pace.wait('mint')).toBe(0)
    expect(await pace.wait('other')).toBe(0)
    expect(waits).toEqual([2_000])
  })
  it('asks nobody who wants to be left alone for long', async () => {
    const { waits, pace } = paced()
    pace.hear('mint', { limit: '40/40', restSeconds: 30 })
    expect(await pace.wait('mint')).toBe(30)
    expect(waits).toEqual([])
  })
})

it('takes the words out of a description', () => {
  const html = `<style>p{color:red}</style><h2>손으로 빚은 Mug</h2><p>흙으로&nbsp;빚었어요.<br>320ml &amp; 전자레인지&nbsp;OK</p>
    <script>alert(1)</script><p><img src="https://x/1.jpg" alt="big"></p><ul><li>화이트</li><li>민트</li></ul><a href="https://evil.example">더 보기</a>`
  expect(plainText(html).split('\n')).toEqual([
    '손으로 빚은 Mug',
    '흙으로 빚었어요.',
    '320ml & 전자레인지 OK',
    '· 화이트',
    '· 민트',
    '더 보기',
  ])
  expect(plainText('<p><img src="only.jpg"></p>')).toBe('')
})
