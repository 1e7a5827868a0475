import type { LanguageCode } from '@clipmint/kit'

import { endsInConsonant } from '../korean/hangul.ts'
import { capital } from '../reading/clean.ts'

/** How a language puts a name, a price and a line of the owner's together; none of it claims anything by itself. */
type Joins = {
  /** A quality and what has it: “따뜻한 비니”. */
  described: (about: string, name: string) => string
  /** Whom a line is about: “비니, 가볍고 따뜻해요”. */
  told: (name: string, line: string) => string
  priced: (name: string, price: string) => string[]
  price: (price: string) => string[]
  free: string[]
}

/** The joins of each language. */
export const joins: Record<LanguageCode, Joins> = {
  ko: {
    described: (about, name) => `${about} ${name}`,
    told: (name, line) => `${name}, ${line}`,
    priced: (name, price) => [`${price}에 만나는 ${name}`, `${name} ${price}`],
    price: (price) => [
      price,
      `${price}${endsInConsonant(price) ? '이에요' : '예요'}`,
      `${price}에 만나요`,
      `가격은 ${price}`,
    ],
    free: ['무료', '무료예요', '무료로 만나요'],
  },
  en: {
    described: (about, name) => capital(`${about} ${name}`),
    told: (name, line) => `${name}: ${line}`,
    priced: (name, price) => [`${name} for ${price}`, `${name}, ${price}`],
    price: (price) => [price, `For ${price}`, `Yours for ${price}`, `Price: ${price}`],
    free: ['Free', 'It’s free', 'Yours for free'],
  },
  id: {
    described: (about, name) => `${name} yang ${about}`,
    told: (name, line) => `${name}: ${line}`,
    priced: (name, price) => [`${name} seharga ${price}`, `${name}, ${price}`],
    price: (price) => [price, `Harga ${price}`, `Seharga ${price}`, `Dengan ${price}`],
    free: ['Gratis', 'Gratis, ya', 'Gratis untuk Anda'],
  },
  vi: {
    described: (about, name) => `${name} ${about}`,
    told: (name, line) => `${name}: ${line}`,
    priced: (name, price) => [`${name} với giá ${price}`, `${name}, ${price}`],
    price: (price) => [price, `Giá ${price}`, `Với giá ${price}`, `Giá: ${price}`],
    free: ['Miễn phí', 'Miễn phí nhé', 'Không mất phí'],
  },
}
