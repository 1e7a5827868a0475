import type { FastifyInstance } from 'fastify'

import { isOfSite } from '../payments/own-site.ts'
import type { Store } from './documents.ts'
import { isNetwork, type Network } from './network.ts'

/** The app as a network knows it. */
export type App = { id: string; secret: string }

/** Clipmint's registration at each network. YouTube's and TikTok's carry a `client_id` and a `client_key`. */
export const apps: Record<Network, App> = {
  facebook: { id: '260000000000001', secret: 'facebook-pages-sandbox-secret' },
  instagram: { id: '260000000000002', secret: 'instagram-sandbox-secret' },
  youtube: { id: 'youtube-sandbox.apps.googleusercontent.com', secret: 'youtube-sandbox-secret' },
  tiktok: { id: 'tiktoksandboxkey', secret: 'tiktok-sandbox-secret' },
}

export type Registration = {
  /** Whether an address is one that the app may send people back to, to the letter. */
  takes: (network: Network, address: string | null) => address is string
  serve: (app: FastifyInstance) => void
}

/** What each app is used for: Facebook's lets people in at Instagram as well. */
const usedFor: Record<Network, readonly Network[]> = {
  facebook: ['facebook', 'instagram'],
  instagram: ['instagram'],
  youtube: ['youtube'],
  tiktok: ['tiktok'],
}

/** Where each network sends people back to: /services/<network> of the site, unless others are registered. */
export function createRegistration(store: Store, siteUrl: string | null): Registration {
  const kept = store.open<string[]>('redirects')
  const takes = (network: Network, address: string | null): address is string => {
    if (address === null || !URL.canParse(address)) return false
    const registered = kept.get(network)
    if (registered) return registered.includes(address)
    const { origin } = new URL(address)
    const isKnown = usedFor[network].some((use) => address === `${origin}/services/${use}`)
    return isOfSite(address, siteUrl) && isKnown
  }
  return {
    takes,
    serve(app) {
      type At = { Params: { network: string }; Body: { redirectUris?: unknown } | null }
      app.put<At>('/networks/apps/:network', async ({ params: { network }, body }, reply) => {
        const uris = body?.redirectUris
        if (!isNetwork(network) || !Array.isArray(uris) || !uris.every((uri) => typeof uri === 'string'))
          return reply.code(400).send({ message: 'redirectUris is a list of addresses.' })
        return { redirectUris: kept.put(network, uris) }
      })
      app.get('/networks/apps', async () => apps)
    },
  }
}
