import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import { apps } from '../networks/apps.ts'
import { type Calls, createCalls } from '../networks/call.ts'
import type { Answer } from '../networks/faults/book.ts'
import type { Effects } from '../networks/faults/effects.ts'
import type { Network } from '../networks/network.ts'
import type { Room } from '../networks/room.ts'
import type { Token } from '../networks/tokens.ts'
import { checkProof, openToken } from './access.ts'
import { outage, refuse, refuseObject } from './errors.ts'
import { type Form, type Part, readForm } from './multipart.ts'
import { type Params, paramsOf, tokenOf } from './params.ts'
import type { Usage } from './usage.ts'

/** One call of the Graph API, read. */
export type GraphCall = {
  params: Params
  files: Record<string, Part>
  /** `v26.0`, as it was asked for. */
  version: string
  /** The node that the path names; `me` is who the token is. */
  id: string
  /** The token, opened by the first that asks for it. */
  token: () => Token
  tokenValue: string | null
  effects: Effects
  /** The whole address that was asked. */
  address: URL
  method: string
}
/** What an id is, whose, and of which network where a host answers for two. */
export type Node = { kind: string; account: string | null; network?: Network }
export type Handler = (call: GraphCall) => Answer | Promise<Answer>

/** A host of the Graph API: what kinds of things it knows, and what each can be asked. */
export type Host = {
  network: Network
  /** Below /sandbox. */
  prefix: string
  tokenKinds: readonly string[]
  /** What a node is, and whose. */
  nodeOf: (id: string, token: Token | null) => Node | null
  /** By method and template: `POST /{page}/video_reels`. */
  handlers: Record<string, Handler>
  /** The node that `me` is, where it is one of those. */
  meOf?: (token: Token | null) => string | null
  /** Paths that stand without a version. */
  unversioned: readonly string[]
  usage: Usage
  /** Whether every call must prove that it knows the app's secret. */
  needsProof: () => boolean
  /** Parameters that tell calls of one path apart in the journal. */
  phases: readonly string[]
}

const known = /^v([2-9]|1\d|2[0-6])\.\d{1,2}$/
const gone = { code: 2500, message: 'Unknown path components: ', type: 'OAuthException' } as const

/** Serves a host of the Graph API below /sandbox. */
export function serveGraph(
  app: FastifyInstance,
  fault: FaultSwitch,
  { room, host }: { room: Room; host: Host },
): void {
  const calls = createCalls(
    { ...room, now: room.clock.now },
    {
      network: host.network,
      fault,
      dialect: graphDialect,
      outage,
      headers: ({ token, account }) => ({
        ...host.usage.headers(room.tokens.find(token), account),
        'facebook-api-version': 'v26.0',
        'x-fb-trace-id': 'Asandbox',
      }),
      loseRole: ({ token, account }) => loseRole(room, token, account),
    },
  )
  void app.register(async (scope) => {
    // A form with files is read a piece at a time.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: `${host.prefix}/*`,
      handler: (request, reply) => answer(request, reply, { room, host, calls }),
    })
  })
}

const graphDialect = {
  spellings: {
    bytes_transfered: 'bytes_transferred',
    complete: 'completed',
  },
  optional: ['processing_progress', 'expires_in', 'permalink_url', 'category', 'publish_time', 'title'],
}

type Served = { room: Room; host: Host; calls: Calls }

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { room, host, calls }: Served,
): Promise<FastifyReply> {
  const address = new URL(request.url, `http://${request.host}`)
  const form = await formOf(request, room)
  const params = paramsOf(address.searchParams, form ? form.fields : request.body)
  const value = tokenOf(params, request.headers)
  const path = address.pathname.slice(`/sandbox${host.prefix}/`.length).replace(/\/$/, '')
  const where = placeOf(path, host, room.tokens.find(value))
  const phase = host.phases.map((name) => [name, params.get(name)] as const).find(([, it]) => it !== null)
  const route = `${request.method} /${where.template}${phase ? `?${phase.join('=')}` : ''}`
  const { account, network, id } = where
  const incoming = { network, route, account, token: value, ids: id === '' ? {} : { id } }
  return calls(request, reply, incoming, async (effects) => {
    const call = callOf(
      { room, host, value },
      { params, files: form?.files ?? {}, effects, address, method: request.method, ...where },
    )
    const handler = handlerOf(host, `${request.method} /${where.template}`, where)
    host.usage.count(room.tokens.find(value), where.account)
    return await handler(call)
  })
}

function callOf(
  { room, host, value }: { room: Room; host: Host; value: string | null },
  rest: Omit<GraphCall, 'token' | 'tokenValue'>,
): GraphCall {
  const token = () => {
    const opened = openToken(room, value, host.tokenKinds)
    const { secret } = apps[host.network]
    checkProof(value ?? '', rest.params.get('appsecret_proof'), { secret, isNeeded: host.needsProof() })
    return opened
  }
  return { ...rest, tokenValue: value, token }
}

function handlerOf({ handlers }: Host, route: string, { id, isKnown }: Place): Handler {
  if (!isKnown) refuse({ ...gone, message: `${gone.message}/${id}` })
  const handler = handlers[route]
  if (handler) return handler
  return ({ method }) => refuseObject(id, method.toLowerCase())
}

type Place = {
  version: string
  id: string
  template: string
  account: string | null
  network: Network
  isKnown: boolean
}

/** What a path names: a version, a node and an edge of it. */
function placeOf(path: string, host: Host, token: Token | null): Place {
  const own = { network: host.network, account: token?.account ?? null, isKnown: true }
  if (host.unversioned.includes(path)) return { ...own, version: 'v26.0', id: path, template: path }
  const [version = '', named = '', ...edge] = path.split('/')
  if (!known.test(version) || named === '' || edge.length > 1)
    return { ...own, version, id: path, template: '{unknown}', account: null, isKnown: false }
  const id = named === 'me' ? (host.meOf?.(token) ?? named) : named
  const rest = edge.map((name) => `/${name}`).join('')
  if (id === 'me' || id === 'oauth' || id === 'debug_token')
    return { ...own, version, id, template: `${id}${rest}` }
  const { kind = 'object', account = null, network = host.network } = host.nodeOf(id, token) ?? {}
  return { version, id, template: `{${kind}}${rest}`, account, network, isKnown: true }
}

async function formOf(request: FastifyRequest, { shelf }: Room): Promise<Form | null> {
  if (!/^multipart\/form-data/i.test(request.headers['content-type'] ?? '')) return null
  return await readForm(request.raw, shelf)
}

function loseRole({ tokens, accounts }: Room, value: string | null, account: string | null): void {
  const token = tokens.find(value)
  const page = accounts.find('facebook', account ?? token?.account ?? '')
  if (!token || !page) return
  const { [token.person]: _lost, ...tasks } = page.tasks
  accounts.put({ ...page, tasks })
}

export function ok(body: unknown, headers?: Record<string, string>): Answer {
  return { status: 200, body, ...(headers && { headers }) }
}
