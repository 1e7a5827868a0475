import { randomBytes } from 'node:crypto'

const codeMs = 60_000
const accessMs = 2 * 3_600_000
const refreshMs = 14 * 24 * 3_600_000

type Code = { mall: string; redirectUri: string; scopes: string[]; until: number }
type Grant = { mall: string; scopes: string[]; accessUntil: number; refreshUntil: number }
export type Pair = { access: string; refresh: string } & Grant

/** Codes good for a minute and once; tokens good for two hours, each pair of which dies with the next. */
export type Grants = {
  code: (given: Omit<Code, 'until'>) => string
  spend: (code: string, at: { mall: string; redirectUri: string }) => Pair | null
  renew: (refresh: string, mall: string) => Pair | null
  revoke: (token: string) => void
  /** Ends all that a shop has given, as its owner does by removing the app. */
  remove: (mall: string) => void
  find: (access: string, mall: string) => Grant | null
}

export function createGrants(now: () => number): Grants {
  const codes = new Map<string, Code>()
  const pairs = new Map<string, Pair>()
  const random = () => randomBytes(18).toString('base64url')
  const give = (mall: string, scopes: string[]): Pair => {
    const until = { accessUntil: now() + accessMs, refreshUntil: now() + refreshMs }
    const pair = { access: random(), refresh: random(), mall, scopes, ...until }
    pairs.set(pair.refresh, pair)
    return pair
  }
  return {
    code(given) {
      const code = random()
      codes.set(code, { ...given, until: now() + codeMs })
      return code
    },
    spend(code, { mall, redirectUri }) {
      const given = codes.get(code)
      codes.delete(code)
      const isGood = given?.mall === mall && given.redirectUri === redirectUri && given.until >= now()
      return isGood ? give(mall, given.scopes) : null
    },
    renew(refresh, mall) {
      const pair = pairs.get(refresh)
      if (!pair || pair.mall !== mall || pair.refreshUntil < now()) return null
      pairs.delete(refresh)
      return give(mall, pair.scopes)
    },
    revoke(token) {
      for (const pair of pairs.values())
        if (pair.access === token || pair.refresh === token) pairs.delete(pair.refresh)
    },
    remove(mall) {
      for (const pair of pairs.values()) if (pair.mall === mall) pairs.delete(pair.refresh)
    },
    find(access, mall) {
      const pair = [...pairs.values()].find((one) => one.access === access)
      return pair?.mall === mall && pair.accessUntil >= now() ? pair : null
    },
  }
}
