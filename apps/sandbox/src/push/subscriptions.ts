import { createECDH, randomBytes } from 'node:crypto'

import type { DeviceKeys } from './decrypt.ts'

/** What a subscription can be made to answer instead of taking a message. */
export const refusals = [404, 410, 413, 429, 500] as const
export type Refusal = (typeof refusals)[number]

/** One browser that subscribed here. */
export type Subscription = DeviceKeys & {
  id: string
  /** What the inbox calls it. */
  name: string
  applicationKey: string
  answers: Refusal | null
}

export type Subscriptions = {
  add: (applicationKey: string) => Subscription
  find: (id: string) => Subscription | null
  list: () => Subscription[]
}

/** How many are kept; older ones are not known any more. */
const kept = 100

/** Subscriptions, in memory. */
export function createSubscriptions(): Subscriptions {
  const all = new Map<string, Subscription>()
  return {
    add(applicationKey) {
      const pair = createECDH('prime256v1')
      const publicKey = pair.generateKeys()
      const id = randomBytes(18).toString('base64url')
      const subscription = {
        id,
        name: `browser ${id.slice(0, 8)}`,
        applicationKey,
        answers: null,
        publicKey,
        privateKey: pair.getPrivateKey(),
        auth: randomBytes(16),
      }
      all.set(id, subscription)
      const [oldest] = all.keys()
      if (all.size > kept && oldest !== undefined) all.delete(oldest)
      return subscription
    },
    find: (id) => all.get(id) ?? null,
    list: () => [...all.values()].toReversed(),
  }
}
