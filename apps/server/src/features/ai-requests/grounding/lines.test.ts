import type { RewriteBrief } from '@clipmint/integrations'
import { expect, it } from 'vitest'

import { keepLines } from './lines.ts'

const brief: RewriteBrief = {
  facts: {
    name: '울 비니',
    info: '울 100% 비니예요. 가볍고 따뜻해요.',
    purpose: 'everyday',
    tone: 'casual',
    language: 'ko',
    price: { amount: 24_900, currency: 'KRW' },
    brand: 'Moru',
    promotion: null,
  },
  slots: [{ slotId: 'title', role: 'headline', scene: 'hook', limit: 12, present: '가볍고 따뜻해요' }],
  beside: ['울 비니'],
  turn: 0,
}
const kept = (...lines: string[]) => keepLines(brief, [{ slotId: 'title', lines, more: true }])[0]?.lines

it('lets through what the owner said, and the brand by its name', () => {
  expect(kept('울 100%', 'Moru 비니', '24,900원')).toEqual(['울 100%', 'Moru 비니', '24,900원'])
})

it('leaves out invented numbers, ranks, claims and names, whoever wrote them', () => {
  expect(kept('50% 할인', '국내 1위 비니', '최고의 비니', 'Nike 비니', '19,900원')).toEqual([])
})

it('leaves out what the law forbids, though the owner said it', () => {
  const facts = { ...brief.facts, info: '두통이 사라지는 비니예요.' }
  const lines = ['두통이 사라져요', '울 비니예요']
  const [kept] = keepLines({ ...brief, facts, beside: [] }, [{ slotId: 'title', lines, more: false }])
  expect(kept?.lines).toEqual(['울 비니예요'])
})

it('leaves out what is too long, blank, twice, or said already', () => {
  expect(
    kept('아주 길어서 들어가지 않는 비니', ' ', '울 비니', '가볍고 따뜻해요', '울 100%', '울 100% '),
  ).toEqual(['울 100%'])
})

it('shows three at most, and none for a slot that nothing was written for', () => {
  expect(kept('하나', '둘이', '세엣', '네엣')).toHaveLength(3)
  expect(keepLines(brief, [])).toEqual([{ slotId: 'title', lines: [], more: false }])
})
