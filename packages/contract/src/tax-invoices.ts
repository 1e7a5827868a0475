import { z } from 'zod'

import { Email } from './account.ts'
import { call } from './define.ts'
import { limits } from './limits.ts'
import { Id } from './page.ts'

/** A month in Seoul, as 2026-11. */
const Month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)

const line = (most: number) => z.string().trim().min(1).max(most)

/** Whom a tax invoice is made out to: what the form of the tax office asks of the side that receives. */
export const TaxInvoiceDetails = z.object({
  /** Ten digits, with or without their two dashes. */
  businessNumber: z.string().regex(/^\d{3}-?\d{2}-?\d{5}$/),
  companyName: line(limits.companyNameMax),
  representative: line(limits.taxWordsMax),
  address: line(limits.taxAddressMax),
  businessType: line(limits.taxWordsMax),
  businessItem: line(limits.taxWordsMax),
  /** Where the invoice is sent. */
  email: Email,
})
export type TaxInvoiceDetails = z.infer<typeof TaxInvoiceDetails>

/** A tax invoice that was asked for: one for each month. */
export const TaxInvoice = z.object({
  _id: Id,
  month: Month,
  ...TaxInvoiceDetails.shape,
  /** As 000-00-00000. */
  businessNumber: z.string(),
  status: z.enum(['requested', 'issued']),
  /** `unchecked` while the tax office has not said yet whether the business is one that trades. */
  checked: z.enum(['active', 'unchecked']),
  requestedAt: z.iso.datetime(),
  issuedAt: z.iso.datetime().nullable(),
})
export type TaxInvoice = z.infer<typeof TaxInvoice>

/** What is said of a business that no tax invoice can be made out to, by how the tax office knows it. */
export const taxOfficeRefusals = {
  paused: 'BILLING_TAX_PAUSED',
  closed: 'BILLING_TAX_CLOSED',
  unregistered: 'BILLING_TAX_UNREGISTERED',
} as const

/** Asking for tax invoices, which come with Pro. */
export const taxInvoices = {
  taxInvoices: call({
    host: 'api',
    method: 'GET',
    path: '/invoice/taxinvoice',
    who: 'member',
    summary:
      'The tax invoices that the account asked for, the newest month first, and the months it can ask for now.',
    result: z.object({ list: z.array(TaxInvoice), months: z.array(Month) }),
  }),
  requestTaxInvoice: call({
    host: 'api',
    method: 'POST',
    path: '/invoice/taxinvoice',
    who: 'member',
    summary:
      'Asks for the tax invoice of a month, once the tax office knows the business; until it is issued, other details take the place of those before.',
    perMinute: 10,
    body: TaxInvoiceDetails.extend({ month: Month }),
    result: TaxInvoice,
    errors: [
      'BILLING_TAX_NOT_IN_PLAN',
      'BILLING_TAX_NUMBER_WRONG',
      ...Object.values(taxOfficeRefusals),
      'BILLING_TAX_MONTH',
      'BILLING_TAX_ISSUED',
    ],
  }),
}
