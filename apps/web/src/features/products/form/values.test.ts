import { expect, test } from 'vitest'

import { faultsOf, freshValues, languageIn, otherLanguage, toNewProduct } from './values.ts'

const beanie = {
  ...freshValues('ko'),
  name: '손뜨개 울 비니',
  info: '울 100%로 떠서 가볍고 따뜻해요.',
  price: '29,000',
}

test('a good form has nothing to mend', () => expect(faultsOf(beanie)).toEqual({}))

test('an empty form says what it needs, field by field', () => {
  expect(faultsOf(freshValues('en'))).toEqual({ name: 'noName', info: 'shortInfo', price: 'price_empty' })
})

test.each([
  ['12345', 'sense_only_digits'],
  ['!!!', 'sense_only_symbols'],
  ['ㅋㅋㅋ', 'sense_repeated'],
  ['테스트', 'sense_meaningless'],
  ['https://shop.kr', 'sense_only_link'],
])('the name “%s” is refused for what is wrong with it: %s', (name, fault) => {
  expect(faultsOf({ ...beanie, name })).toEqual({ name: fault })
})

test('and so is what is said of the product', () => {
  expect(faultsOf({ ...beanie, info: '1234567890 12345' })).toEqual({ info: 'sense_only_digits' })
  expect(faultsOf({ ...beanie, info: 'ㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋ' })).toEqual({ info: 'sense_repeated' })
})

test('lengths count what is kept: without the spaces around it', () => {
  expect(faultsOf({ ...beanie, name: `  ${'손뜨개로만든겨울모자'.repeat(4)}  ` })).toEqual({})
  expect(faultsOf({ ...beanie, name: '가나'.repeat(21) })).toEqual({ name: 'longName' })
  expect(faultsOf({ ...beanie, info: `${'따뜻해요 '.repeat(260)}` }).info).toBe('longInfo')
})

test('the site’s language brings its own currency', () => {
  expect(freshValues('ko').currency).toBe('KRW')
  expect(freshValues('en').currency).toBe('USD')
})

test('the videos speak the language of the words, whichever the site’s is, until another is chosen', () => {
  const english = { ...beanie, name: 'Hand-knit beanie', info: 'Knit by hand from wool, light and warm.' }
  expect(languageIn(freshValues('ko'), 'ko')).toBe('ko')
  expect(languageIn(freshValues('en'), 'en')).toBe('en')
  expect(languageIn(beanie, 'en')).toBe('ko')
  expect(languageIn(english, 'ko')).toBe('en')
  expect(languageIn({ ...beanie, info: 'Kopi gula aren ini dibuat tanpa pemanis.' }, 'en')).toBe('id')
  expect(languageIn({ ...beanie, info: 'Cà phê rang xay mỗi sáng, giao tận nơi.' }, 'ko')).toBe('vi')
  // Little is typed yet.
  expect(languageIn({ ...english, info: '' }, 'ko')).toBe('en')
  expect(languageIn({ ...english, language: 'ko' }, 'en')).toBe('ko')
})

test('words in another language than the videos are noticed, and what may be in any is not', () => {
  expect(otherLanguage('Knit by hand from wool, light and warm.', 'ko')).toBe('en')
  expect(otherLanguage(beanie.info, 'en')).toBe('ko')
  expect(otherLanguage(beanie.info, 'ko')).toBeNull()
  expect(otherLanguage('Wool Beanie', 'ko')).toBeNull()
  expect(otherLanguage('Suntik anti rayap 28.000 per meter', 'id')).toBeNull()
  expect(otherLanguage('1 2 3 ☆', 'ko')).toBeNull()
})

test('the price goes out in the smallest unit', () => {
  const sources = ['019a0000-0000-7000-8000-000000000001']
  expect(toNewProduct({ ...beanie, language: 'ko', currency: 'USD', price: '12.5' }, sources).price).toBe(
    1_250,
  )
})
