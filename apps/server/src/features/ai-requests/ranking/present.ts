import type { contract } from '@clipmint/contract'
import type { z } from 'zod'

import type { recommend } from './commands.ts'

type Ranking = z.input<(typeof contract.templates.recommended)['result']>

/** A ranking as the contract promises it. */
export function presentRanking({ list, diversity, before }: Awaited<ReturnType<typeof recommend>>): Ranking {
  return {
    list: list.map(({ entry, ...one }) => ({ ...one, template: entry.card })),
    diversity,
    before: before ?? null,
  }
}
