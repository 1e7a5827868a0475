/** Money that moved at a gateway, in the currency's smallest unit. */
export type Movement = {
  /** Counts up from 1, without gaps. */
  no: number
  at: string
  gateway: 'toss' | 'stripe'
  kind: 'taken' | 'returned'
  orderId: string
  receipt: string
  customer: string
  amount: number
  currency: 'KRW' | 'USD'
  last4: string
}

/** All the money that moved, whoever moved it: what the product's own books are held against. */
export type Book = {
  write: (movement: Omit<Movement, 'no' | 'at'>) => void
  /** Movements after the one numbered `since`, oldest first. */
  after: (since: number) => readonly Movement[]
  /** What was taken less what was returned. */
  balance: () => Record<Movement['currency'], number>
}

export function createBook(now: () => Date): Book {
  const movements: Movement[] = []
  const balance = { KRW: 0, USD: 0 }
  return {
    write(movement) {
      movements.push({ no: movements.length + 1, at: now().toISOString(), ...movement })
      balance[movement.currency] += movement.kind === 'taken' ? movement.amount : -movement.amount
    },
    after: (since) => movements.slice(since),
    balance: () => ({ ...balance }),
  }
}
