import { randomBytes } from 'node:crypto'

import type { Answer } from '../answer.ts'
import type { Events } from '../stream.ts'
import { errorOf } from './refuse.ts'

const refusal = 'I’m sorry, I can’t help with that.'

/** What the head of every answer says. */
type Head = { model: string; createdAt: Date }

/** An answer as one chat completion. */
export function whole(answer: Answer, head: Head): object {
  const isRefused = answer.ending === 'refused'
  const message = {
    role: 'assistant',
    content: isRefused ? null : answer.text,
    refusal: isRefused ? refusal : null,
  }
  return {
    ...headOf(head, 'chat.completion'),
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishOf(answer) }],
    usage: usageOf(answer),
  }
}

/** What is said piece by piece: the answer, or the words that refuse one. */
export function wordsOf({ ending, text }: Answer): string {
  return ending === 'refused' ? refusal : text
}

/** The events of an answer; with usage, one more tells what it took. */
export function eventsOf(answer: Answer, head: Head, withUsage: boolean): Events {
  const fixed = headOf(head, 'chat.completion.chunk')
  const event = (more: object) => `data: ${JSON.stringify({ ...fixed, ...more })}\n\n`
  const say = (delta: object, finish: string | null = null) =>
    event({
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
      ...(withUsage ? { usage: null } : {}),
    })
  const used = withUsage ? event({ choices: [], usage: usageOf(answer) }) : ''
  return {
    first: say({ role: 'assistant', content: '', refusal: null }),
    piece: (text) => say(answer.ending === 'refused' ? { refusal: text } : { content: text }),
    last: `${say({}, finishOf(answer))}${used}data: [DONE]\n\n`,
    error: `data: ${JSON.stringify(errorOf({ message: 'The server is overloaded.', type: 'server_error', code: null }))}\n\n`,
  }
}

function headOf({ model, createdAt }: Head, object: string) {
  const id = `chatcmpl-${randomBytes(12).toString('hex')}`
  return {
    id,
    object,
    created: Math.floor(createdAt.getTime() / 1_000),
    model,
    system_fingerprint: 'fp_sandbox',
  }
}

function finishOf({ ending }: Answer): 'stop' | 'length' {
  return ending === 'cut' ? 'length' : 'stop'
}

function usageOf({ promptTokens, completionTokens }: Answer) {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  }
}
