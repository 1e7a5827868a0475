import type { FastifyInstance } from 'fastify'

import type { Store } from './documents.ts'
import type { Network } from './network.ts'

/** One call to a network, without anything that is secret. */
export type Line = {
  at: string
  network: Network
  /** Method and path with what varies in braces, in the network's words. */
  route: string
  account: string | null
  /** Whose token it was: kind, person and account. */
  as: string | null
  /** What the call was about: ids of videos, containers, posts. */
  ids: Record<string, string>
  bytes: number
  /** 0 for a line that went dead. */
  status: number
  fault: string | null
}

export type Journal = {
  write: (line: Line) => void
  serve: (app: FastifyInstance) => void
}

const mostAtOnce = 10_000

export function createJournal(store: Store): Journal {
  return {
    write: (line) => void store.append(line),
    serve(app) {
      type Asked = { Querystring: { since?: string; network?: string; route?: string } }
      app.get<Asked>('/networks/journal.json', async ({ query: { since = '0', network, route } }) => {
        const lines = store.linesAfter(Number(since) || 0, mostAtOnce)
        const calls = lines
          .map(({ no, line }) => ({ no, ...(JSON.parse(line) as Line) }))
          .filter((it) => network === undefined || it.network === network)
          .filter((it) => route === undefined || it.route.startsWith(route))
        return { calls, last: lines.at(-1)?.no ?? (Number(since) || 0) }
      })
    },
  }
}
