import type { WriterFault } from '@clipmint/contract'
import { retryAfterSeconds } from '@clipmint/net'
import { APICallError, type ModelMessage, NoObjectGeneratedError, Output, streamText } from 'ai'
import type { z } from 'zod'

import type { Model } from './model.ts'

/** What a model is asked to write; `name` names the shape for the server. */
export type Wish<Shape extends z.ZodType> = {
  name: string
  shape: Shape
  instructions: string
  prompt: string
  maxOutputTokens: number
}

/** What has come of an answer so far: any part may be missing, or cut off in the middle of a word. */
export type PartialAnswer = Readonly<Record<string, unknown>>

export type Tokens = { input: number; output: number }

export type Ending<Value> = { tokens: Tokens } & (
  | { status: 'written'; value: Value }
  | {
      status: 'failed'
      fault: WriterFault
      reason: string
      /** What the model did write, where something could not be read. */
      text: string
      /** How long the provider asks to be left alone; null where it does not say. */
      waitMs: number | null
    }
)

type Asking<Shape extends z.ZodType> = {
  wish: Wish<Shape>
  messages: ModelMessage[]
  limitMs: number
  onPartial: (partial: PartialAnswer) => Promise<void>
}

/** Asks the model once and reads its answer as it streams in. Never throws: whatever goes wrong is an ending. */
export async function ask<Shape extends z.ZodType>(
  model: Model,
  { wish, messages, limitMs, onPartial }: Asking<Shape>,
): Promise<Ending<z.output<Shape>>> {
  const signal = AbortSignal.timeout(limitMs)
  let fault: unknown = null
  const result = streamText({
    model: model.language,
    instructions: wish.instructions,
    messages,
    output: Output.object({ schema: wish.shape, name: wish.name }),
    maxOutputTokens: wish.maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    onError: ({ error }) => {
      fault ??= error
    },
  })
  let tokens: Tokens = { input: 0, output: 0 }
  try {
    for await (const partial of result.partialOutputStream) await onPartial(partial as PartialAnswer)
    const finish = await result.finishReason
    const { inputTokens = 0, outputTokens = 0 } = await result.usage
    tokens = { input: inputTokens, output: outputTokens }
    if (signal.aborted) return failed('too-slow', tokens, { reason: slow(limitMs) })
    if (finish === 'content-filter') {
      const said = await result.text
      return failed('refused', tokens, { reason: said || 'It refused without a word.' })
    }
    if (finish === 'length')
      return failed('cut-off', tokens, { reason: `${outputTokens} tokens were not enough.` })
    if (fault !== null) return failedBy(model, fault, tokens)
    return { status: 'written', value: (await result.output) as z.output<Shape>, tokens }
  } catch (error) {
    if (signal.aborted) return failed('too-slow', tokens, { reason: slow(limitMs) })
    return failedBy(model, fault ?? error, tokens)
  }
}

function slow(limitMs: number): string {
  return `No whole answer within ${limitMs / 1_000} s.`
}

type Details = { reason: string; text?: string; waitMs?: number | null }

function failed(
  fault: WriterFault,
  tokens: Tokens,
  { reason, text = '', waitMs = null }: Details,
): Ending<never> {
  return { status: 'failed', fault, reason: reason.slice(0, 500), text, waitMs, tokens }
}

/** What an error of the library means to us. */
function failedBy(model: Model, error: unknown, tokens: Tokens): Ending<never> {
  const reason = error instanceof Error ? error.message : JSON.stringify(error)
  if (NoObjectGeneratedError.isInstance(error)) {
    const because = error.cause instanceof Error ? error.cause.message : reason
    return failed('malformed', tokens, { reason: because, text: error.text ?? '' })
  }
  if (!APICallError.isInstance(error)) return failed('unreachable', tokens, { reason })
  const { statusCode = 0, responseHeaders = {}, data } = error
  const told = `${statusCode}: ${reason}`
  if (statusCode === 429) {
    const seconds = retryAfterSeconds(responseHeaders['retry-after'] ?? null) ?? model.waitSecondsIn(data)
    return failed('limited', tokens, { reason: told, waitMs: seconds === null ? null : seconds * 1_000 })
  }
  // A request that is refused as it stands: the key, the model's name, what the server does not know.
  const isOurs = statusCode >= 400 && statusCode < 500 && statusCode !== 408
  return failed(isOurs ? 'rejected' : 'unreachable', tokens, { reason: told })
}
