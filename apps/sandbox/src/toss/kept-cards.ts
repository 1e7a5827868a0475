import { createHmac, randomBytes } from 'node:crypto'

import { type Card, cardOf } from './cards.ts'

const authMs = 10 * 60_000
const secret = 'a secret of the sandbox'

type Auth = { customerKey: string; card: Card; until: number }
type Kept = { customerKey: string; card: Card; payments: number }

/** Cards that are kept for later charges, each for one customer. */
export type KeptCards = {
  /** What the window proves: good once, for ten minutes. */
  prove: (customerKey: string, card: Card) => string
  spend: (authKey: string, customerKey: string) => Card | 'unknown' | 'other-customer'
  keep: (customerKey: string, card: Card) => string
  find: (billingKey: string) => Kept | null
  forget: (billingKey: string) => void
  all: () => readonly [string, Kept][]
}

/**
 * A kept card says in its own key whose it is and what it does, signed: so that after a restart of this machine renewals
 * go on, though nothing was written down.
 */
export function createKeptCards(now: () => number): KeptCards {
  const auths = new Map<string, Auth>()
  const kept = new Map<string, Kept>()
  const forgotten = new Set<string>()
  return {
    prove(customerKey, card) {
      const key = `bln_${randomBytes(12).toString('base64url')}`
      auths.set(key, { customerKey, card, until: now() + authMs })
      return key
    },
    spend(authKey, customerKey) {
      const auth = auths.get(authKey)
      if (!auth || auth.until < now()) return 'unknown'
      if (auth.customerKey !== customerKey) return 'other-customer'
      auths.delete(authKey)
      return auth.card
    },
    keep(customerKey, card) {
      const said = [customerKey, card.number, randomBytes(6).toString('hex')].join('\n')
      const body = Buffer.from(said).toString('base64url')
      const key = `${body}.${sign(body)}`
      kept.set(key, { customerKey, card, payments: 0 })
      return key
    },
    find(billingKey) {
      if (forgotten.has(billingKey)) return null
      const known = kept.get(billingKey) ?? read(billingKey)
      if (known) kept.set(billingKey, known)
      return known
    },
    forget(billingKey) {
      kept.delete(billingKey)
      forgotten.add(billingKey)
    },
    all: () => [...kept],
  }
}

function read(billingKey: string): Kept | null {
  const [body = '', signature] = billingKey.split('.')
  if (signature !== sign(body)) return null
  const [customerKey = '', number = ''] = Buffer.from(body, 'base64url').toString().split('\n')
  const card = cardOf(number)
  return card && { customerKey, card, payments: 0 }
}

function sign(body: string): string {
  return createHmac('sha256', secret).update(body).digest('base64url').slice(0, 16)
}
