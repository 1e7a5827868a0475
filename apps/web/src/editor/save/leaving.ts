import { api } from '../../api/index.ts'
import type { Session } from '../session/session.ts'

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
    if (!body || new Blob([JSON.stringify(body)]).size > KEEPALIVE_BYTES) return
    void api.projects.edit({ params: { id: projectId }, body, keepalive: true }).catch(() => undefined)
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
