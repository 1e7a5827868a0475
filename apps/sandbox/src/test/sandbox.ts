import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'

import { createSandbox } from '../sandbox.ts'

export type Sandbox = {
  app: () => FastifyInstance
  now: () => number
  /** Lets seconds go by. */
  pass: (seconds: number) => void
  /** Sets something of the networks, below /sandbox/networks. */
  control: (path: string, payload: object, method?: 'POST' | 'PUT') => Promise<unknown>
  /** How many posts people see. */
  // oxlint-disable-next-line typescript/no-explicit-any -- Tests look at bodies of every shape.
  visible: () => Promise<any>
  // oxlint-disable-next-line typescript/no-explicit-any -- As above.
  state: () => Promise<any>
}

const start = Date.parse('2026-03-01T00:00:00Z')

/** A sandbox for the tests of a file, as new before each. */
export function useSandbox(): Sandbox {
  let now = start
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createSandbox(() => new Date(now))
  })
  beforeEach(async () => {
    now = start
    await app.inject({ method: 'POST', url: '/sandbox/networks/reset' })
  })
  afterAll(() => app.close())
  const read = async (path: string) => (await app.inject(`/sandbox/networks${path}`)).json()
  return {
    app: () => app,
    now: () => now,
    pass: (seconds) => {
      now += seconds * 1_000
    },
    control: (path, payload, method = 'POST') =>
      app.inject({ method, url: `/sandbox/networks${path}`, payload }),
    visible: () => read('/posts/visible.json'),
    state: () => read('/state.json'),
  }
}
