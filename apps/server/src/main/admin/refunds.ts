import { minuteInSeoul } from '@clipmint/kit'
import { z } from 'zod'

import { listRefunds, type RefundInVain, retryRefund } from '../../features/billing/index.ts'
import { OwnersFault } from '../faults.ts'
import { defineCommand, table } from './command.ts'
import { moneyWords } from './words.ts'

export const refundCommands = [
  defineCommand({
    name: 'refunds list',
    summary: 'refunds that the gateway does not carry out, and why: each needs a person',
    about: null,
    options: { all: { what: null, help: 'also those that are still tried by themselves' } },
    isAudited: false,
    examples: ['refunds list', 'refunds list --all --json'],
    input: z.object({ all: z.boolean().default(false) }),
    run: async (desk, { all }) => {
      const list = await listRefunds(desk, { withTried: all })
      const head = ['ORDER', 'GATEWAY', 'RECEIPT', 'AMOUNT', 'PAID', 'TRIES', 'STATE', 'WHY']
      return {
        lines: list.length === 0 ? ['No refund waits for a person.'] : table(head, list.map(rowOf)),
        data: list,
        audit: null,
      }
    },
  }),

  defineCommand({
    name: 'refunds again',
    summary: 'asks the gateway again; also once money was given back there by hand, which closes it',
    about: { what: 'ORDER|ID', help: 'the order that refunds list says, or the id of its payment' },
    options: {},
    isAudited: true,
    examples: [
      'refunds again 20261201-019a2b3c-0000-4000-8000-000000000001 --as "Kim Mint" --reason "given back at the gateway"',
    ],
    input: z.object({ about: z.string().min(1) }),
    run: async (desk, { about }) => {
      const refund = await retryRefund(desk, about)
      if (!refund) throw new OwnersFault(`No refund of ${about} waits.`)
      const { id, orderId, accountId, tries, fault } = refund
      return {
        lines: [`The refund of ${orderId} is asked for again within a minute while the product runs.`],
        data: refund,
        audit: { target: `invoice:${id}`, details: { accountId, tries, fault } },
      }
    },
  }),
]

function rowOf({ orderId, gateway, receipt, total, currency, paidAt, ...asked }: RefundInVain): string[] {
  return [
    orderId,
    gateway,
    receipt ?? 'none',
    moneyWords(total, currency),
    paidAt ? minuteInSeoul(paidAt) : '',
    String(asked.tries),
    asked.nextTryAt ? `again ${minuteInSeoul(asked.nextTryAt)}` : 'given up',
    asked.fault,
  ]
}
