import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import { deliver } from '../payments/deliver.ts'
import { answerOf, invalid } from './answer.ts'
import { serveCustomers } from './customers.ts'
import type { createFirstAnswers } from './first-answers.ts'
import { readForm } from './form.ts'
import { serveIntents } from './intents.ts'
import { secretKey } from './keys.ts'
import { serveRefunds } from './refunds.ts'
import type { On, Work } from './route.ts'
import { intentShape, methodShape, refundShape } from './shapes.ts'
import type { Intent, Method, Vault } from './vault.ts'

export type ApiDesk = { vault: Vault; once: ReturnType<typeof createFirstAnswers>; fault: FaultSwitch }

/** The part of the API that the product uses, form-encoded as it is. */
export function serveApi(app: FastifyInstance, desk: ApiDesk): void {
  const on: On = (method, path, known, work) =>
    app.route({
      method,
      url: `/stripe/v1${path}`,
      handler: (request, reply) => ask(desk, { request, reply, known }, work),
    })
  serveCustomers(on, desk.vault)
  serveIntents(on, desk.vault)
  serveRefunds(on, desk.vault)
}

/** Looks at a call as the API does: who asks, what is asked, whether it was asked before; then the work. */
async function ask(
  { vault, once, fault }: ApiDesk,
  { request, reply, known }: { request: FastifyRequest; reply: FastifyReply; known: readonly string[] },
  work: Work,
): Promise<FastifyReply> {
  if (await fault.play(reply)) return reply
  const { headers, method, url, body, query, params } = request
  if (headers.authorization !== `Bearer ${secretKey}`)
    return deliver(reply, answerOf(invalid('Invalid API Key provided.', { status: 401 })))
  const given = ((method === 'POST' ? body : query) ?? {}) as Record<string, string>
  const form = readForm(given, known)
  if ('fault' in form) return deliver(reply, answerOf(form))
  const key = method === 'POST' ? headers['idempotency-key'] : undefined
  const said = `${url} ${JSON.stringify(given)}`
  const expand = form.list('expand').map((name) => name.replace(/^data\./, ''))
  const answer = await once({ key: typeof key === 'string' ? key : null, said }, async () => {
    const ending = await work({ form, id: (params as { id?: string }).id ?? '' })
    return 'fault' in ending ? ending : { ...ending, body: shapeOf(vault, ending.body, expand) }
  })
  const isLost = method === 'POST' && fault.now() === 'drop-after-data' && answer.status === 200
  return deliver(reply, isLost ? { ...answer, delivery: 'lost' } : answer)
}

/** Whatever is answered, in the shape that the documentation gives it. */
function shapeOf(vault: Vault, body: object, expand: readonly string[]): object {
  if ('data' in body && Array.isArray(body.data))
    return { ...body, data: body.data.map((it: object) => shapeOf(vault, it, expand)) }
  if ('captureMethod' in body) return intentShape(vault, body as Intent, expand)
  if ('intent' in body) return refundShape(body as Parameters<typeof refundShape>[0])
  return 'payments' in body ? methodShape(body as Method) : body
}
