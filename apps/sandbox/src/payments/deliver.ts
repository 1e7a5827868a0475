import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyReply } from 'fastify'

import { type Delivery, lateMs } from './manners.ts'

const slowMs = 3_000

/** What a call is answered with, and how that comes. */
export type Answer = { status: number; body: object; delivery: Delivery; headers?: Record<string, string> }

/** Gives an answer: at once, late, or never, as a line does that goes dead. */
export async function deliver(
  reply: FastifyReply,
  { status, body, delivery, headers = {} }: Answer,
): Promise<FastifyReply> {
  if (delivery === 'slow') await sleep(slowMs)
  if (delivery === 'late') await sleep(lateMs, undefined, { ref: false })
  if (delivery === 'lost') {
    reply.hijack()
    reply.raw.destroy()
    return reply
  }
  return reply.code(status).headers(headers).send(body)
}
