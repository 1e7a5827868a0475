import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { randomBrief } from '../corpus/random-brief.ts'
import { shopBriefs } from '../corpus/shops.ts'
import { ungroundedIn } from '../grounding/grounding.ts'
import type { ProductBrief } from '../types.ts'
import { groundsOf } from './grounds.ts'
import { hashtagsFor } from './hashtags.ts'
import type { CaptionFacts } from './types.ts'

const of = (brief: ProductBrief, more: Partial<CaptionFacts> = {}): CaptionFacts => ({
  brief,
  brand: null,
  promotion: null,
  place: null,
  ...more,
})
const written = [...shopBriefs, ...Array.from({ length: 40 }, (_, seed) => randomBrief(seed + 1))].map(
  (brief) => ({
    brief,
    tags: hashtagsFor(of(brief)),
  }),
)

describe('hashtags of every brief', () => {
  it('are five to eight', () => {
    expect(written.filter(({ tags }) => tags.length < 5 || tags.length > 8)).toEqual([])
  })

  it('are letters and digits without #, thirty at most and never digits alone', () => {
    const bad = written
      .flatMap(({ tags }) => tags)
      .filter(
        (tag) =>
          !/^[\p{L}\p{M}\p{N}_]{2,30}$/u.test(tag) || !/\p{L}/u.test(tag) || tag !== tag.normalize('NFC'),
      )
    expect(bad).toEqual([])
  })

  it('hold none twice, however it is written', () => {
    const doubled = written.filter(
      ({ tags }) =>
        new Set(tags.map((tag) => tag.normalize('NFC').toLocaleLowerCase('en'))).size < tags.length,
    )
    expect(doubled).toEqual([])
  })

  it('say no number, superlative, claim or name that the owner did not', () => {
    const invented = written.flatMap(({ brief, tags }) => tags.flatMap(ungroundedIn(groundsOf(of(brief)))))
    expect(invented).toEqual([])
  })
})

describe('hashtags of one video', () => {
  const jam = briefOf({
    name: '수제 딸기잼',
    info: '국내산 딸기로 졸인 딸기잼이에요. 배송은 무료예요. 손으로 버터를 넣지 않고 만들어요.',
  })

  it('begin with the brand and the name', () => {
    expect(hashtagsFor(of(jam, { brand: '민트 상점' })).slice(0, 3)).toEqual([
      '민트상점',
      '수제딸기잼',
      '딸기잼',
    ])
  })

  it('take no word of a name that leans on its verb', () => {
    expect(hashtagsFor(of(briefOf({ name: '손으로 빚은 머그', info: '편해요.' })))).not.toContain('손으로')
  })

  it('cut no claim out of its sentence, and nothing out of a denial', () => {
    const loaf = briefOf({
      language: 'en',
      name: 'Sourdough loaf',
      info: 'Baked every morning with organic flour. Made without butter. Good with honey.',
    })
    const tags = [...hashtagsFor(of(loaf)), ...hashtagsFor(of(jam))]
    expect(tags).toContain('morning')
    for (const word of ['organic', 'butter', '무료', '버터']) expect(tags).not.toContain(word)
  })

  it('say where a place is, and what kind of shop is there', () => {
    const place = { name: '망원빵집', info: '', address: '서울 마포구 망원동 57-1', menu: [] }
    const tags = hashtagsFor(of(briefOf({ name: '민트빵집', info: '새벽에 반죽해요.' }), { place }))
    expect(tags).toEqual(expect.arrayContaining(['민트빵집', '망원동빵집', '망원동', '마포구']))
  })
})
