import { minuteInSeoul } from '@clipmint/kit'
import { z } from 'zod'

import { listAudit } from '../../features/audit/index.ts'
import { defineCommand, table } from './command.ts'

export const auditCommands = [
  defineCommand({
    name: 'audit list',
    summary: 'what operators did, the last first',
    about: null,
    options: {
      by: { what: 'NAME', help: 'only what this operator did' },
      action: { what: 'ACTION', help: 'only this, such as coupons.create' },
      target: { what: 'TARGET', help: 'only to this, such as account:018f… or coupon:MINT2345' },
      limit: { what: 'N', help: 'so many entries, 50 unless said, 1,000 at most' },
    },
    isAudited: false,
    examples: ['audit list', 'audit list --by "Kim Mint" --action users.show --json'],
    input: z.object({
      by: z.string().optional(),
      action: z.string().optional(),
      target: z.string().optional(),
      limit: z.coerce.number().int().min(1).max(1_000).default(50),
    }),
    run: async (desk, { by, action, target, limit }) => {
      const entries = await listAudit(desk, { operator: by, action, target, limit })
      const rows = entries.map((entry) => [
        minuteInSeoul(entry.at),
        entry.operator,
        entry.action,
        entry.target,
        entry.reason,
      ])
      return {
        lines:
          rows.length === 0 ? ['Nothing was done yet.'] : table(['WHEN', 'WHO', 'WHAT', 'TO', 'WHY'], rows),
        data: entries,
        audit: null,
      }
    },
  }),
]
