import { describe, expect, it } from 'vitest'

import { maySay } from '../check/check.ts'
import { briefOf } from '../corpus/brief.ts'
import { randomBrief } from '../corpus/random-brief.ts'
import { shopBriefs } from '../corpus/shops.ts'
import { ungroundedIn } from '../grounding/grounding.ts'
import type { Place, ProductBrief, Promotion } from '../types.ts'
import { captionsFor } from './captions.ts'
import { groundsOf } from './grounds.ts'
import type { CaptionFacts } from './types.ts'

const won = (amount: number) => ({ amount, currency: 'KRW' as const })
const sale: Promotion = {
  regular: won(32_000),
  discount: won(25_600),
  startAt: '2026-11-20',
  endAt: '2026-12-05',
  text: '겨울맞이 할인, 두 개 사면 리필 하나를 더 드려요.',
}
const bakery: Place = {
  name: '민트베이커리',
  info: '매일 새벽 4시에 반죽해요. 천연 발효종을 써요. 반려견과 함께 올 수 있어요.',
  address: '서울 마포구 망원동 57-1 1층',
  menu: [
    { name: '소금빵', price: won(3_500), about: '' },
    { name: '잠봉뵈르', price: won(8_900), about: '바게트에 햄과 버터' },
  ],
}
const jam = briefOf({
  name: '수제 딸기잼',
  info: '국내산 딸기 70%로 만든 수제 딸기잼이에요. 설탕을 절반으로 줄여 달지 않아요. 매일 아침 작은 냄비에서 졸여요. 200g 유리병에 담아 보내드려요.',
  price: won(12_900),
})
const of = (brief: ProductBrief, more: Partial<CaptionFacts> = {}): CaptionFacts => ({
  brief,
  brand: null,
  promotion: null,
  place: null,
  ...more,
})
const ofSale = of({ ...jam, price: sale.discount }, { promotion: sale, brand: '민트상점' })
const ofPlace = of(briefOf({ name: bakery.name, info: bakery.info }), { place: bakery })

/** A fixed sample, as each caption is read by every rule of the law. */
const sample = [
  ...shopBriefs.filter((_, index) => index % 4 === 0),
  ...Array.from({ length: 16 }, (_, seed) => randomBrief(seed + 1)),
]
const written = [...sample.map((brief) => of(brief)), ofSale, ofPlace].map((facts, seed) => ({
  facts,
  captions: captionsFor(facts, { seed }),
}))
const all = written.flatMap(({ facts, captions }) => captions.map((text) => ({ facts, text })))
const firstOf = (text: string): string => text.split('\n')[0] ?? ''

describe('every caption, of real-looking and of random briefs', () => {
  it('says no number, superlative, claim or name that the owner did not', () => {
    expect(all.length).toBeGreaterThan(200)
    const invented = all.flatMap(({ facts, text }) =>
      text.split('\n').flatMap(ungroundedIn(groundsOf(facts))),
    )
    expect(invented).toEqual([])
  })

  it('says nothing that the law forbids or wants proof of', () => {
    const banned = all.filter(({ facts, text }) =>
      text.split('\n').some((line) => line !== '' && !maySay(line, facts.brief)),
    )
    expect(banned).toEqual([])
  })

  it('holds no emoji and none of the signs that captions may not hold, no link and no telephone number', () => {
    const bad =
      /[<>'"&\\]|(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|https?:|0\d{1,2}-\d{3,4}-\d{4}|[#@]\p{L}/u
    expect(all.filter(({ text }) => bad.test(text))).toEqual([])
  })

  it('is short enough to be read, and has neither an empty line at its ends nor a line twice', () => {
    expect(all.filter(({ text }) => [...text].length > 400 || text !== text.trim())).toEqual([])
    const doubled = all.filter(({ text }) => {
      const lines = text.split('\n').filter((line) => line !== '')
      return new Set(lines).size < lines.length
    })
    expect(doubled).toEqual([])
  })

  it('begins like no other of the same video; there are ten at most, and one at least', () => {
    expect(written.filter(({ captions }) => captions.length < 1 || captions.length > 10)).toEqual([])
    expect(written.filter(({ captions }) => new Set(captions.map(firstOf)).size < captions.length)).toEqual(
      [],
    )
  })
})

describe('captions of one video', () => {
  it('are told in several manners, short and long, listed and priced, and ask nothing that the owner does not answer', () => {
    const captions = captionsFor(of(jam))
    expect(captions).toHaveLength(10)
    const five = captions.slice(0, 5)
    const lengths = five.map((text) => [...text].length).toSorted((a, b) => a - b)
    expect(lengths.at(-1)).toBeGreaterThan((lengths[0] ?? 0) * 2)
    expect(captions.filter((text) => firstOf(text).endsWith('?'))).toEqual([])
    expect(five.filter((text) => text.includes('\n- '))).toHaveLength(1)
    expect(five.filter((text) => text.includes('12,900원')).length).toBeGreaterThan(2)
  })

  it('begin with what weighs most with a buyer', () => {
    const brief = briefOf({
      ...jam,
      info: '매일 아침 작은 냄비에서 졸여요. 200g 유리병에 담아요. 세 병부터 택배비는 무료예요.',
    })
    expect(firstOf(captionsFor(of(brief))[0] ?? '')).toBe('세 병부터 택배비는 무료예요.')
  })

  it('ask to order only what is sold', () => {
    const barber = briefOf({
      name: 'Han’s Barber',
      info: 'A cut takes 40 minutes with hot towel and neck shave. I have been a barber since 1994. Monday closed.',
      price: { amount: 2200, currency: 'USD' },
      language: 'en',
    })
    expect(captionsFor(of(barber)).join('\n')).not.toMatch(/order/iu)
  })

  it('are the same for the same seed, and others for another', () => {
    expect(captionsFor(of(jam), { seed: 3 })).toEqual(captionsFor(of(jam), { seed: 3 }))
    expect(captionsFor(of(jam), { seed: 4 })).not.toEqual(captionsFor(of(jam), { seed: 3 }))
  })

  it('quote whole sentences of the owner’s, and leave out one that gives a telephone number', () => {
    const brief = briefOf({ ...jam, info: `${jam.info} 문의는 010-1234-5678로 주세요.` })
    const text = captionsFor(of(brief)).join('\n')
    expect(text).toContain('국내산 딸기 70%로 만든 수제 딸기잼이에요.')
    expect(text).not.toMatch(/010|문의는/u)
  })

  it('hold no link, though the name is one', () => {
    const captions = captionsFor(of({ ...jam, name: 'https://jam.kr 딸기잼' }))
    expect(captions.length).toBeGreaterThan(0)
    expect(captions.join('\n')).not.toContain('jam.kr')
  })

  it('name a thing once in what they ask of it', () => {
    const mug = briefOf({ name: 'Hand-thrown mug', info: 'Thrown by hand.', price: won(28_000) })
    const asked = captionsFor(of(mug))
      .map(firstOf)
      .filter((line) => line.endsWith('?'))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((line) => line.toLowerCase().split('mug').length > 2)).toEqual([])
  })

  it('are none where nothing is said and nothing has a name', () => {
    expect(captionsFor(of(briefOf({ name: '!!!', info: '!!! ???', price: won(0) })))).toEqual([])
  })

  it('leave out of a sentence what the law bans, and say the rest', () => {
    const brief = briefOf({ ...jam, info: `${jam.info} 당뇨를 치료하는 잼이에요. 전국 최고의 맛이에요.` })
    const text = captionsFor(of(brief)).join('\n')
    expect(text).not.toMatch(/당뇨|치료|최고/u)
    expect(text).toContain('매일 아침 작은 냄비에서 졸여요.')
  })

  it('say a caution with its sentence, and leave out what the law bans', () => {
    const info = '손세탁할 수 있고 건조기 사용은 피해 주세요. 부드럽고 전국 최고의 품질이에요.'
    const text = captionsFor(of(briefOf({ name: '울 비니', info }))).join('\n')
    expect(text).toContain('손세탁할 수 있고 건조기 사용은 피해 주세요.')
    expect(text).toContain('부드러워요')
    expect(text).not.toMatch(/최고/u)
  })

  it('say once what the owner says twice', () => {
    const brief = briefOf({ ...jam, info: '매일 아침 졸여요. 설탕을 줄였어요. 매일 아침 졸여요.' })
    const twice = captionsFor(of(brief)).filter((text) => text.split('매일 아침 졸여요.').length > 2)
    expect(twice).toEqual([])
  })

  it('never give the price of a promotion without its last day', () => {
    const captions = captionsFor(ofSale)
    expect(captions.length).toBeGreaterThan(5)
    expect(captions[0]).toContain('20% 할인')
    const priced = captions.filter((text) => text.includes('25,600원'))
    expect(priced.length).toBeGreaterThan(5)
    expect(priced.filter((text) => !text.includes('12월 5일까지'))).toEqual([])
  })

  it('tell where a place is and what it offers', () => {
    const captions = captionsFor(ofPlace)
    expect(captions.some((text) => text.includes('소금빵 3,500원'))).toBe(true)
    expect(captions.filter((text) => text.includes('망원동 57-1')).length).toBeGreaterThan(3)
  })

  it('are in the language of the video: words in another are not told', () => {
    const captions = captionsFor(of({ ...jam, language: 'en' }))
    expect(captions.length).toBeGreaterThan(0)
    expect(captions.join('\n')).not.toMatch(/졸여요|유리병/u)
    expect(captions.join('\n')).toContain('₩12,900')
  })
})
