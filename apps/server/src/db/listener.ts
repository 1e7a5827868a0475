import pg from 'pg'
import type { Logger } from 'pino'

type Subscription = { channel: string; onMessage: (payload: string) => void; onReconnect: () => void }

/** One connection of its own that hears NOTIFY and comes back by itself when it is lost. */
export type Listener = {
  listen: (
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect?: () => void,
  ) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

const reconnectMs = 1_000

export function createListener(url: string, log: Logger): Listener {
  const subscriptions = new Set<Subscription>()
  let client: Promise<pg.Client> | null = null
  let closed = false
  let timer: NodeJS.Timeout | null = null

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'clipmint listen',
      keepAlive: true,
    })
    fresh.on('notification', ({ channel, payload }) => {
      for (const one of subscriptions) if (one.channel === channel) one.onMessage(payload ?? '')
    })
    fresh.on('error', (error) => log.warn({ err: error }, 'the listening connection was lost'))
    fresh.on('end', comeBack)
    await fresh.connect()
    for (const channel of new Set([...subscriptions].map((one) => one.channel)))
      await listenOn(fresh, channel)
    for (const one of subscriptions) one.onReconnect()
    return fresh
  }

  function comeBack(): void {
    if (closed || timer) return
    timer = setTimeout(() => {
      timer = null
      client = connect()
      client.catch(comeBack)
    }, reconnectMs)
  }

  return {
    async listen(channel, onMessage, onReconnect = () => {}) {
      const subscription: Subscription = { channel, onMessage, onReconnect }
      const known = [...subscriptions].some((one) => one.channel === channel)
      subscriptions.add(subscription)
      if (!client) {
        client = connect()
        await client
      } else if (!known) {
        await listenOn(await client, channel)
        onReconnect()
      } else {
        onReconnect()
      }
      return async () => {
        subscriptions.delete(subscription)
      }
    },
    async close() {
      closed = true
      if (timer) clearTimeout(timer)
      const last = await client?.catch(() => null)
      await last?.end()
    },
  }
}

async function listenOn(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${client.escapeIdentifier(channel)}`)
}
