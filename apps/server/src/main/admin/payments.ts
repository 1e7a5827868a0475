import { minuteInSeoul } from '@clipmint/kit'
import { z } from 'zod'

import { findWithConsents } from '../../features/billing/index.ts'
import { OwnersFault } from '../faults.ts'
import { defineCommand, table } from './command.ts'
import { moneyWords } from './words.ts'

export const paymentCommands = [
  defineCommand({
    name: 'payments consents',
    summary: 'what was agreed to before a payment or a kept card: which words, when and from where',
    about: { what: 'ORDER|ID', help: 'the payment, by its order as the receipt says it, or by id' },
    options: {},
    isAudited: true,
    examples: [
      'payments consents 20261201-019a2b3c-0000-4000-8000-000000000001 --as "Kim Mint" --reason "asked by the card company"',
    ],
    input: z.object({ about: z.string().min(1) }),
    run: async (desk, { about }) => {
      const found = await findWithConsents(desk, about)
      if (!found) throw new OwnersFault(`There is no payment ${about}.`)
      const { invoice, consents } = found
      const rows = consents.map(({ consent, occasion, version, language, at, ip }) => [
        consent,
        occasion,
        version,
        language,
        minuteInSeoul(at),
        ip,
      ])
      const { id, orderId, accountId, kind, status, total, currency } = invoice
      return {
        lines: [
          `${orderId}: ${kind}, ${moneyWords(total, currency)}, ${status}, of the account ${accountId}`,
          ...(rows.length === 0
            ? ['Nothing was written down of what was agreed to.']
            : table(['AGREED TO', 'FOR', 'VERSION', 'READ IN', 'WHEN', 'FROM'], rows)),
        ],
        data: found,
        audit: { target: `invoice:${id}`, details: { accountId } },
      }
    },
  }),
]
