import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyReply } from 'fastify'

import type { Lang } from '../page/words.ts'
import { type Code, statusOf, wordsOf } from './codes.ts'
import { type Delivery, type Ending, lateMs } from './till.ts'

const slowMs = 3_000

/** What a call is answered with, and how that comes. */
export type Answer = { status: number; body: object; delivery: Delivery }

/** An ending as it is answered; of an outage, nobody is told that the money moved. */
export function answerOf(ending: Ending, lang: Lang): Answer {
  if ('code' in ending) return refusal(ending.code, lang)
  if (ending.delivery === 'outage') return refusal('FAILED_INTERNAL_SYSTEM_PROCESSING', lang)
  return { status: 200, body: ending.body, delivery: ending.delivery }
}

export function refusal(code: Code, lang: Lang): Answer {
  return { status: statusOf(code), body: { code, message: wordsOf(code)[lang] }, delivery: 'plain' }
}

/** Gives an answer: at once, late, or never, as a line does that goes dead. */
export async function deliver(
  reply: FastifyReply,
  { status, body, delivery }: Answer,
): Promise<FastifyReply> {
  if (delivery === 'slow') await sleep(slowMs)
  if (delivery === 'late') await sleep(lateMs, undefined, { ref: false })
  if (delivery === 'lost') {
    reply.hijack()
    reply.raw.destroy()
    return reply
  }
  return reply.code(status).header('x-tosspayments-trace-id', randomBytes(16).toString('hex')).send(body)
}
