import type { AddressInfo } from 'node:net'

import fastify from 'fastify'

import type { Context } from '../../context.ts'
import { serveNetworkHooks } from '../../features/reservations/index.ts'
import type { PostingDoor } from '../../features/reservations/posting/door.ts'
import { HearJob, hearOf } from '../../features/reservations/posting/hear.ts'

/** A server that hears what networks tell by themselves, as the product's does; `heard` is how often they told of a post. */
export async function hearCallbacks(world: PostingDoor) {
  let heard = 0
  const jobs = {
    send: async (name: string, payload: unknown) => {
      if (name !== 'reservations.hear') return null
      heard += 1
      await hearOf(world, HearJob.parse(payload))
      return null
    },
  }
  const app = fastify()
  await serveNetworkHooks(app, { ...world, jobs } as unknown as Context)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    urlOf: (network: string) => `http://127.0.0.1:${port}/hooks/networks/${network}`,
    heard: () => heard,
    stop: async () => app.close(),
  }
}
