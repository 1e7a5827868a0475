import { expect } from 'vitest'

import type { NetworkTokens, Publisher } from '../publisher.ts'

/** A publisher whose outcomes are listened to: what it tells must hold no token that it was given or gave. */
export function listenTo(publisher: Publisher): { publisher: Publisher; expectNoTokenTold: () => void } {
  const tokens = new Set<string>()
  let told: string[] = []
  const hear = (value: unknown): void => {
    told.push(
      JSON.stringify(value, (key, inside: unknown) => (key === 'tokens' ? keep(inside) : inside)) ?? '',
    )
  }
  const keep = (inside: unknown): undefined => {
    const { access, refresh } = inside as NetworkTokens
    tokens.add(access.token)
    if (refresh) tokens.add(refresh.token)
  }
  const listening = new Proxy(publisher, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function') return member
      return async (...args: unknown[]) => {
        const outcome: unknown = await (member as (...args: unknown[]) => Promise<unknown>).apply(
          target,
          args,
        )
        hear(outcome)
        return outcome
      }
    },
  })
  return {
    publisher: listening,
    expectNoTokenTold() {
      tokens.delete('')
      for (const token of tokens) for (const words of told) expect(words).not.toContain(token)
      told = []
    },
  }
}
