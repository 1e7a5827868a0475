import { dayInSeoul, dayMs, startOfDayInSeoul } from '@clipmint/kit'
import { z } from 'zod'

import { sumCalls, type Usage } from '../../features/ai-requests/index.ts'
import { defineCommand, table } from './command.ts'

export const aiCommands = [
  defineCommand({
    name: 'ai usage',
    summary: 'what models were asked for, by day and model, with what it cost',
    about: null,
    options: { days: { what: 'N', help: 'so many days with today, 30 unless said, 366 at most' } },
    isAudited: false,
    examples: ['ai usage', 'ai usage --days 7 --json'],
    input: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    run: async (desk, { days }) => {
      const first = dayInSeoul(new Date(desk.now().getTime() - (days - 1) * dayMs))
      const used = await sumCalls(desk, startOfDayInSeoul(first))
      return {
        lines: used.length === 0 ? ['No model was asked for anything.'] : table(head, used.map(rowOf)),
        data: used,
        audit: null,
      }
    },
  }),
]

const head = ['DAY', 'PROVIDER', 'MODEL', 'FOR', 'CALLS', 'FAILED', 'READ', 'WRITTEN', 'USD']

function rowOf({ day, provider, model, purpose, calls, failed, ...used }: Usage): string[] {
  const counts = [calls, failed, used.inputTokens, used.outputTokens].map(String)
  return [day, provider, model, purpose, ...counts, (used.costMicros / 1_000_000).toFixed(4)]
}
