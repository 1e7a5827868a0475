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
  /** Where the receipt of a payment is read, as gateways give such an address with it. */
  receiptUrl: (gateway: Movement['gateway'], receipt: string) => string
  /** What moved for one receipt, oldest first. */
  ofReceipt: (gateway: string, receipt: string) => readonly Movement[]
  /** What was taken less what was returned. */
  balance: () => Record<Movement['currency'], number>
}

/** Where the site is while nobody says: the address that `npm start` prints. */
const usualSite = 'http://localhost:3000'

export function createBook(now: () => Date, siteUrl: string | null): Book {
  const movements: Movement[] = []
  const balance = { KRW: 0, USD: 0 }
  return {
    write(movement) {
      movements.push({ no: movements.length + 1, at: now().toISOString(), ...movement })
      balance[movement.currency] += movement.kind === 'taken' ? movement.amount : -movement.amount
    },
    receiptUrl: (gateway, receipt) =>
      `${siteUrl ?? usualSite}/sandbox/payments/receipts/${gateway}/${encodeURIComponent(receipt)}`,
    ofReceipt: (gateway, receipt) =>
      movements.filter((it) => it.gateway === gateway && it.receipt === receipt),
    after: (since) => movements.slice(since),
    balance: () => ({ ...balance }),
  }
}

/** An amount in the currency's smallest unit, as people read it. */
export function moneyText(amount: number, currency: Movement['currency']): string {
  const value = currency === 'KRW' ? amount : amount / 100
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(value)
}
