import { session as signedIn } from '../../api/index.ts'
import type { Session } from '../session/session.ts'

const { VITE_API_BASE }: Record<string, string | undefined> = import.meta.env

/** Browsers carry at most this much for a page that is gone; the journal has the rest. */
const KEEPALIVE_BYTES = 60_000

/**
 * Saves what is left when the page is hidden, closed or left, and when the network comes back. Until the returned
 * function is called.
 */
export function saveWhileLeaving({ projectId, saver }: Session): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') void saver.saveNow()
  }
  const onLeave = () => {
    const body = saver.lastWords()
    if (body) sendLastWords(projectId, JSON.stringify(body))
  }
  const onOnline = () => saver.wake()
  document.addEventListener('visibilitychange', onHidden)
  addEventListener('pagehide', onLeave)
  addEventListener('online', onOnline)
  return () => {
    document.removeEventListener('visibilitychange', onHidden)
    removeEventListener('pagehide', onLeave)
    removeEventListener('online', onOnline)
  }
}

/** The one request that outlives its page, so it cannot go through the client, which waits for answers. */
function sendLastWords(projectId: string, body: string): void {
  const token = signedIn.read()?.accessToken
  if (token === undefined || new Blob([body]).size > KEEPALIVE_BYTES) return
  void fetch(`${VITE_API_BASE ?? '/v3'}/subtemplate/${projectId}`, {
    method: 'PATCH',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  }).catch(() => undefined)
}
