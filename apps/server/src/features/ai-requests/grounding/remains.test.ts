import type { AiPlan } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { remainsUsable } from './remains.ts'

const point: AiPlan['sellingPoints'][number] = {
  id: 'p1',
  text: '딸기로 만들어요',
  source: { field: 'info', start: 0, end: 3, quote: '딸기로' },
}
/** A plan whose stories have so many lines each. */
function planOf(...lengths: number[]): Pick<AiPlan, 'sellingPoints' | 'scenarios'> {
  const scenarios = lengths.map((length, index) => ({
    id: `s${index}`,
    angle: 'benefit' as const,
    title: '',
    summary: '',
    lines: Array.from({ length }, (_, at) => ({
      role: 'benefit' as const,
      headline: [`줄 ${at}`],
      sub: [],
      pointIds: [],
    })),
  }))
  return { sellingPoints: [point], scenarios }
}

it('shows a model’s plan of which a third or less was struck', () => {
  expect(remainsUsable(planOf(6, 6), planOf(4, 4))).toBe(true)
})

it('takes more than that for fragments, also where whole stories went', () => {
  expect(remainsUsable(planOf(6, 6), planOf(4, 3))).toBe(false)
  expect(remainsUsable(planOf(6, 6), planOf(6))).toBe(false)
})

it('shows no plan that quotes nothing of the owner’s', () => {
  expect(remainsUsable(planOf(6), { ...planOf(6), sellingPoints: [] })).toBe(false)
})
