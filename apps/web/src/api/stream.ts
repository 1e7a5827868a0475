import type { Session } from './session.ts'

type StreamParts = { session: Session; refresh: () => Promise<boolean>; url: string }

/** Opens the account's news, with the bearer header that an EventSource cannot send. */
export function createStream({ session, refresh, url }: StreamParts) {
  let stopWatching: () => void = () => undefined

  return async function open(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null> {
    if (session.isStale()) await refresh()
    const token = session.read()?.accessToken
    if (token === undefined) return null
    const response = await fetch(url, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, whenSignedOut()]),
    })
    if (response.status === 401) await refresh()
    if (!response.ok) throw new Error(`The event stream answered ${response.status}.`)
    return response.body
  }

  /** News is one account's: the stream ends with its session, and the next owner opens another. */
  function whenSignedOut(): AbortSignal {
    const ended = new AbortController()
    stopWatching()
    stopWatching = session.subscribe(() => {
      if (!session.isSignedIn()) ended.abort()
    })
    return ended.signal
  }
}
