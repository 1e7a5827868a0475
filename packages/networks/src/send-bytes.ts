import { once } from 'node:events'
import { type IncomingMessage, request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'

import { readText, Unanswered } from '@clipmint/net'

import { lostAnswer, type NetworkReply } from './ask.ts'
import { readJson } from './json.ts'
import type { Unclear, Wait } from './publisher.ts'

const mostBytes = 1024 * 1024
/** How long a line may stand still while bytes go out, and how long the answer may take when all are there. */
const idleMs = 60_000
/**
 * How long much is held back once the head has gone out. Who refuses by the head alone (a dead token, a wrong offset)
 * answers and hangs up, and in the flood of a body that answer would be lost.
 */
const patience = { ms: 1_000, fromBytes: 1024 * 1024 }

/** Bytes that go to a network in one request. */
export type Shipment = {
  method: 'POST' | 'PUT'
  url: URL
  headers: Record<string, string>
  /** Opens what is sent; just `bytes` of it are read. */
  open: () => Promise<Readable>
  bytes: number
  /** What stands before and after them in the body, as in a form of parts. */
  around?: { before: string; after: string }
  /** Hears how many of them went out so far. */
  onSent?: (bytes: number) => void
  signal: AbortSignal
  /** Other than a minute. */
  answerMs?: number
}

/**
 * Streams bytes to a network, never holding more than a buffer of them. A network that answers before it has all is heard.
 */
export async function sendBytes(shipment: Shipment): Promise<NetworkReply | Unclear | Wait> {
  const still = new AbortController()
  const stop = AbortSignal.any([shipment.signal, still.signal])
  let timer = setTimeout(() => still.abort(), idleMs)
  const alive = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => still.abort(), ms)
  }
  try {
    const answer = await ship(shipment, stop, alive)
    const text = await readText(answer, mostBytes)
    const json = text === '' ? undefined : readJson(text)
    return { status: 'replied', httpStatus: answer.statusCode ?? 0, headers: answer.headers, json }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error instanceof SourceError) throw error
    return lostAnswer(
      error,
      still.signal.aborted || (error instanceof Unanswered && error.fault === 'timeout'),
    )
  } finally {
    clearTimeout(timer)
  }
}

/** Our own file could not be read: a fault of ours, which is no answer of the network's. */
class SourceError extends Error {
  override name = 'SourceError'
}

async function ship(
  shipment: Shipment,
  signal: AbortSignal,
  alive: (ms: number) => void,
): Promise<IncomingMessage> {
  signal.throwIfAborted()
  const { method, url, headers, open, bytes, around, answerMs = idleMs } = shipment
  const length = bytes + Buffer.byteLength(`${around?.before ?? ''}${around?.after ?? ''}`)
  const source = await open().catch(sourceFailed)
  // Whoever reads it hears of its error; before that, while it is held back, nobody does.
  source.on('error', () => {})
  const ask = url.protocol === 'https:' ? askHttps : askHttp
  return new Promise((resolve, reject) => {
    const request = ask(url, {
      method,
      agent: false,
      signal,
      headers: { 'user-agent': 'Clipmint', ...headers, 'content-length': String(length) },
    })
    let isAnswered = false
    request.on('response', (answer) => {
      isAnswered = true
      resolve(answer)
    })
    request.on('close', () => source.destroy())
    const answered = once(request, 'response', { signal }).catch(() => {})
    const passed = (sent: number) => {
      alive(sent === bytes ? answerMs : idleMs)
      shipment.onSent?.(sent)
    }
    // What breaks after an answer is of no interest: who has answered already may hang up on the rest.
    const failed = (error: unknown) => {
      if (!isAnswered) reject(error instanceof Error ? error : new Error('The line went dead.'))
    }
    request.on('error', failed)
    const held = bytes < patience.fromBytes ? null : Promise.race([answered, wait(patience.ms)])
    if (held) request.flushHeaders()
    const body = bodyOf(shipment, source, { held, isAnswered: () => isAnswered, passed })
    pipeline(body, request).catch(failed)
  })
}

type BodyParts = {
  held: Promise<unknown> | null
  isAnswered: () => boolean
  passed: (sent: number) => void
}

async function* bodyOf(
  { bytes, around }: Shipment,
  source: Readable,
  { held, isAnswered, passed }: BodyParts,
): AsyncGenerator<Buffer> {
  await held
  if (around) yield Buffer.from(around.before)
  let sent = 0
  const chunks = source[Symbol.asyncIterator]()
  while (sent < bytes && !isAnswered()) {
    const next = await chunks.next().catch(sourceFailed)
    if (next.done === true) return sourceFailed(new Error(`The file ends ${bytes - sent} bytes early.`))
    const part = Buffer.from(next.value as Uint8Array).subarray(0, bytes - sent)
    yield part
    sent += part.length
    passed(sent)
  }
  if (around) yield Buffer.from(around.after)
}

function sourceFailed(cause: unknown): never {
  throw new SourceError('The file cannot be read.', { cause })
}
