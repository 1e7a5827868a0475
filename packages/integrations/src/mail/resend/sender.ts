import { z } from 'zod'

import type { MailSender } from '../sender.ts'
import type { ResendKeys } from './config.ts'

const Refused = z.object({ name: z.string(), message: z.string() })
const timeoutMs = 10_000

/** Mail by Resend: POST /emails. */
export function createResendSender({ RESEND_API_KEY, MAIL_FROM, RESEND_URL }: ResendKeys): MailSender {
  const url = new URL('emails', RESEND_URL.endsWith('/') ? RESEND_URL : `${RESEND_URL}/`)
  return {
    async send({ to, subject, text, html }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${RESEND_API_KEY}`, 'content-type': 'application/json' },
        body: JSON.stringify({ from: MAIL_FROM, to: [to], subject, text, ...(html ? { html } : {}) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok) return { status: 'sent' }
      if (response.status === 429 || response.status >= 500) {
        throw new Error(`Resend answered ${response.status}.`)
      }
      const { name, message } = Refused.parse(await response.json())
      return { status: 'refused', reason: `${name}: ${message}` }
    },
  }
}
