import { expect, it } from 'vitest'

import { shopBriefs } from '../corpus/shops.ts'
import type { Angle, Scenario } from '../types.ts'
import { diversityOf } from './diversity.ts'
import { planProduct } from './plan.ts'

function scenario(angle: Angle, hook: string, points: string[]): Scenario {
  const told = points.map((id) => ({ role: 'benefit' as const, headline: [id], sub: [], pointIds: [id] }))
  const hookLine = { role: 'hook' as const, headline: [hook], sub: [], pointIds: [] }
  const cta = { role: 'cta' as const, headline: ['만나 보세요'], sub: [], pointIds: [] }
  return { id: angle, angle, title: '', summary: '', lines: [hookLine, ...told, cta] }
}

it('is 0 for one scenario and for the same one twice', () => {
  const one = scenario('benefit', '따뜻해요', ['p1', 'p2'])
  expect(diversityOf([one], '')).toBe(0)
  expect(diversityOf([one, { ...one, id: 'again' }], '')).toBe(0)
})

it('is 1 when angle, hook and order share nothing', () => {
  expect(
    diversityOf(
      [scenario('benefit', '따뜻해요', ['p1', 'p2']), scenario('offer', '9,900원', ['p2', 'p1'])],
      '',
    ),
  ).toBe(1)
})

it('compares the sentences that stand under the name, not the name', () => {
  const under = (sentence: string): Scenario => {
    const told = scenario('benefit', '손뜨개 비니', ['p1'])
    return {
      ...told,
      lines: told.lines.map((line, at) => (at === 0 ? { ...line, sub: [sentence], pointIds: ['p1'] } : line)),
    }
  }
  const pair = [under('가볍고 따뜻해요'), under('울 100% 실로 떠요')]
  expect(diversityOf(pair, '손뜨개 비니')).toBeGreaterThan(diversityOf(pair, '다른 이름'))
})

it('rises with each thing that differs', () => {
  const one = scenario('benefit', '따뜻해요', ['p1', 'p2'])
  const order = diversityOf([one, scenario('benefit', '따뜻해요', ['p2', 'p1'])], '')
  const hook = diversityOf([one, scenario('benefit', '가벼운 비니', ['p2', 'p1'])], '')
  const angle = diversityOf([one, scenario('problem', '가벼운 비니', ['p2', 'p1'])], '')
  expect(order).toBeGreaterThan(0)
  expect(hook).toBeGreaterThan(order)
  expect(angle).toBeGreaterThan(hook)
})

it('plans more differently when asked to, in most shops, and never less', () => {
  const pairs = shopBriefs
    .filter((_, index) => index % 3 === 0)
    .map((brief) => [planProduct(brief), planProduct(brief, { spread: true })] as const)
    .filter(([plain]) => plain.scenarios.length >= 4)
  for (const [plain, spread] of pairs) {
    expect(spread.diversity).toBeGreaterThanOrEqual(plain.diversity)
    expect(spread.scenarios.length).toBeGreaterThanOrEqual(plain.scenarios.length)
  }
  const raised = pairs.filter(([plain, spread]) => spread.diversity > plain.diversity)
  expect(raised.length / pairs.length).toBeGreaterThan(0.7)
})
