import type { LanguageCode } from '@clipmint/kit'

import type { Price } from './types.ts'

const free: Record<LanguageCode, string> = { ko: '무료', en: 'Free', id: 'Gratis', vi: 'Miễn phí' }

/** The price as a person of that language writes it (29,000원, ₩29,000, Rp150.000, 150.000₫); 0 is written as free. */
export function formatPrice(price: Price, language: LanguageCode): string {
  if (price.amount === 0) return free[language]
  const marks =
    language === 'ko' || language === 'en' ? { group: ',', point: '.' } : { group: '.', point: ',' }
  const cents = price.currency === 'USD' ? String(price.amount % 100).padStart(2, '0') : null
  const whole = grouped(price.currency === 'USD' ? Math.floor(price.amount / 100) : price.amount, marks.group)
  if (language === 'ko')
    return cents && cents !== '00' ? `${whole}.${cents}달러` : whole + koreanUnit[price.currency]
  const number = cents ? `${whole}${marks.point}${cents}` : whole
  if (price.currency === 'VND') return language === 'en' ? `₫${number}` : `${number}₫`
  return `${{ KRW: '₩', USD: '$', IDR: 'Rp' }[price.currency]}${number}`
}

const koreanUnit: Record<Price['currency'], string> = { KRW: '원', USD: '달러', IDR: '루피아', VND: '동' }

function grouped(whole: number, mark: string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/gu, mark)
}

/** Whole per cent that a price is below another, rounded down; 0 where it is less than one or in another currency. */
export function percentOff(regular: Price, discount: Price): number {
  if (regular.currency !== discount.currency || regular.amount <= 0) return 0
  return Math.max(0, Math.floor(((regular.amount - discount.amount) * 100) / regular.amount))
}
