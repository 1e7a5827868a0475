import { expect, it } from 'vitest'

import {
  bindFields,
  bindToday,
  boundSlots,
  type FieldToday,
  outdatedSlots,
  renewFields,
} from './bound-fields.ts'
import type { FieldFact } from './field-words.ts'
import { fillTemplate } from './fill.ts'
import type { UserSource } from './project.ts'
import type { Script } from './script.ts'
import { Template } from './template.ts'
import { sampleTemplate } from './test/sample-template.ts'

const script: Script = {
  lang: 'ko',
  name: '손뜨개 울 비니',
  price: '24,900원',
  brand: null,
  lines: [
    { role: 'hook', headline: ['손으로 뜬 비니'], sub: [] },
    { role: 'benefit', headline: ['가볍고 따뜻해요'], sub: [] },
    { role: 'detail', headline: ['울 100%'], sub: [] },
    { role: 'cta', headline: ['지금 만나 보세요'], sub: [] },
  ],
}
const priced = (shown: string): FieldFact[] => [{ field: 'product.price', shown: [shown] }]
const filled = fillTemplate(sampleTemplate, '9:16', script, [])

/** The words of the first scene in place of the script's, bound to what they show. */
function saying(words: string, facts: readonly FieldFact[], more: UserSource['text'] = {}): UserSource {
  const text = { ...filled.text, ...more, 's1-title': { value: words } }
  return bindFields(sampleTemplate, { ...filled, text }, facts)
}

const shownBy = (words: string, facts: readonly FieldFact[]) =>
  boundSlots(sampleTemplate, saying(words, facts))
    .filter(({ slotId }) => slotId === 's1-title')
    .map(({ field, shown }) => [field, shown])

it('lets the slot that shows a price know the price, and no other slot', () => {
  const bound = boundSlots(sampleTemplate, bindFields(sampleTemplate, filled, priced('24,900원')))
  expect(bound).toEqual([{ slotId: 's4-price', field: 'product.price', form: 0, shown: '24,900원' }])
  expect(outdatedSlots(bound, priced('24,900원'))).toEqual([])
})

it('finds a video out of date when the price has changed, and renews it', () => {
  const source = bindFields(sampleTemplate, filled, priced('24,900원'))
  const outdated = outdatedSlots(boundSlots(sampleTemplate, source), priced('21,000원'))
  expect(outdated).toMatchObject([{ slotId: 's4-price', shown: '24,900원', now: '21,000원' }])
  const renewed = renewFields(sampleTemplate, source, outdated)
  expect(renewed.left).toEqual([])
  expect(renewed.source.text['s4-price']?.value).toBe('21,000원')
  const again = boundSlots(sampleTemplate, renewed.source)
  expect(outdatedSlots(again, priced('21,000원'))).toEqual([])
  expect(outdatedSlots(again, priced('19,000원'))).toHaveLength(1)
})

it('renews both prices of a line at once, also where the new one is what the other was', () => {
  const sale = (regular: string, discount: string): FieldFact[] => [
    { field: 'promotion.regularPrice', shown: [regular] },
    { field: 'promotion.discountPrice', shown: [discount] },
  ]
  const source = saying('8천원→5천원', sale('8천원', '5천원'))
  const now = sale('5천원', '3천원')
  const renewed = renewFields(sampleTemplate, source, outdatedSlots(boundSlots(sampleTemplate, source), now))
  expect(renewed.source.text['s1-title']?.value).toBe('5천원→3천원')
  expect(outdatedSlots(boundSlots(sampleTemplate, renewed.source), now)).toEqual([])
})

it('begins a new video with the values of today, each known to its slot', () => {
  const fields: FieldToday[] = [{ field: 'product.price', shown: ['24,900원'], now: ['21,000원'] }]
  const begun = bindToday(sampleTemplate, filled, fields)
  expect(begun.text['s4-price']?.value).toBe('21,000원')
  const bound = boundSlots(sampleTemplate, begun)
  expect(outdatedSlots(bound, priced('21,000원'))).toEqual([])
  expect(outdatedSlots(bound, priced('19,000원'))).toMatchObject([{ slotId: 's4-price', shown: '21,000원' }])
})

it('begins with the value of then where the field says nothing any more, and finds that video outdated', () => {
  const begun = bindToday(sampleTemplate, filled, [
    { field: 'product.price', shown: ['24,900원'], now: null },
  ])
  expect(begun.text['s4-price']?.value).toBe('24,900원')
  expect(outdatedSlots(boundSlots(sampleTemplate, begun), [])).toMatchObject([{ now: null }])
})

it('leaves words alone that the owner has written anew, and what is not on screen', () => {
  const { text, ...rest } = bindFields(sampleTemplate, filled, priced('24,900원'))
  const price = text['s4-price']
  if (!price) throw new Error('The template shows a price.')
  const own = { ...rest, text: { ...text, 's4-price': { ...price, value: '가게로 물어봐 주세요' } } }
  const hidden = { ...rest, text: { ...text, 's4-price': { ...price, hidden: true } } }
  const off = { ...rest, text, scenes: { off: ['s4'] } }
  for (const source of [own, hidden, off]) expect(boundSlots(sampleTemplate, source)).toEqual([])
})

it.each([
  ['정가 24,000원', []],
  ['1,004,000원', []],
  ['4,000원에 드려요', [['product.price', '4,000원']]],
  ['지금 4,000원, 내일 24,000원', [['product.price', '4,000원']]],
])('takes no part of a number for the price: %s', (words, shown) => {
  expect(shownBy(words, priced('4,000원'))).toEqual(shown)
})

it('takes a bare number or word for a value only where it stands alone', () => {
  const percent: FieldFact[] = [{ field: 'promotion.percent', shown: ['20%', '20'] }]
  expect(shownBy('20', percent)).toEqual([['promotion.percent', '20']])
  expect(shownBy('20분 안에', percent)).toEqual([])
  expect(shownBy('무료 배송', priced('무료'))).toEqual([])
  expect(shownBy('무료', priced('무료'))).toEqual([['product.price', '무료']])
})

it('knows both prices and the days of one line, the longer form of a day first', () => {
  const facts: FieldFact[] = [
    { field: 'promotion.regularPrice', shown: ['30,000원'] },
    { field: 'promotion.endAt', shown: ['2026년 11월 30일', '11월 30일'] },
    { field: 'promotion.startAt', shown: ['2026년 1월 30일', '1월 30일'] },
  ]
  expect(shownBy('30,000원, 2026년 11월 30일까지', facts)).toEqual([
    ['promotion.endAt', '2026년 11월 30일'],
    ['promotion.regularPrice', '30,000원'],
  ])
})

it('tells two dishes of one price apart by the name beside it', () => {
  const dish = (of: string): FieldFact => ({ field: `place.menu.${of}.price`, shown: ['9,000원'], of })
  const menu = [dish('수육 한 접시'), dish('칼국수')]
  const [hook, , , offer, ...others] = sampleTemplate.scenes
  if (!hook || !offer) throw new Error('The template opens and offers.')
  const named = { ...offer, layers: [...offer.layers, { ...hook.layers[0], id: 's4-title' }] }
  const template = Template.parse({ ...sampleTemplate, scenes: [hook, named, ...others] })
  const beside = (name: string) => {
    const text = { 's4-price': { value: '9,000원' }, 's4-title': { value: name } }
    return boundSlots(template, bindFields(template, { ...filled, text }, menu)).map(({ field }) => field)
  }
  expect(beside('칼국수')).toEqual(['place.menu.칼국수.price'])
  expect(beside('수육')).toEqual(['place.menu.수육 한 접시.price'])
  expect(beside('오늘의 메뉴')).toEqual([])
})

it('leaves to the owner what has no room for the new value, or no value any more', () => {
  const source = bindFields(sampleTemplate, filled, priced('24,900원'))
  const bound = boundSlots(sampleTemplate, source)
  const long = outdatedSlots(bound, priced('1,234,567,890,123,456,789,012원'))
  const gone = outdatedSlots(bound, [])
  expect(gone).toMatchObject([{ now: null }])
  for (const outdated of [long, gone]) {
    const { source: same, left } = renewFields(sampleTemplate, source, outdated)
    expect(left).toEqual(outdated)
    expect(same.text).toEqual(source.text)
  }
})
