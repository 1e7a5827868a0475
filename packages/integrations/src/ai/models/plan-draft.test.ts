import { describe, expect, it } from 'vitest'

import type { PlanBrief } from '../planner.ts'
import { fitLine } from './fit-line.ts'
import { type PlanDraft, toPlanWords } from './plan-draft.ts'

const brief: PlanBrief = {
  name: '손으로 빚은 머그',
  info: '흙을 손으로 빚어 구워요. 손잡이가 손에 감겨서 편해요.',
  price: 28_000,
  shownPrice: '28,000원',
  currency: 'KRW',
  purpose: 'everyday',
  language: 'ko',
  gender: 'all',
  ages: [],
  tone: 'casual',
  most: 2,
  mediaCount: 1,
}
type Point = PlanDraft['sellingPoints'][number]
type Scenario = PlanDraft['scenarios'][number]
type Line = Scenario['lines'][number]
const point = (id: string, quote: string): Point => ({ id, text: `장점 ${id}`, field: 'info', quote })
const line = (headline: string[], more: Partial<Line> = {}): Line => ({
  role: 'benefit',
  headline,
  sub: [],
  pointIds: [],
  ...more,
})
const scenario = (more: Partial<Scenario> = {}): Scenario => ({
  angle: 'benefit',
  title: '좋은 점',
  summary: '손에 감겨요',
  lines: [line(['하나']), line(['둘']), line(['셋'])],
  ...more,
})
const draft = (more: Partial<PlanDraft> = {}): PlanDraft => ({
  sellingPoints: [point('p1', '손잡이가 손에 감겨서 편해요')],
  scenarios: [scenario()],
  ...more,
})
const words = (more: Partial<PlanDraft> = {}) => toPlanWords(brief, draft(more))

describe('selling points of a draft', () => {
  it('stand where their words do, in whichever field that is', () => {
    const found = words({
      sellingPoints: [point('p1', ' 손잡이가 손에 감겨서 편해요 '), point('p2', '손으로 빚은')],
    })?.sellingPoints
    const at = brief.info.indexOf('손잡이')
    expect(found?.[0]?.source).toEqual({
      field: 'info',
      start: at,
      end: at + 15,
      quote: '손잡이가 손에 감겨서 편해요',
    })
    expect(found?.[1]?.source).toMatchObject({ field: 'name', start: 0, quote: '손으로 빚은' })
    expect(found?.[2]).toMatchObject({ id: 'price', text: '28,000원' })
  })

  it('go when nobody said their words, when their id is taken, and past the eighth', () => {
    const made = point('p2', '식기세척기에 넣어도 돼요')
    const twice = point('p1', '흙을 손으로')
    const many = Array.from({ length: 20 }, (_, index) => point(`q${index}`, '손'))
    const found = words({ sellingPoints: [point('p1', '흙을'), made, twice, ...many] })?.sellingPoints ?? []
    expect(found.map(({ id }) => id)).not.toContain('p2')
    expect(found.filter(({ id }) => id === 'p1')).toHaveLength(1)
    expect(found).toHaveLength(9)
  })

  it('are needed: a draft without one is none', () => {
    expect(words({ sellingPoints: [point('p1', '없는 말')] })).toBeNull()
  })
})

describe('scenarios of a draft', () => {
  it('are as many as were wanted, each with a name of its own', () => {
    const scenarios = ['가', '나', '다', '라'].map((hook) =>
      scenario({ lines: [line([hook]), ...scenario().lines] }),
    )
    expect(words({ scenarios })?.scenarios.map(({ id }) => id)).toEqual(['benefit', 'benefit-2'])
  })

  it('say nothing twice, whatever marks and spaces they have', () => {
    const lines = [
      line(['손에 감겨요'], { sub: ['손에 감겨요!', '흙을 빚어요'] }),
      line(['손에, 감겨요!']),
      line(['하나 둘', '손에 감겨요']),
      line(['둘']),
      line(['하나둘']),
    ]
    const found = words({ scenarios: [scenario({ lines })] })?.scenarios[0]?.lines
    expect(found?.map(({ headline, sub }) => [headline, sub])).toEqual([
      [['손에 감겨요'], ['흙을 빚어요']],
      [['하나 둘'], []],
      [['둘'], []],
    ])
  })

  it('each open with other words, and the same one is told once', () => {
    const hooks = (...texts: string[]) => scenario({ lines: texts.map((text) => line([text])) })
    const found = words({
      scenarios: [hooks('가', '나', '다'), hooks('가!', '라', '마', '바'), hooks('가', '나', '다')],
    })
    expect(found?.scenarios.map(({ lines }) => lines.map(({ headline }) => headline[0]))).toEqual([
      ['가', '나', '다'],
      ['라', '마', '바'],
    ])
    expect(found?.fewer).toBeUndefined()
    expect(words({ scenarios: [scenario(), scenario()] })?.fewer).toBe('alike')
  })

  it('lose lines that do not fit, and go with fewer than three', () => {
    const long = '가'.repeat(25)
    const lines = [
      line(['하나', long, '하나 둘 셋']),
      line([long]),
      line(['둘']),
      line(['셋'], { sub: [long, '작은 말'] }),
    ]
    const found = words({ scenarios: [scenario({ lines })] })?.scenarios[0]?.lines
    expect(found?.map(({ headline }) => headline)).toEqual([['하나 둘 셋', '하나'], ['둘'], ['셋']])
    expect(words({ scenarios: [scenario({ lines: lines.slice(0, 2) })] })).toBeNull()
  })

  it('keep their first lines and the last one where there are too many', () => {
    const lines = Array.from({ length: 12 }, (_, index) => line([`줄 ${index}`]))
    const found = words({ scenarios: [scenario({ lines })] })?.scenarios[0]?.lines ?? []
    expect(found).toHaveLength(7)
    expect(found.at(-1)?.headline).toEqual(['줄 11'])
  })

  it('have a title and a summary that fit, else by their lines', () => {
    const found = words({ scenarios: [scenario({ title: '가'.repeat(13), summary: '#광고 보러 오세요' })] })
    expect(found?.scenarios[0]).toMatchObject({ title: '하나', summary: '하나 → 둘' })
  })

  it('rest on points that there are', () => {
    const lines = [
      line(['하나'], { pointIds: ['p1', 'p9', 'p1'] }),
      line(['둘'], { pointIds: ['price'] }),
      line(['셋']),
    ]
    const found = words({ scenarios: [scenario({ lines })] })?.scenarios[0]?.lines
    expect(found?.map(({ pointIds }) => pointIds)).toEqual([['p1'], ['price'], []])
  })
})

it.each([
  'https://evil.example 에서',
  'www.shop.kr 로 오세요',
  'myshop.com 에서 만나요',
  '#신상 나왔어요',
  '@clipmint 팔로우',
  '맛있어요 🍓',
  '<b>굵게</b>',
  '“인용”해요',
  '   ',
  '가'.repeat(41),
])('has no place on a video for %s', (text) => {
  expect(fitLine(text, 40)).toBeNull()
})

it.each(['1.5리터예요', '7UP™ 한 캔', '24시간, 365일', '  두   칸  ', 'It’s here', '50% 울'])(
  'has a place on a video for %s',
  (text) => {
    expect(fitLine(text, 40)).toBe(text.trim().replaceAll(/\s+/gu, ' '))
  },
)
