import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import type { Answer, FaultBook } from './faults/book.ts'
import { drifted, type Dialect } from './faults/drift.ts'
import { type Effects, effectsOf } from './faults/effects.ts'
import type { Journal } from './journal.ts'
import { LineDead } from './media/receive.ts'
import type { Network } from './network.ts'
import type { Tokens } from './tokens.ts'

/** A call as it came in, as far as rules and the journal care. */
export type Incoming = {
  /** Where one host answers for two networks, the one that it is about. */
  network?: Network
  route: string
  account: string | null
  /** The token that it came with, as it came. */
  token: string | null
  ids?: Record<string, string>
}

/** A refusal in the network's words. */
export class Refused extends Error {
  override name = 'Refused'
  readonly answer: Answer

  constructor(answer: Answer) {
    super(`Refused with ${answer.status}.`)
    this.answer = answer
  }
}

type Parts = { faults: FaultBook; journal: Journal; tokens: Tokens; now: () => number }
export type Manners = {
  network: Network
  fault: FaultSwitch
  dialect: Dialect
  /** What an outage answers. */
  outage: Answer
  /** Headers that every answer carries. */
  headers: (incoming: Incoming) => Record<string, string>
  /** Takes the role from the person whose token it is, at the account. */
  loseRole: (incoming: Incoming) => void
}
type Handle = (effects: Effects) => Promise<Answer> | Answer

/** Answers the calls of a network: by what goes wrong with them, and by the network where nothing does. */
export type Calls = (
  request: FastifyRequest,
  reply: FastifyReply,
  incoming: Incoming,
  handle: Handle,
) => Promise<FastifyReply>

export function createCalls({ faults, journal, tokens, now }: Parts, manners: Manners): Calls {
  return async (request, reply, incoming, handle) => {
    const { fault } = manners
    const { route, account, network = manners.network } = incoming
    const write = (status: number, wrong: string | null) =>
      journal.write({
        at: new Date(now()).toISOString(),
        network,
        route,
        account,
        as: tokens.nameOf(incoming.token),
        ids: incoming.ids ?? {},
        bytes: Number(request.headers['content-length'] ?? 0),
        status,
        fault: wrong,
      })
    if (await fault.play(reply)) {
      write(reply.raw.destroyed ? 0 : reply.statusCode, fault.now())
      return reply
    }
    const effects = effectsOf(faults.take({ network, route, account }))
    const wrong =
      effects
        .all()
        .map(({ kind }) => kind)
        .join(' ') || null
    strike(effects, incoming, { tokens, manners })
    const early = refusalOf(effects, { faults, manners })
    const answer = early ?? (await settle(effects, handle))
    const lost = early === null ? effects.find('after-commit') : null
    if (answer === 'dead' || lost?.answer === 'drop') {
      write(0, wrong)
      return hangUp(reply)
    }
    const told = lost ? (faults.presets.get(lost.answer) ?? manners.outage) : answer
    write(told.status, wrong)
    return send(reply, told, {
      effects,
      headers: manners.headers(incoming),
      manners,
    })
  }
}

/** What happens to tokens and roles just before the call is looked at. */
function strike(
  effects: Effects,
  incoming: Incoming,
  { tokens, manners }: { tokens: Tokens; manners: Manners },
): void {
  for (const effect of effects.all()) {
    if (effect.kind === 'expire-token') tokens.expire(incoming.token)
    if (effect.kind === 'revoke') tokens.revoke(incoming.token, effect.subcode ?? null)
    if (effect.kind === 'drop-scope') tokens.dropScope(incoming.token, effect.scope)
    if (effect.kind === 'lose-role') manners.loseRole(incoming)
  }
}

function refusalOf(
  effects: Effects,
  { faults, manners }: { faults: FaultBook; manners: Manners },
): Answer | null {
  const http = effects.find('http')
  if (http) {
    const { preset, status, body, headers } = http
    const named = preset === undefined ? null : (faults.presets.get(preset) ?? null)
    const base = named ?? manners.outage
    return { ...base, status: status ?? base.status, body: body ?? base.body, ...(headers && { headers }) }
  }
  return effects.find('before-commit') ? manners.outage : null
}

async function settle(effects: Effects, handle: Handle): Promise<Answer | 'dead'> {
  if (effects.find('garbage')?.form === 'html') return { status: 502, body: '' }
  try {
    return await handle(effects)
  } catch (error) {
    if (error instanceof Refused) return error.answer
    if (error instanceof LineDead) return 'dead'
    throw error
  }
}

function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

async function send(
  reply: FastifyReply,
  { status, body, headers: own }: Answer,
  { effects, headers, manners }: { effects: Effects; headers: Record<string, string>; manners: Manners },
): Promise<FastifyReply> {
  const garbage = effects.find('garbage')?.form
  const slow = effects.find('slow')
  if (slow && !slow.trickle) await sleep(slow.ms)
  if (garbage === 'html')
    return reply.code(502).type('text/html').send('<html><body><h1>502 Bad Gateway</h1></body></html>')
  const drift = effects.find('drift')
  const shaped = drift ? drifted(body, drift.form, manners.dialect) : body
  const text = body === undefined ? '' : JSON.stringify(shaped)
  const whole =
    garbage === 'truncated' ? text.slice(0, Math.ceil(text.length / 2)) : garbage === 'empty' ? '' : text
  reply.code(garbage === undefined ? status : 200).headers({ ...headers, ...own })
  if (text !== '' || garbage) reply.type('application/json; charset=UTF-8')
  return slow?.trickle ? trickle(reply, whole, slow.ms) : reply.send(whole)
}

/** Letter by letter, over the time it is given; several at a time where that is less than a millisecond for each. */
async function trickle(reply: FastifyReply, text: string, ms: number): Promise<FastifyReply> {
  const headers = reply.getHeaders()
  reply.hijack()
  reply.raw.writeHead(reply.statusCode, headers as Record<string, string>)
  const letters = [...text]
  const pieces = Math.max(1, Math.min(letters.length, ms))
  const each = Math.ceil(letters.length / pieces)
  for (let from = 0; from < letters.length; from += each) {
    if (reply.raw.destroyed) return reply
    reply.raw.write(letters.slice(from, from + each).join(''))
    await sleep(ms / pieces)
  }
  reply.raw.end()
  return reply
}
