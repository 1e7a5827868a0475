import type { IncomingMessage } from 'node:http'

import {
  type AskNames,
  connect,
  isPublicUrl,
  publicLookup,
  readBytes,
  readText,
  standInOf,
  Unanswered,
  vettedLookup,
} from '@clipmint/net'

import { readProductPage } from './read-page.ts'
import type { PageFault, ProductPages } from './reader.ts'

export type ProductPageOptions = {
  /** Where the sandbox answers for every host while it is on; null in production. */
  sandboxUrl: string | null
  /** How names become addresses; the machine's own way unless a test says another. */
  askNames?: AskNames
}

const mostPageBytes = 3_000_000
const mostPictureBytes = 10 * 1024 ** 2
const mostHops = 4
const hopMs = 6_000

class Refusal extends Error {
  override name = 'Refusal'
  readonly fault: PageFault
  constructor(fault: PageFault) {
    super(`The page cannot be read: ${fault}.`)
    this.fault = fault
  }
}

/**
 * Pages of shops on the open internet: over TLS at the usual port, at names that lead to public addresses, each redirect
 * looked at like the link itself, four of them at most.
 */
export function createProductPages({ sandboxUrl, askNames }: ProductPageOptions): ProductPages {
  const lookup = askNames ? vettedLookup(askNames) : publicLookup
  const ask = async (address: string, signal: AbortSignal) => {
    let url = address
    for (let hop = 0; hop <= mostHops; hop += 1) {
      if (!isPublicUrl(url)) throw new Refusal('invalid_url')
      const at = new URL(url)
      const question = { signal, timeoutMs: hopMs, lookup: sandboxUrl === null ? lookup : null }
      const answer = await connect(
        sandboxUrl === null ? at : standInOf(at, { sandboxUrl, room: 'shops' }),
        question,
      )
      const { statusCode = 0, headers } = answer
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return { answer, url }
      answer.destroy()
      if (!URL.canParse(headers.location, at)) throw new Refusal('invalid_url')
      url = new URL(headers.location, at).href
    }
    throw new Refusal('invalid_url')
  }
  return {
    async read(text, signal) {
      try {
        const { answer, url } = await ask(linkIn(text), signal)
        const product = readProductPage(await pageOf(answer), url)
        return product ? { status: 'read', product } : { status: 'refused', fault: 'no_product' }
      } catch (error) {
        return { status: 'refused', fault: faultOf(error) }
      }
    },
    async picture(url, signal) {
      try {
        const { answer } = await ask(url, signal)
        return { status: 'opened', bytes: await bytesOf(answer) }
      } catch (error) {
        return { status: 'refused', fault: faultOf(error) }
      }
    },
  }
}

/** The link of a pasted text: an app's share button puts words around it, and people leave the scheme out. */
function linkIn(text: string): string {
  const plain = text.trim()
  const found = /https?:\/\/[^\s<>"']+/iu.exec(plain)?.[0]
  const link = found ?? (/^[^\s/]+\.[^\s]+$/u.test(plain) ? `https://${plain}` : '')
  if (link.length > 2_000 || !URL.canParse(link)) throw new Refusal('invalid_url')
  const url = new URL(link)
  // What is said without encryption is asked for with it.
  if (url.protocol === 'http:') url.protocol = 'https:'
  return url.href
}

async function pageOf(answer: IncomingMessage): Promise<string> {
  try {
    refuseStatus(answer.statusCode ?? 0)
    if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(answer.headers['content-type'] ?? ''))
      throw new Refusal('no_product')
    return await readText(answer, mostPageBytes)
  } finally {
    answer.destroy()
  }
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  try {
    refuseStatus(answer.statusCode ?? 0)
    if (!/^image\//i.test(answer.headers['content-type'] ?? '')) throw new Refusal('no_product')
    return await readBytes(answer, mostPictureBytes)
  } finally {
    answer.destroy()
  }
}

function refuseStatus(status: number): void {
  if (status >= 200 && status < 300) return
  if (status === 404 || status === 410) throw new Refusal('not_found')
  if (status === 401 || status === 403 || status === 429) throw new Refusal('blocked')
  throw new Refusal('unavailable')
}

function faultOf(error: unknown): PageFault {
  if (error instanceof Refusal) return error.fault
  if (error instanceof Unanswered) return error.fault === 'private' ? 'invalid_url' : error.fault
  throw error
}
