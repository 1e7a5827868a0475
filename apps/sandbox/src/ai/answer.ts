import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyReply } from 'fastify'

/** What a model says to a request, and why it ends there. */
export type Answer = {
  model: string
  createdAt: Date
  text: string
  /** Said instead of a text. */
  refusal: string | null
  finish: 'stop' | 'length'
  promptTokens: number
  completionTokens: number
}

export function whole(answer: Answer): object {
  const { text, refusal, finish } = answer
  const message = { role: 'assistant', content: refusal === null ? text : null, refusal }
  return {
    ...head(answer, 'chat.completion'),
    choices: [{ index: 0, message, logprobs: null, finish_reason: finish }],
    usage: usageOf(answer),
  }
}

const pieceLength = 120
const pieceMs = 25

type Streaming = {
  withUsage: boolean
  /** Never comes to an end: the line stays open and silent. */ stalls: boolean
}

/** Sends an answer piece by piece as events, as a model writes it. */
export async function stream(
  reply: FastifyReply,
  answer: Answer,
  { withUsage, stalls }: Streaming,
): Promise<void> {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  const fixed = head(answer, 'chat.completion.chunk')
  const send = (more: object) => raw.write(`data: ${JSON.stringify({ ...fixed, ...more })}\n\n`)
  const say = (delta: object, finish: string | null = null) =>
    send({
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
      ...(withUsage ? { usage: null } : {}),
    })
  say({ role: 'assistant', content: '', refusal: null })
  const pieces = piecesOf(answer.refusal ?? answer.text)
  for (const piece of stalls ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces) {
    if (raw.destroyed) return
    say(answer.refusal === null ? { content: piece } : { refusal: piece })
    await sleep(pieceMs)
  }
  if (stalls) return
  say({}, answer.finish)
  if (withUsage) send({ choices: [], usage: usageOf(answer) })
  raw.end('data: [DONE]\n\n')
}

function piecesOf(text: string): string[] {
  const letters = [...text]
  return Array.from({ length: Math.ceil(letters.length / pieceLength) }, (_, index) =>
    letters.slice(index * pieceLength, (index + 1) * pieceLength).join(''),
  )
}

function head({ model, createdAt }: Answer, object: string) {
  const id = `chatcmpl-${randomBytes(12).toString('hex')}`
  return {
    id,
    object,
    created: Math.floor(createdAt.getTime() / 1_000),
    model,
    system_fingerprint: 'fp_sandbox',
  }
}

function usageOf({ promptTokens, completionTokens }: Answer) {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  }
}
