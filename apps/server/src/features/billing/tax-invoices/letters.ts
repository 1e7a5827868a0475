import type { TaxInvoice, taxOfficeRefusals } from '@clipmint/contract'

import type { Lang } from '../../../http/handlers.ts'
import { fill, words } from '../../../locales/index.ts'
import type { MailLetter } from '../../../mail/letter.ts'

/** A request as letters tell of it. */
export type TaxLetterFacts = Omit<TaxInvoice, '_id' | 'status' | 'requestedAt' | 'issuedAt'> & { id: string }

/** Tells the company that somebody asks for a tax invoice: all that it is made of, and the command that marks it issued. */
export function companyLetter(request: TaxLetterFacts, lang: Lang): MailLetter {
  const { taxInvoice } = words[lang]
  const { subject, heading, text, unchecked, command, action, why } = taxInvoice.asked
  const values = { company: request.companyName, month: monthIn(request.month, lang) }
  return {
    subject: fill(subject, values),
    heading,
    paragraphs: [fill(text, values), ...(request.checked === 'unchecked' ? [unchecked] : [])],
    facts: [
      ...factsOf(request, lang),
      { label: taxInvoice.representative, value: request.representative },
      { label: taxInvoice.address, value: request.address },
      { label: taxInvoice.type, value: request.businessType },
      { label: taxInvoice.item, value: request.businessItem },
      { label: taxInvoice.email, value: request.email },
      { label: taxInvoice.command, value: fill(command, { id: request.id }) },
    ],
    action: { words: action, url: `mailto:${encodeURIComponent(request.email)}` },
    why,
  }
}

type Ending = {
  /** Why it was withdrawn; null for one that is issued. */
  refusal: (typeof taxOfficeRefusals)[keyof typeof taxOfficeRefusals] | null
  lang: Lang
  publicUrl: string
}

/** Tells an owner that their tax invoice is issued, or why it cannot be. */
export function ownerLetter(request: TaxLetterFacts, { refusal, lang, publicUrl }: Ending): MailLetter {
  const { taxInvoice, errors } = words[lang]
  const { subject, heading, text, action } = taxInvoice[refusal === null ? 'issued' : 'withdrawn']
  const values = {
    month: monthIn(request.month, lang),
    email: request.email,
    reason: refusal === null ? '' : errors[refusal],
  }
  return {
    subject: fill(subject, values),
    heading,
    paragraphs: [fill(text, values)],
    facts: factsOf(request, lang),
    action: { words: action, url: `${publicUrl}/account/payments` },
    why: taxInvoice.why,
  }
}

function factsOf({ month, businessNumber, companyName }: TaxLetterFacts, lang: Lang) {
  const { taxInvoice } = words[lang]
  return [
    { label: taxInvoice.month, value: monthIn(month, lang) },
    { label: taxInvoice.number, value: businessNumber },
    { label: taxInvoice.company, value: companyName },
  ]
}

/** 2026년 11월, November 2026 */
function monthIn(month: string, lang: Lang): string {
  const form = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(lang, form).format(new Date(`${month}-01T00:00:00Z`))
}
