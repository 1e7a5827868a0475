import type { AiPlan } from '@clipmint/contract'
import { planProduct } from '@clipmint/copy'
import { describe, expect, it } from 'vitest'

import { keepGrounded, type OwnWords, toCopyBrief } from './rules.ts'

const brief: OwnWords = {
  name: '수제 딸기잼',
  info: '국내산 딸기 70%로 만들어요. 200g 유리병에 담아요.',
  price: 12_900,
  currency: 'KRW',
  purpose: 'everyday',
  language: 'ko',
  gender: 'all',
  ages: [],
  tone: 'casual',
  mediaCount: 2,
}

type Line = AiPlan['scenarios'][number]['lines'][number]

function line(headline: string[], sub: string[] = [], pointIds: string[] = []): Line {
  return { role: 'benefit', headline, sub, pointIds }
}

function planOf(...scenarios: Line[][]): AiPlan {
  return {
    writer: 'some model',
    language: 'ko',
    name: brief.name,
    price: '12,900원',
    sellingPoints: [],
    scenarios: scenarios.map((lines, index) => ({
      id: `s${index}`,
      angle: 'benefit',
      title: '',
      summary: '',
      lines,
    })),
    diversity: 0,
  }
}

const good = line(['딸기 70%로 만들어요'], ['12,900원'])

it('keeps what the owner said, in whatever words', () => {
  const plan = planOf([good, good, line(['아침이 달콤해져요'])])
  expect(keepGrounded(brief, plan)).toEqual(plan)
})

it('leaves out each variant that names a number or superlative of its own', () => {
  const kept = keepGrounded(
    brief,
    planOf([good, good, line(['딸기 90%로 만들어요', '딸기로 만들어요'], ['업계 1위', '200g 유리병'])]),
  )
  expect(kept?.scenarios[0]?.lines[2]).toEqual(line(['딸기로 만들어요'], ['200g 유리병']))
})

it('leaves out a line without a headline left, and a scenario with fewer than three lines', () => {
  const invented = line(['3일 만에 배송해요'])
  const kept = keepGrounded(brief, planOf([good, good, invented], [good, good, good, invented]))
  expect(kept?.scenarios.map(({ id, lines }) => [id, lines.length])).toEqual([['s1', 3]])
})

it('leaves out what an owner would have to answer for: discounts, awards, cures, other brands', () => {
  const kept = keepGrounded(
    brief,
    planOf([
      good,
      good,
      line(
        ['지금 할인 중이에요', '딸기로 만들어요'],
        ['무료 배송', '유기농 딸기', '면역력에 좋아요', 'Nutella 말고'],
      ),
    ]),
  )
  expect(kept?.scenarios[0]?.lines[2]).toEqual(line(['딸기로 만들어요']))
})

it('leaves out what the law forbids, though the owner said it', () => {
  const said = { ...brief, info: `${brief.info} 당뇨를 치료해요.` }
  const kept = keepGrounded(said, planOf([good, good, line(['당뇨를 치료해요', '딸기로 만들어요'])]))
  expect(kept?.scenarios[0]?.lines[2]).toEqual(line(['딸기로 만들어요']))
})

it('lets no title or summary say what no line may', () => {
  const plan = planOf([good, good, good])
  const loud = plan.scenarios.map((scenario) => ({
    ...scenario,
    title: '국내 1위 잼',
    summary: '50% 할인을 알려요',
  }))
  expect(keepGrounded(brief, { ...plan, scenarios: loud })?.scenarios[0]).toMatchObject({
    title: '딸기 70%로 만들어요',
    summary: '딸기 70%로 만들어요',
  })
})

it('sums a scenario up by what is left of it', () => {
  const plan = planOf([line(['당뇨를 치료해요']), good, line(['아침이 달콤해져요']), line(['만나 보세요'])])
  const told = plan.scenarios.map((scenario) => ({
    ...scenario,
    summary: '당뇨를 치료해요 → 딸기 70%로 만들어요 → 아침이 달콤해져요',
  }))
  expect(keepGrounded(brief, { ...plan, scenarios: told })?.scenarios[0]?.summary).toBe(
    '딸기 70%로 만들어요 → 아침이 달콤해져요',
  )
})

it('gives nothing when all is invented', () => {
  expect(keepGrounded(brief, planOf([line(['최고의 잼']), line(['1위']), line(['99%'])]))).toBeNull()
})

it('keeps only selling points that quote the owner where they say', () => {
  const point = (id: string, start: number, quote: string) => ({
    id,
    text: '딸기로 만들어요',
    source: { field: 'info' as const, start, end: start + quote.length, quote },
  })
  const lines = [line(['가'], [], ['p1']), line(['나'], [], ['p2']), good]
  const plan = {
    ...planOf(lines),
    sellingPoints: [point('p1', 0, '국내산 딸기'), point('p2', 3, '국내산 딸기')],
  }
  const kept = keepGrounded(brief, plan)
  expect(kept?.sellingPoints.map(({ id }) => id)).toEqual(['p1'])
  expect(kept?.scenarios[0]?.lines.map(({ pointIds }) => pointIds)).toEqual([['p1'], [], []])
})

it('keeps a review word for word, and leaves out one that was reworded', () => {
  const reviews = [
    {
      text: '아이가 잘 먹어요. 3일 만에 비웠어요!',
      rating: 5,
      author: '김민지',
      writtenAt: '2026-10-03',
      assetIds: [],
      chosen: true,
    },
  ]
  const told = line(
    ['아이가 잘 먹어요…', '아이가 정말 잘 먹어요…', '…3일 만에 비웠어요!', '…2일 만에 비웠어요!'],
    ['김** · 2026.10', '김민지 · 2026.10'],
    ['r1'],
  )
  const point = {
    id: 'r1',
    text: '아이가 잘 먹어요…',
    source: { field: 'review' as const, index: 0, start: 0, end: 10, quote: '아이가 잘 먹어요.' },
  }
  const plan = { ...planOf([good, good, told]), sellingPoints: [point] }
  const kept = keepGrounded({ ...brief, reviews }, plan)
  expect(kept?.sellingPoints).toEqual([point])
  expect(kept?.scenarios[0]?.lines[2]).toEqual(
    line(['아이가 잘 먹어요…', '…3일 만에 비웠어요!'], ['김** · 2026.10'], ['r1']),
  )
})

it('knows what follows from a promotion’s prices and days, and nothing more', () => {
  const promotion = {
    regularPrice: 12_900,
    discountPrice: 9_900,
    currency: 'KRW' as const,
    startAt: '2026-11-24',
    endAt: '2026-11-30',
    text: '겨울맞이 할인이에요.',
  }
  const told = line(['23% 할인', '30% 할인', '11월 30일까지', '12월 30일까지'], ['12,900원에서 9,900원으로'])
  const kept = keepGrounded({ ...brief, promotion }, planOf([good, good, told]))
  expect(kept?.scenarios[0]?.lines[2]).toEqual(
    line(['23% 할인', '11월 30일까지'], ['12,900원에서 9,900원으로']),
  )
})

it('knows a place’s menu and address as its owner’s words', () => {
  const menu = [{ name: '딸기 라테', price: 6_500, currency: 'KRW' as const }]
  const place = { name: '잼가게', info: '', menu, address: '연남로 12', assetIds: [], isClinic: false }
  const told = line(['딸기 라테', '6,500원', '7,500원'], ['연남로 12', '연남로 13'])
  const kept = keepGrounded({ ...brief, place }, planOf([line(['딸기']), line(['잼']), told]))
  expect(kept?.scenarios[0]?.lines[2]).toEqual(line(['딸기 라테', '6,500원'], ['연남로 12']))
})

describe('the plan tells what was struck', () => {
  it('of a model’s lines, each once, with what the owner did not say or the rule that forbids it', () => {
    const invented = line(['딸기 90%로 만들어요', '딸기로 만들어요'], ['당뇨를 치료해요'])
    const said = { ...brief, info: `${brief.info} 당뇨를 치료해요.` }
    const kept = keepGrounded(said, planOf([good, good, invented], [good, good, invented]))
    expect(kept?.leftOut).toEqual([
      { text: '딸기 90%로 만들어요', field: null, reason: 'ungrounded', value: '90%' },
      expect.objectContaining({ text: '당뇨를 치료해요', field: null, reason: 'forbidden', rule: 'disease' }),
    ])
  })

  it('after what its writer told already, and nothing where nothing was struck', () => {
    const told = { text: '화이트', field: 'info' as const, reason: 'too-thin' as const }
    expect(keepGrounded(brief, { ...planOf([good, good, good]), leftOut: [told] })?.leftOut).toEqual([told])
    expect(keepGrounded(brief, planOf([good, good, good]))).not.toHaveProperty('leftOut')
  })

  it('when too little was left of a story', () => {
    const loud = line(['3일 만에 배송해요'])
    expect(keepGrounded(brief, planOf([good, good, loud], [good, good, good]))?.fewer).toBe('struck')
    expect(keepGrounded(brief, planOf([good, good, good]))?.fewer).toBeUndefined()
  })
})

it('puts a line of another plan where nothing is left of one, says whose it is, and keeps the points that it tells', () => {
  const own = planProduct(toCopyBrief(brief))
  const invented = line(['3일 만에 배송해요'])
  const kept = keepGrounded(brief, planOf([good, invented, line(['아침이 달콤해져요'])]), own)
  const lines = kept?.scenarios[0]?.lines ?? []
  expect(lines).toHaveLength(3)
  expect(lines.map(({ writer }) => writer)).toEqual([undefined, 'built-in', undefined])
  const told = lines[1]?.pointIds ?? []
  expect(told).not.toEqual([])
  expect(kept?.sellingPoints.map(({ id }) => id)).toEqual(expect.arrayContaining(told))
  expect(JSON.stringify(kept?.scenarios)).not.toContain('3일')
})
