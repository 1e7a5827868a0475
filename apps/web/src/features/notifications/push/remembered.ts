/** What this browser remembers of having agreed: whose it is, and what the server was told. */
export type Remembered = { userId: string; token: string; language: string; toldAt: number }

const key = 'clipmint.push'
/** Push services forget a browser that is silent for long, so the server hears of it once a month. */
const freshMs = 30 * 86_400_000

export function readRemembered(): Remembered | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isRemembered(found) ? found : null
  } catch {
    return null
  }
}

/** Null forgets it. */
export function remember(what: Remembered | null): void {
  if (what) localStorage.setItem(key, JSON.stringify(what))
  else localStorage.removeItem(key)
}

/** Whether the server is to be told of this browser anew. */
export function isStale(told: Remembered, now: Omit<Remembered, 'userId' | 'toldAt'>, at: number): boolean {
  return told.token !== now.token || told.language !== now.language || at - told.toldAt > freshMs
}

function isRemembered(found: unknown): found is Remembered {
  if (typeof found !== 'object' || found === null) return false
  const { userId, token, language, toldAt } = found as Record<string, unknown>
  return [userId, token, language].every((it) => typeof it === 'string') && typeof toldAt === 'number'
}
