const key = 'clipmint.country'

/** The caller's market as two letters: what is stored here, else KR until the server has said. */
export function country(): string {
  return localStorage.getItem(key) ?? 'KR'
}

/** Learns the market from the server once for this browser; keeps KR when it cannot. */
export async function learnCountry(ask: () => Promise<string>): Promise<void> {
  if (localStorage.getItem(key) !== null) return
  try {
    localStorage.setItem(key, await ask())
  } catch {
    // Every request says KR until it is known; the next visit asks again.
  }
}
