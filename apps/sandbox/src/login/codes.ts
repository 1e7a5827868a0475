import { randomBytes } from 'node:crypto'

import type { Choice } from './choice.ts'

/** What a code was given for: it is worth something to the same party, at the same address, once. */
type Given = { choice: Choice; redirectUri: string; challenge: string | null; givenAt: number }

export type CodeBook = {
  give: (given: Omit<Given, 'givenAt'>) => string
  /** The choice behind a code, which is spent by asking; null for one that is unknown, spent or over. */
  spend: (code: string) => Given | null
  giveToken: (choice: Choice) => string
  choiceOf: (token: string) => Choice | null
  forget: (token: string) => void
}

const lifeMs = 600_000
/** More than anybody tries in one sitting. */
const most = 500

/** Codes and tokens of a service whose protocol is its own. */
export function createCodeBook(now: () => Date): CodeBook {
  const codes = new Map<string, Given>()
  const tokens = new Map<string, Choice>()
  const keep = <Value>(map: Map<string, Value>, value: Value) => {
    const name = randomBytes(24).toString('base64url')
    map.set(name, value)
    const [oldest] = map.keys()
    if (map.size > most && oldest !== undefined) map.delete(oldest)
    return name
  }
  return {
    give: (given) => keep(codes, { ...given, givenAt: now().getTime() }),
    spend: (code) => {
      const given = codes.get(code) ?? null
      codes.delete(code)
      return given && now().getTime() - given.givenAt <= lifeMs ? given : null
    },
    giveToken: (choice) => keep(tokens, choice),
    choiceOf: (token) => tokens.get(token) ?? null,
    forget: (token) => void tokens.delete(token),
  }
}
