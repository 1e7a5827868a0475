import type { CalendarDay } from '@clipmint/contract'
import { createInstance } from 'i18next'
import { expect, it } from 'vitest'

import { calendar as en } from '../../../locales/en/calendar.ts'
import { calendar as ko } from '../../../locales/ko/calendar.ts'
import { reasonOf } from './day-words.ts'

const words = { ko: { calendar: ko }, en: { calendar: en } }
const turned: CalendarDay = {
  day: '2026-12-10',
  kind: 'shop',
  id: 'anniversary',
  about: null,
  years: 3,
  isTold: false,
  startOn: '2026-11-26',
}

function wordsIn(language: 'ko' | 'en') {
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    ns: ['words'],
    defaultNS: 'words',
    initAsync: false,
    resources: { [language]: { words: words[language] } },
    interpolation: { escapeValue: false },
  })
  return (one: CalendarDay) => reasonOf(i18n.t, one)
}

it('says of an anniversary how many years the shop has been open', () => {
  const [korean, english] = [wordsIn('ko'), wordsIn('en')]
  expect([korean(turned), english(turned)]).toEqual(['개업 3주년', '3 years since you opened'])
  const first = { ...turned, years: 1 }
  expect([korean(first), english(first)]).toEqual(['개업 1주년', '1 year since you opened'])
})

it('says of what happened to a product which it is, and of an occasion what it is called', () => {
  const about = { productId: '018f0000-0000-7000-8000-000000000001', name: '소금빵' }
  expect(wordsIn('ko')({ ...turned, id: 'new-product', about, years: null })).toBe('새 상품 소금빵')
  expect(wordsIn('en')({ ...turned, kind: 'occasion', id: 'payday', years: null })).toBe('Payday')
})
