import { randomBytes } from 'node:crypto'

import type { Answer } from '../answer.ts'
import type { Events } from '../stream.ts'

/** Who answers, and the tool that it has to call for that; null where it writes. */
type Head = { model: string; tool: string | null }

/** An answer as one message. */
export function whole(answer: Answer, head: Head): object {
  const block = head.tool === null ? { type: 'text', text: answer.text } : callOf(head.tool, answer.text)
  return {
    ...messageOf(head, answer),
    content: answer.ending === 'refused' ? [] : [block],
    stop_reason: stopOf(answer, head),
    usage: { ...usageOf(answer), output_tokens: answer.completionTokens },
  }
}

/** The events of an answer, each under its name. */
export function eventsOf(answer: Answer, head: Head): Events {
  const block = head.tool === null ? { type: 'text', text: '' } : callOf(head.tool, '')
  const start = event('message_start', { message: messageOf(head, answer) })
  const open = event('content_block_start', { index: 0, content_block: block })
  const isRefused = answer.ending === 'refused'
  const end = event('message_delta', {
    delta: { stop_reason: stopOf(answer, head), stop_sequence: null },
    usage: { output_tokens: answer.completionTokens },
  })
  return {
    first: `${start}${isRefused ? '' : open}${event('ping', {})}`,
    piece: (text) =>
      event('content_block_delta', {
        index: 0,
        delta:
          head.tool === null
            ? { type: 'text_delta', text }
            : { type: 'input_json_delta', partial_json: text },
      }),
    last: `${isRefused ? '' : event('content_block_stop', { index: 0 })}${end}${event('message_stop', {})}`,
    error: event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
  }
}

function event(type: string, more: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`
}

/** A call of the tool with what is written; what is no JSON, or not whole, is no input. */
function callOf(name: string, text: string): object {
  return { type: 'tool_use', id: `toolu_${randomBytes(12).toString('hex')}`, name, input: objectIn(text) }
}

function objectIn(text: string): object {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

function messageOf({ model }: Head, answer: Answer) {
  return {
    id: `msg_${randomBytes(12).toString('hex')}`,
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: usageOf(answer),
  }
}

function stopOf({ ending }: Answer, { tool }: Head): string {
  if (ending === 'refused') return 'refusal'
  if (ending === 'cut') return 'max_tokens'
  return tool === null ? 'end_turn' : 'tool_use'
}

/** What the beginning of a message knows: what was read, and that writing has begun. */
function usageOf({ promptTokens }: Answer) {
  return {
    input_tokens: promptTokens,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    output_tokens: 1,
    service_tier: 'standard',
  }
}
