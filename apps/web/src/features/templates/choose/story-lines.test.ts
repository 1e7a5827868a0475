import type { AiPlan, Scenario } from '@clipmint/contract'
import { expect, test } from 'vitest'

import { storiesLines, storyLines } from './story-lines.ts'

type Line = Scenario['lines'][number]

function line(role: Line['role'], headline: string, sub: string[] = [], more: Partial<Line> = {}): Line {
  return { role, headline: [headline], sub, pointIds: [], ...more }
}

function read(lines: Line[], { name = '울 비니', without = [] as string[] } = {}) {
  const scenario: Scenario = { id: 'a', angle: 'benefit', title: '좋은 점', summary: 'a → b', lines }
  const plan: AiPlan = {
    writer: 'built-in',
    language: 'ko',
    name,
    price: null,
    sellingPoints: [],
    scenarios: [scenario],
    diversity: 1,
  }
  return storyLines(plan, scenario, new Set(without))
}

const hook = line('hook', '올겨울은 이걸로', ['울 비니'])
const call = line('cta', '만나 보세요', ['울 비니'])
const linesOf = (...body: Line[]) => read([hook, ...body, call]).lines

test('a story opens with the big words of its hook, and goes on with the two scenes that follow', () => {
  const told = [
    line('benefit', '가벼워요'),
    line('detail', '하루 20개만 떠요'),
    line('offer', '29,000원', ['정가 39,000원']),
  ]
  expect(read([hook, ...told, call])).toEqual({
    heading: '올겨울은 이걸로',
    lines: ['가벼워요', '하루 20개만 떠요'],
  })
})

test('the call is no part of it, and a price is told by itself where little else is', () => {
  expect(linesOf(line('benefit', '가벼워요'), line('offer', '29,000원', ['지금 바로 받아 보세요']))).toEqual([
    '가벼워요',
    '29,000원',
  ])
  expect(linesOf()).toEqual([])
})

test('nothing is read twice, and the name alone is no line', () => {
  const same = line('benefit', '가벼워요')
  expect(linesOf(same, line('benefit', '울 비니'), line('benefit', '올겨울은 이걸로'), same)).toEqual([
    '가벼워요',
  ])
})

test('what the owner left out is not read', () => {
  const lines = [
    hook,
    line('benefit', '가벼워요', [], { pointIds: ['light'] }),
    line('benefit', '울 100%'),
    call,
  ]
  expect(read(lines, { without: ['light'] }).lines).toEqual(['울 100%'])
  expect(read([call]).heading).toBe('좋은 점')
})

test('under the name as a title, a story opens and goes on with the sentences beneath it', () => {
  const told = [
    line('benefit', '울 비니', ['한 코씩 손으로 떠요'], { pointIds: ['p1'] }),
    line('benefit', '울 비니', ['방문 수령 or 택배 3500원'], { pointIds: ['p2'] }),
  ]
  const first = line('hook', '울 비니', ['하루 20개만 떠요'], { pointIds: ['p3'] })
  expect(read([first, ...told, call])).toEqual({
    heading: '하루 20개만 떠요',
    lines: ['한 코씩 손으로 떠요', '방문 수령 or 택배 3500원'],
  })
})

test('stories of the same facts show other lines of them on each card', () => {
  const facts = ['하루 20개만 떠요', '30일 안에 교환돼요', '손으로 한 코씩 떠요', '가벼워요']
  const scenarios = facts.slice(0, 3).map((opening, at): Scenario => ({
    id: `${at}`,
    angle: 'benefit',
    title: '좋은 점',
    summary: 'a → b',
    lines: [opening, ...facts.filter((fact) => fact !== opening)].map((fact, no) =>
      line(no === 0 ? 'hook' : 'benefit', fact),
    ),
  }))
  const plan: AiPlan = {
    writer: 'built-in',
    language: 'ko',
    name: '울 비니',
    price: null,
    sellingPoints: [],
    scenarios,
    diversity: 1,
  }
  const cards = storiesLines(plan).map(({ heading, lines }) => [heading, ...lines])
  expect(cards[0]).toEqual(['하루 20개만 떠요', '30일 안에 교환돼요', '손으로 한 코씩 떠요'])
  expect(new Set(cards.flat())).toEqual(new Set(facts))
  expect(new Set(cards.map((card) => card.toSorted().join())).size).toBe(3)
})
