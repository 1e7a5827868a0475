/** In this tab only, over a reload and a sign-in that leaves the site; never in an address. */
export const INTENT_KEY = 'clipmint.intent'

/**
 * Whether a film of the first page waits for its visitor to be a member. It reads no more of what is kept than this, so
 * that the pages of the sign-in need nothing that knows the whole of it.
 */
export function filmWaits(): boolean {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(INTENT_KEY) ?? 'null')
    const { intent, until } = Object(kept) as { intent?: unknown; until?: unknown }
    return (Object(intent) as { kind?: unknown }).kind === 'keep' && Number(until) > Date.now()
  } catch {
    return false
  }
}
