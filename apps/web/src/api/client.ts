import type { Call, Calls } from '@clipmint/contract'
import type { z } from 'zod'

import { answerOf } from './answer.ts'
import { byName } from './by-name.ts'
import { ApiFailure, lostCall } from './failure.ts'
import type { KnownCall } from './known-call.ts'
import { buildRequest, type RawInput } from './request.ts'
import type { Session } from './session.ts'
import { sharePerFile, type Transport, type UploadProgress } from './transport.ts'

/** The product's own time-out: ten minutes, because a call may plan or draw. */
export const timeoutMs = 600_000

type Empty = Record<never, never>
type Part<Name extends string, Schema extends z.ZodType> =
  Empty extends z.input<Schema> ? { [Key in Name]?: z.input<Schema> } : { [Key in Name]: z.input<Schema> }

type Extras = {
  signal?: AbortSignal | undefined
  /** For a multipart call: the files by the name of their field. */
  files?: Readonly<Record<string, readonly File[]>>
  onProgress?: (progress: UploadProgress) => void
  /** Goes out even when its page is gone by then, at once and with the token at hand: nothing can be waited for. */
  keepalive?: boolean
}

/** What a call takes: only the parts that it has something to ask in are required. */
export type InputOf<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'body', C['body']> &
  Extras

/** What a call gives: `result`, and beside it the fields that the specification names. */
export type AnswerOf<C extends Call> = { result: z.output<C['result']> } & BesideOf<z.output<C['beside']>>

/** Zod gives an object without fields the type of one whose every field is never; it holds just nothing. */
type BesideOf<Beside> = string extends keyof Beside ? unknown : Beside

export type CallFunction<C extends Call> =
  Empty extends InputOf<C>
    ? (input?: InputOf<C>) => Promise<AnswerOf<C>>
    : (input: InputOf<C>) => Promise<AnswerOf<C>>

export type Client<Areas extends Record<string, Calls>> = {
  [Area in keyof Areas]: { [Name in keyof Areas[Area]]: CallFunction<Areas[Area][Name]> }
}

export type Surroundings = {
  transport: Transport
  session: Session
  /** Gets a new access token, once for all tabs; false when the session is over. */
  refresh: () => Promise<boolean>
  bases: { api: string; ai: string }
  language: () => string
  country: () => string
  /** Hears of a write that was refused because the site is worked on. */
  onMaintenance?: () => void
}

/** Finds a call by its area and name; it may still be on its way with the first ones. */
type FindCall = (area: string, name: string) => KnownCall | undefined | Promise<KnownCall | undefined>

/** The calls of a contract that is there. */
export function callsOf(contract: Record<string, Calls>): FindCall {
  return (area, name) => contract[area]?.[name]
}

/** Every call of a contract as a function that parses its answer and throws `ApiFailure`. */
export function createClient<Areas extends Record<string, Calls>>(
  find: FindCall,
  around: Surroundings,
): Client<Areas> {
  return byName((area, name) => async (input: RawInput = {}) => {
    const found = find(area, name)
    const call = found instanceof Promise ? await found.catch(fail) : found
    if (!call) throw new Error(`The contract has no call ${area}.${name}.`)
    return send(call, input, around)
    // These are exactly the functions that the type names; TypeScript cannot follow it.
  }) as Client<Areas>
}

function fail(error: unknown): never {
  throw lostCall('NETWORK_ERROR', error)
}

async function send(call: KnownCall, input: RawInput, around: Surroundings): Promise<unknown> {
  try {
    return await sendFresh(call, input, around)
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'MAINTENANCE') around.onMaintenance?.()
    throw error
  }
}

/** Sends a call with an access token that holds, and once more where the server says that it did not. */
async function sendFresh(call: KnownCall, input: RawInput, around: Surroundings): Promise<unknown> {
  if (call.who === 'member' && !input.keepalive && around.session.isStale()) await around.refresh()
  try {
    return await sendOnce(call, input, around)
  } catch (error) {
    const outdated = error instanceof ApiFailure && error.status === 401 && asksForMember(call, error)
    if (!outdated || !(await around.refresh())) throw error
    return sendOnce(call, input, around)
  }
}

/** Some calls are for anyone and still ask, depending on what is sent, who it is: they say so by this code alone. */
function asksForMember(call: KnownCall, { code }: ApiFailure): boolean {
  return call.who === 'member' || code === 'UNAUTHENTICATED'
}

async function sendOnce(call: KnownCall, input: RawInput, around: Surroundings): Promise<unknown> {
  const request = buildRequest(call, input, {
    base: around.bases[call.host],
    language: around.language(),
    country: around.country(),
    accessToken: around.session.read()?.accessToken ?? null,
  })
  const files = Object.values(input.files ?? {}).flat()
  const { onProgress } = input
  const timeout = AbortSignal.timeout(timeoutMs)
  const incoming = await around
    .transport({
      ...request,
      keepalive: input.keepalive ?? false,
      signal: input.signal ? AbortSignal.any([timeout, input.signal]) : timeout,
      onProgress: onProgress ? ({ loaded, total }) => onProgress(sharePerFile(files, loaded, total)) : null,
    })
    .catch((error: unknown) => {
      // Whoever cancelled the call knows; everyone else hears what kept the answer away.
      if (input.signal?.aborted) throw error
      if (timeout.aborted) throw lostCall('TIMEOUT', error)
      throw error instanceof ApiFailure ? error : lostCall('NETWORK_ERROR', error)
    })
  return answerOf(call, incoming)
}
