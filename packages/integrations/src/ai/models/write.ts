import { setTimeout as sleep } from 'node:timers/promises'

import type { ModelMessage } from 'ai'
import type { z } from 'zod'

import type { ModelCall, WriterFailure } from '../model-call.ts'
import { ask, type Ending, type PartialAnswer, type Wish } from './ask.ts'
import type { Model } from './model.ts'
import { repairRequest } from './prompts/repair.ts'

export type Listening = {
  /** How long all tries together may take. */
  wholeMs: number
  onPartial: (partial: PartialAnswer) => Promise<void>
  onCall: (call: ModelCall) => Promise<void>
}

/** A provider that asks for a longer wait is not waited for: the owner is. */
const longestWaitMs = 10_000

/**
 * Has the model write, with one try to repair an answer that cannot be read and one more after a short wait that the
 * provider asked for. Each call is told of, also those that came to nothing.
 */
export async function write<Shape extends z.ZodType>(
  model: Model,
  wish: Wish<Shape>,
  { wholeMs, onPartial, onCall }: Listening,
): Promise<{ status: 'written'; value: z.output<Shape> } | WriterFailure> {
  const endsAt = Date.now() + wholeMs
  const left = () => endsAt - Date.now()
  let messages: ModelMessage[] = [{ role: 'user', content: wish.prompt }]
  const spent = new Set<'repair' | 'wait'>()
  for (;;) {
    const startedAt = Date.now()
    const limitMs = Math.max(1, Math.min(model.tryMs, left()))
    const ending = await ask(model, { wish, messages, limitMs, onPartial })
    await onCall(callOf(model, ending, Date.now() - startedAt))
    if (ending.status === 'written') return ending
    const next = nextTry(ending, left())
    if (next === null || spent.has(next)) {
      return { status: 'failed', fault: ending.fault, reason: ending.reason }
    }
    spent.add(next)
    if (next === 'wait') await sleep(ending.waitMs ?? 0)
    else messages = [...messages.slice(0, 1), ...repairRequest(ending)]
  }
}

type Failed = Extract<Ending<unknown>, { status: 'failed' }>

function nextTry({ fault, text, waitMs }: Failed, leftMs: number): 'repair' | 'wait' | null {
  if (fault === 'malformed' && text.trim() !== '' && leftMs > 0) return 'repair'
  if (fault === 'limited' && waitMs !== null && waitMs <= longestWaitMs && waitMs < leftMs) return 'wait'
  return null
}

function callOf({ provider, name, price }: Model, ending: Ending<unknown>, durationMs: number): ModelCall {
  const { input, output } = ending.tokens
  return {
    provider,
    model: name,
    inputTokens: input,
    outputTokens: output,
    // Dollars for a million tokens are millionths of a dollar for one.
    costMicros: Math.round(input * price.input + output * price.output),
    durationMs,
    outcome: ending.status === 'written' ? 'written' : ending.fault,
  }
}
