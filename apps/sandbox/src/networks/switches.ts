import type { FastifyInstance } from 'fastify'

import type { Documents, Store } from './documents.ts'

type Value = boolean | number | string | null
type Values = Record<string, Value>

/** What a test or a person sets about a network: quirks, limits, how long things take. */
export type Switches = {
  /** The switches of a network, read anew each time, once it has said which there are. */
  of: <Own extends Values>(group: string, defaults: Own) => () => Own
  serve: (app: FastifyInstance) => void
}

export function createSwitches(store: Store): Switches {
  const kept: Documents<Values> = store.open('switches')
  const groups = new Map<string, Values>()
  const now = (group: string) => ({ ...groups.get(group), ...kept.get(group) })
  return {
    of<Own extends Values>(group: string, defaults: Own) {
      groups.set(group, defaults)
      return () => now(group) as Own
    },
    serve(app) {
      type At = { Params: { group: string }; Body: Values | null }
      app.get('/networks/switches', async () =>
        Object.fromEntries([...groups.keys()].map((group) => [group, now(group)])),
      )
      app.post<At>('/networks/switches/:group', async ({ params: { group }, body }, reply) => {
        const fault = faultOf(groups.get(group), body ?? {})
        if (fault !== null) return reply.code(400).send({ message: fault })
        kept.put(group, { ...kept.get(group), ...body })
        return now(group)
      })
    },
  }
}

function faultOf(defaults: Values | undefined, asked: Values): string | null {
  if (!defaults) return 'No such group of switches.'
  const names = Object.keys(defaults)
  const unknown = Object.keys(asked).find((name) => !names.includes(name))
  if (unknown !== undefined) return `No such switch "${unknown}"; there are ${names.join(', ')}.`
  const wrong = names.find(
    (name) => name in asked && defaults[name] !== null && typeof asked[name] !== typeof defaults[name],
  )
  return wrong === undefined ? null : `"${wrong}" is a ${typeof defaults[wrong]}.`
}
