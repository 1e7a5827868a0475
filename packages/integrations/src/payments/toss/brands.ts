import { z } from 'zod'

import type { CardFacts } from '../gateway.ts'

/** The houses behind Toss Payments' two-letter codes, as they stand on the cards. */
export const houses: Record<string, string> = {
  '11': 'KB Kookmin',
  '15': 'KakaoBank',
  '21': 'Hana',
  '24': 'Toss Bank',
  '30': 'KDB',
  '31': 'BC',
  '33': 'Woori BC',
  '34': 'Suhyup',
  '35': 'Jeonbuk',
  '36': 'Citi',
  '37': 'Post Office',
  '38': 'MG',
  '39': 'Savings Bank',
  '3A': 'K bank',
  '3C': 'UnionPay',
  '3K': 'IBK BC',
  '41': 'Shinhan',
  '42': 'Jeju',
  '46': 'Gwangju',
  '4J': 'JCB',
  '4M': 'Mastercard',
  '4V': 'Visa',
  '51': 'Samsung',
  '61': 'Hyundai',
  '62': 'Shinhyup',
  '6D': 'Diners',
  '6I': 'Discover',
  '71': 'Lotte',
  '7A': 'American Express',
  '91': 'NH',
  W1: 'Woori',
}

/** A card as Toss Payments shows it: the house by its code, the number with letters left out. */
export const TossCard = z.object({ issuerCode: z.string().nullish(), number: z.string().nullish() })

/** What somebody sees of a card; a house that is new to us is just a card. */
export function cardFactsOf({ issuerCode, number }: z.infer<typeof TossCard>): CardFacts {
  return { brand: houses[issuerCode ?? ''] ?? 'Card', last4: (number ?? '').slice(-4).padStart(4, '*') }
}
