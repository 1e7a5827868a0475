import { minuteInSeoul } from '@clipmint/kit'
import { z } from 'zod'

import {
  findTaxInvoice,
  issueTaxInvoice,
  listTaxInvoices,
  type StoredTaxInvoice,
} from '../../features/billing/index.ts'
import { OwnersFault } from '../faults.ts'
import { defineCommand, table } from './command.ts'

const whichIsMeant = { what: 'ID', help: 'the id of the request' } as const
const About = z.object({ about: z.uuid('the id that tax-invoices list says') })

export const taxInvoiceCommands = [
  defineCommand({
    name: 'tax-invoices list',
    summary: 'requests for tax invoices that wait to be issued, the oldest first',
    about: null,
    options: { all: { what: null, help: 'also those that are issued' } },
    isAudited: false,
    examples: ['tax-invoices list --all'],
    input: z.object({ all: z.boolean().default(false) }),
    run: async (desk, { all }) => {
      const list = await listTaxInvoices(desk, { withIssued: all })
      // Of the business alone: who stands behind it is shown one at a time, to who says why.
      const data = list.map(({ id, month, businessNumber, companyName, checked, requestedAt, issuedAt }) => ({
        id,
        month,
        businessNumber,
        companyName,
        checked,
        requestedAt,
        issuedAt,
      }))
      const rows = data.map((it) => [
        it.id,
        it.month,
        it.businessNumber,
        it.companyName,
        it.checked,
        minuteInSeoul(it.requestedAt),
        it.issuedAt ? `issued ${minuteInSeoul(it.issuedAt)}` : 'requested',
      ])
      const head = ['ID', 'MONTH', 'NUMBER', 'COMPANY', 'TAX OFFICE', 'REQUESTED', 'STATE']
      return {
        lines: rows.length === 0 ? ['No tax invoice waits to be issued.'] : table(head, rows),
        data,
        audit: null,
      }
    },
  }),

  defineCommand({
    name: 'tax-invoices show',
    summary: 'a request with all that a tax invoice is made of',
    about: whichIsMeant,
    options: {},
    isAudited: true,
    examples: [
      'tax-invoices show 019a2b3c-0000-7000-8000-000000000001 --as "Kim Mint" --reason "to issue it"',
    ],
    input: About,
    run: async (desk, { about }) => {
      const found = await findTaxInvoice(desk, about)
      if (!found) throw new OwnersFault(`There is no request for a tax invoice ${about}.`)
      return { lines: linesOf(found), data: found, audit: auditOf(found) }
    },
  }),

  defineCommand({
    name: 'tax-invoices issue',
    summary: 'writes down that a tax invoice was issued; its owner is told within five minutes',
    about: whichIsMeant,
    options: {},
    isAudited: true,
    examples: [
      'tax-invoices issue 019a2b3c-0000-7000-8000-000000000001 --as "Kim Mint" --reason "issued at Hometax"',
    ],
    input: About,
    run: async (desk, { about }) => {
      const issued = await issueTaxInvoice(desk, about)
      if (!issued)
        throw new OwnersFault(
          `No request ${about} waits to be issued: it is issued, or its owner asked anew with other details.`,
        )
      const { month, businessNumber, companyName } = issued
      return {
        lines: [`The tax invoice of ${month} for ${companyName} (${businessNumber}) is issued.`],
        data: issued,
        audit: auditOf(issued),
      }
    },
  }),
]

function linesOf(found: StoredTaxInvoice): string[] {
  const { month, businessNumber, companyName, representative, address, businessType, businessItem } = found
  return [
    `month           ${month}`,
    `number          ${businessNumber} (${found.checked})`,
    `company         ${companyName}`,
    `representative  ${representative}`,
    `address         ${address}`,
    `type            ${businessType}`,
    `item            ${businessItem}`,
    `e-mail          ${found.email}`,
    `requested       ${minuteInSeoul(found.requestedAt)}`,
    ...(found.issuedAt ? [`issued          ${minuteInSeoul(found.issuedAt)}`] : []),
  ]
}

function auditOf({ id, accountId, month, checked }: StoredTaxInvoice) {
  return { target: `tax-invoice:${id}`, details: { accountId, month, checked } }
}
