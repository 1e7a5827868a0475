import { z } from 'zod'

import { retryAfterSeconds } from '../../retry-after.ts'
import type { MailOutcome, MailSender } from '../sender.ts'
import type { ResendKeys } from './config.ts'

const Refused = z.object({ name: z.string(), message: z.string() })
const timeoutMs = 10_000

/** Mail by Resend: POST /emails. */
export function createResendSender({ RESEND_API_KEY, MAIL_FROM, RESEND_URL }: ResendKeys): MailSender {
  const url = new URL('emails', RESEND_URL.endsWith('/') ? RESEND_URL : `${RESEND_URL}/`)
  return {
    async send({ to, subject, text, html, replyTo, onceKey }) {
      const response = await reach(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${RESEND_API_KEY}`,
          'content-type': 'application/json',
          ...(onceKey === undefined ? {} : { 'idempotency-key': onceKey }),
        },
        body: JSON.stringify({
          from: MAIL_FROM,
          to: [to],
          subject,
          text,
          ...(html ? { html } : {}),
          ...(replyTo ? { reply_to: replyTo } : {}),
        }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      return response instanceof Response ? outcomeOf(response) : response
    },
  }
}

/** The provider's answer, or that there was none. */
async function reach(url: URL, request: RequestInit): Promise<Response | MailOutcome> {
  try {
    return await fetch(url, request)
  } catch (error) {
    // A request that cannot be made at all has no cause from the network.
    const isOutage = error instanceof Error && (error.name === 'TimeoutError' || error.cause !== undefined)
    if (!isOutage) throw error
    return later(`Resend does not answer: ${String(error.cause instanceof Error ? error.cause : error)}`)
  }
}

async function outcomeOf(response: Response): Promise<MailOutcome> {
  const { ok, status, headers } = response
  if (ok) return { status: 'sent' }
  if (status === 429 || status >= 500) {
    return later(`Resend answered ${status}.`, retryAfterSeconds(headers.get('retry-after')))
  }
  const { name, message } = Refused.parse(await response.json())
  if (name === 'concurrent_idempotent_requests') return later(`Resend answered ${name}.`)
  return { status: 'refused', reason: `${name}: ${message}` }
}

function later(reason: string, afterSeconds: number | null = null): MailOutcome {
  return { status: 'later', afterSeconds, reason }
}
