import { backOffMs, type LiveEvent, readEvents } from './sse.ts'

export type { LiveEvent } from './sse.ts'

export type Live = {
  /** Hears every event until the returned function is called. */
  listen: (hear: (event: LiveEvent) => void) => () => void
}

type LiveParts = {
  /** Opens the stream; null while nobody is signed in. Throws when it cannot. */
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>
  /** Called after a break, because news may have been missed. */
  onReopened: () => void
}

const channelName = 'clipmint.live'
const reopened = 'reopened'

/**
 * The account's news in every tab over one connection: a browser opens only six to a server, so the tab that holds
 * the lock listens and passes on what it hears. It starts with the first listener and ends with the last.
 */
export function createLive({ open, onReopened }: LiveParts): Live {
  const listeners = new Set<(event: LiveEvent) => void>()
  const hear = (event: LiveEvent) => {
    for (const listener of listeners) listener(event)
  }
  let stop: AbortController | null = null

  async function run(signal: AbortSignal, channel: BroadcastChannel): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      try {
        const stream = await open(signal)
        if (stream && failures > 0) {
          channel.postMessage(reopened)
          onReopened()
        }
        failures = 1
        if (stream) {
          await readEvents(stream, (event) => {
            channel.postMessage(event)
            hear(event)
          })
        }
      } catch {
        failures += 1
      }
      await pause(backOffMs(failures, Math.random), signal)
    }
  }

  function start(): void {
    stop = new AbortController()
    const { signal } = stop
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }: MessageEvent<LiveEvent | typeof reopened>) =>
      data === reopened ? onReopened() : hear(data)
    signal.addEventListener('abort', () => channel.close())
    const lead = () => run(signal, channel)
    void ('locks' in navigator
      ? navigator.locks.request(channelName, { signal }, lead).catch(() => undefined)
      : lead())
  }

  return {
    listen: (listener) => {
      listeners.add(listener)
      if (!stop) start()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.abort()
        stop = null
      }
    },
  }
}

/** Waits, but comes back at once when the network does or the work is called off. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const wake = () => {
      clearTimeout(timer)
      removeEventListener('online', wake)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    addEventListener('online', wake)
    signal.addEventListener('abort', wake)
  })
}
