import { createHmac } from 'node:crypto'

import { z } from 'zod'

import { askNetwork, type NetworkQuestion, unreadable } from '../ask.ts'
import type { HostAt } from '../maker.ts'
import type { Trouble } from '../publisher.ts'
import { faultIn } from './trouble.ts'

const timeoutMs = 20_000

export type GraphAnswer<Value> = { status: 'ok'; value: Value } | Trouble

export type GraphCall = {
  token: string
  query?: Readonly<Record<string, string>>
  form?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

/** Ids are text, also where an answer has them as numbers. */
export const GraphId = z.union([z.string().min(1), z.number().int()]).transform(String)
export const GraphSuccess = z.object({ success: z.literal(true) })

const Paged = z.object({
  data: z.array(z.unknown()),
  paging: z.object({ next: z.string().nullish() }).nullish(),
})

/** How the Graph API is asked at one of its hosts. The token goes in a header, never into an address. */
export type Graph = {
  host: string
  address: (path: string) => URL
  /** What proves, beside the token, that the app itself asks. */
  proof: (token: string) => Record<string, string>
  /** Reads by GET, or with a form posts. */
  ask: <Shape extends z.ZodType>(
    path: string,
    call: GraphCall,
    shape: Shape,
  ) => Promise<GraphAnswer<z.output<Shape>>>
  /** All rows of a list, page by page. */
  list: <Shape extends z.ZodType>(
    path: string,
    call: GraphCall,
    row: Shape,
  ) => Promise<GraphAnswer<z.output<Shape>[]>>
}

export type GraphOptions = {
  at: HostAt
  host: string
  /** `v26.0`; null for the few calls that have none in their address. */
  version: string | null
  now: () => Date
  /** Of the app, which proves each call (`appsecret_proof`); null where the host knows no such proof. */
  secret: string | null
}

const mostPages = 20

export function createGraph({ at, host, version, now, secret }: GraphOptions): Graph {
  const address = (path: string) => new URL(`${at(host)}${version === null ? '' : `/${version}`}${path}`)
  const proof: Graph['proof'] = (token) => {
    if (secret === null || token.includes('|')) return {}
    return { appsecret_proof: createHmac('sha256', secret).update(token).digest('hex') }
  }

  const ask: Graph['ask'] = async (path, { token, query = {}, form, signal }, shape) => {
    const url = address(path)
    const asked = form ? query : { ...query, ...proof(token) }
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
    const question: NetworkQuestion = {
      method: form ? 'POST' : 'GET',
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(form && { form: { ...form, ...proof(token) } }),
      timeoutMs,
      signal,
    }
    const reply = await askNetwork(question)
    if (reply.status !== 'replied') return reply
    const secrets = [token, secret ?? '', ...secretsOf(query), ...secretsOf(form ?? {})]
    const fault = faultIn(reply.json, { headers: reply.headers, now: now(), secrets })
    if (fault) return fault.trouble
    const read = reply.httpStatus < 300 ? shape.safeParse(reply.json) : null
    return read?.success ? { status: 'ok', value: read.data } : unreadable(host, reply)
  }

  return {
    host,
    address,
    proof,
    ask,
    async list(path, call, row) {
      const rows: z.output<typeof row>[] = []
      let query = call.query ?? {}
      for (let page = 0; page < mostPages; page += 1) {
        const answer = await ask(path, { ...call, query }, Paged)
        if (answer.status !== 'ok') return answer
        const { data, paging } = answer.value
        const read = z.array(row).safeParse(data)
        if (!read.success)
          return { status: 'unclear', why: 'unreadable', told: `${host} answered a list of another shape.` }
        rows.push(...read.data)
        const next = nextQuery(paging?.next ?? null)
        if (!next) break
        query = next
      }
      return { status: 'ok', value: rows }
    },
  }
}

const secretNames = ['access_token', 'input_token', 'fb_exchange_token', 'client_secret', 'code']

function secretsOf(fields: Readonly<Record<string, string>>): string[] {
  return secretNames.flatMap((name) => fields[name] ?? [])
}

/** What the address of the next page asks, without the token that stands in it: it is asked where we ask, as we ask. */
function nextQuery(next: string | null): Record<string, string> | null {
  if (next === null || !URL.canParse(next)) return null
  const { access_token: _, appsecret_proof: __, ...query } = Object.fromEntries(new URL(next).searchParams)
  return query
}
