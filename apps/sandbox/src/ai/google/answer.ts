import { randomBytes } from 'node:crypto'

import type { Answer } from '../answer.ts'
import type { Events } from '../stream.ts'

/** An answer as one response. A prompt that is refused has no candidate: its feedback says why. */
export function whole(answer: Answer, model: string): object {
  const rest = { usageMetadata: usageOf(answer), ...headOf(model) }
  if (answer.ending === 'refused') return { ...blocked, ...rest }
  return { candidates: [candidateOf(answer.text, finishOf(answer))], ...rest }
}

/** The responses of a stream, each with what has been written since the one before. */
export function eventsOf(answer: Answer, model: string): Events {
  const head = headOf(model)
  const begun = { promptTokenCount: answer.promptTokens, totalTokenCount: answer.promptTokens }
  const end = answer.ending === 'refused' ? blocked : { candidates: [candidateOf('', finishOf(answer))] }
  return {
    first: '',
    piece: (text) => event({ candidates: [candidateOf(text)], usageMetadata: begun, ...head }),
    last: event({ ...end, usageMetadata: usageOf(answer), ...head }),
    error: event({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),
  }
}

const blocked = { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }

function event(response: object): string {
  return `data: ${JSON.stringify(response)}\r\n\r\n`
}

function candidateOf(text: string, finish?: string): object {
  return {
    content: { parts: [{ text }], role: 'model' },
    ...(finish === undefined ? {} : { finishReason: finish }),
    index: 0,
  }
}

function finishOf({ ending }: Answer): string {
  return ending === 'cut' ? 'MAX_TOKENS' : 'STOP'
}

function usageOf({ promptTokens, completionTokens, ending }: Answer): object {
  return {
    promptTokenCount: promptTokens,
    ...(ending === 'refused' ? {} : { candidatesTokenCount: completionTokens }),
    totalTokenCount: promptTokens + completionTokens,
  }
}

function headOf(model: string): object {
  return { modelVersion: model, responseId: randomBytes(12).toString('base64url') }
}
