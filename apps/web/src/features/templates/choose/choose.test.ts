import { type AiPlan, bestForEach, type Scenario, scriptOf, type SellingPoint } from '@clipmint/contract'
import { expect, test } from 'vitest'

import { groupsOf } from './left-out.ts'
import { inOwnersOrder, orderFor } from './order.ts'
import { piecesOf } from './quote.ts'

const info = '울 100%라 가벼워요. 하루 20개만 떠요.'

function point(id: string, field: SellingPoint['source']['field'], quote: string): SellingPoint {
  const start = field === 'info' ? info.indexOf(quote) : 0
  return { id, text: quote, source: { field, start, end: start + quote.length, quote } }
}

const scenario: Scenario = {
  id: 'a',
  angle: 'benefit',
  title: '따뜻함',
  summary: '가볍고 따뜻한 울',
  lines: [
    { role: 'hook', headline: ['올겨울은 이걸로'], sub: [], pointIds: [] },
    { role: 'benefit', headline: ['울 100%'], sub: [], pointIds: ['wool'] },
    { role: 'detail', headline: ['울로 하루 20개'], sub: [], pointIds: ['wool', 'few'] },
    { role: 'cta', headline: ['만나 보세요'], sub: [], pointIds: [] },
  ],
}

const plan: AiPlan = {
  writer: 'built-in',
  language: 'ko',
  name: '비니',
  price: '29,000원',
  sellingPoints: [
    point('wool', 'info', '울 100%라 가벼워요'),
    point('few', 'info', '하루 20개만 떠요'),
    point('cost', 'price', '29,000원'),
  ],
  scenarios: [scenario],
  diversity: 1,
}

const rolesWithout = (...ids: string[]) =>
  scriptOf(plan, scenario, new Set(ids)).lines.map(({ role }) => role)

test('a line goes only when every point that it rests on is left out', () => {
  expect(rolesWithout()).toEqual(['hook', 'benefit', 'detail', 'cta'])
  expect(rolesWithout('wool', 'cost')).toEqual(['hook', 'detail', 'cta'])
  expect(rolesWithout('wool', 'few', 'cost')).toEqual(['hook', 'cta'])
})

test('the price goes with its own point', () => {
  expect(scriptOf(plan, scenario, new Set(['wool', 'few'])).price).toBe('29,000원')
  expect(scriptOf(plan, scenario, new Set(['few', 'cost'])).price).toBeNull()
})

test('a plan that has no point of the price shows the price as it is', () => {
  const unpriced = { ...plan, sellingPoints: plan.sellingPoints.slice(0, 2) }
  expect(scriptOf(unpriced, scenario, new Set(['wool', 'few'])).price).toBe('29,000원')
})

test('templates that suit the scenario come first, each group as it was ranked', () => {
  const ranked = ['b', 'a', 'b', 'a'].map((scenarioId, score) => ({ scenarioId, score }))
  const list = ranked as unknown as Parameters<typeof orderFor>[0]
  expect(orderFor(list, 'a').map(({ score }) => score)).toEqual([1, 3, 0, 2])
})

test('files stand in their owner’s order, strangers last', () => {
  const files = ['c', 'x', 'a', 'b'].map((_id) => ({ _id })) as unknown as Parameters<typeof inOwnersOrder>[0]
  expect(inOwnersOrder(files, ['a', 'b', 'c']).map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'x'])
})

test('the owner’s words are cut where a point begins and ends', () => {
  expect(piecesOf(info, 'info', plan.sellingPoints)).toEqual([
    { text: '울 100%라 가벼워요', pointIds: ['wool'] },
    { text: '. ', pointIds: [] },
    { text: '하루 20개만 떠요', pointIds: ['few'] },
    { text: '.', pointIds: [] },
  ])
})

test('words that were changed since mark nothing', () => {
  expect(piecesOf('아주 다른 설명이에요.', 'info', plan.sellingPoints)).toEqual([
    { text: '아주 다른 설명이에요.', pointIds: [] },
  ])
})

test('several videos are each made in the template that suits their story best, and in different ones', () => {
  const ranking = ['a', 'a', 'b', 'a'].map((scenarioId, id) => ({ scenarioId, id }))
  const ids = (...wanted: string[]) => bestForEach(ranking, wanted).map(({ id }) => id)
  expect(ids('a', 'b')).toEqual([0, 2])
  expect(ids('b', 'a')).toEqual([2, 0])
  // No template suits this story best: it takes the best of those that are free.
  expect(ids('a', 'c', 'b')).toEqual([0, 1, 2])
  expect(bestForEach(ranking.slice(0, 1), ['b', 'a'])).toEqual([ranking[0], ranking[0]])
})

test('words that are left out stand together by reason, the gravest first, each group as it was written', () => {
  const long = (text: string, most: number) => ({
    text,
    field: 'info' as const,
    reason: 'too-long' as const,
    most,
  })
  const groups = groupsOf([
    { text: '안녕하세요', field: 'info', reason: 'no-reason' },
    long('긴 문장', 28),
    long('긴 물음?', 14),
    { text: '나아요', field: 'info', reason: 'forbidden', rule: 'disease', why: { ko: '', en: '' } },
  ])
  expect(groups.map(({ list }) => list.map(({ text }) => text))).toEqual([
    ['나아요'],
    ['긴 문장', '긴 물음?'],
    ['안녕하세요'],
  ])
})
