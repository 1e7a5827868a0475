import type { NetworkAccess, NetworkTokens, Publisher } from '../publisher.ts'

/** What is asked in an account's name; `renew` and `revoke` get just the tokens that they are given. */
const asks = new Set(['limits', 'begin', 'send', 'publish', 'look', 'find', 'figures'])

/** A publisher that is asked with tokens that are good at the network's time, as the server asks it. */
export function keepFresh(publisher: Publisher, now: () => Date): Publisher {
  /** By the access tokens that callers have: those before may be dead for good. */
  const latest = new Map<string, NetworkTokens>()
  async function fresh(access: NetworkAccess): Promise<NetworkAccess> {
    const tokens = latest.get(access.tokens.access.token) ?? access.tokens
    const { expiresAt } = tokens.access
    if (publisher.facts.renewsBeforeMs === null || expiresAt === null || expiresAt > now())
      return { ...access, tokens }
    const renewed = await publisher.renew({ ...access, tokens })
    if (renewed.status !== 'renewed') throw new Error(JSON.stringify(renewed))
    latest.set(access.tokens.access.token, renewed.tokens)
    return { ...access, tokens: renewed.tokens }
  }
  return new Proxy(publisher, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function' || !asks.has(String(name))) return member
      return async (access: NetworkAccess, ...more: unknown[]) =>
        (member as (...args: unknown[]) => Promise<unknown>).apply(target, [await fresh(access), ...more])
    },
  })
}
