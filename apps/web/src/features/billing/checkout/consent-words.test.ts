import { consentVersions } from '@clipmint/contract'
import { expect, test } from 'vitest'

import { checkout as english } from '../../../locales/en/checkout.ts'
import { payments as englishPayments } from '../../../locales/en/payments.ts'
import { checkout as korean } from '../../../locales/ko/checkout.ts'
import { payments as koreanPayments } from '../../../locales/ko/payments.ts'

/** All that stands at a box, and, for renewals, at the button that takes an ending back. */
const words = {
  gateway: [korean, english].map((it) => [
    it.agree_gateway,
    it.read_gateway,
    it.read_who,
    it.read_what,
    it.read_why,
    it.read_howLong,
    it.read_refusal,
    it.gateway_KRW,
    it.gateway_USD,
  ]),
  renewal: [[korean, koreanPayments] as const, [english, englishPayments] as const].map(([it, payments]) => [
    it.agree_renewal,
    it.read_renewal,
    payments.keep,
    payments.pendingNote_downgrade,
    payments.pendingNote_payment,
  ]),
}

/** What the words of each version come to. Other words get another version, and a line here. */
const known: Record<keyof typeof consentVersions, Record<string, string>> = {
  gateway: { '2026-11-25': '8d4219b27bf0c95c' },
  renewal: { '2026-11-25': '47155e2ac961642f' },
}

test.for(['gateway', 'renewal'] as const)(
  'the words that are agreed to are those of their version: %s',
  async (consent) => {
    const bytes = new TextEncoder().encode(JSON.stringify(words[consent]))
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const sum = Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
    expect(sum).toBe(known[consent][consentVersions[consent]])
  },
)
