import { describe, expect, it } from 'vitest'

import { readAloud } from './read-aloud.ts'

const name = '울 비니'

describe('a scene read aloud', () => {
  it.each([
    ['15,000원', '시간당', '시간당 15,000원'],
    ['50,000원', '두 다발 사시면 5만원', '두 다발 사시면 5만원'],
    ['$15.00', '$15 per hour', '$15 per hour'],
    ['Rp 35.000', '35rb/malam', '35rb/malam'],
    ['29,000원', '정가 39,000원', '29,000원'],
  ])('says a price with what it is for: %s, %s', (price, terms, said) => {
    expect(readAloud({ role: 'offer', headline: [price], sub: [terms] }, name)).toBe(said)
  })

  it.each([
    ['a whole sentence in place of the big words', '배송', '3만 원 이상이면 배송비가 없어요'],
    ['a whole sentence in English', '재료', 'Our flour comes from a mill nearby.'],
    ['the sentence under the name', name, '방문 수령 or 택배 3500원'],
  ])('says %s', (_, headline, sentence) => {
    expect(readAloud({ role: 'benefit', headline: [headline], sub: [sentence] }, name)).toBe(sentence)
  })

  it.each([
    ['달지 않아서 좋아요…', '김** · 2025.10'],
    ['울 100%', '손뜨개 비니'],
  ])('leaves an author or a few words beneath “%s”', (headline, beneath) => {
    expect(readAloud({ role: 'proof', headline: [headline], sub: [beneath] }, name)).toBe(headline)
  })

  it.each([
    ['곰팡이 없는 렌즈만', '렌즈에 곰팡이가 없는 것만 골라요', '렌즈에 곰팡이가 없는 것만 골라요'],
    [
      '직접 점검·청소',
      '카메라를 직접 점검하고 청소해서 보내 드려요',
      '카메라를 직접 점검하고 청소해서 보내 드려요',
    ],
    ['Every loaf overnight', 'We bake every loaf overnight', 'We bake every loaf overnight'],
    ['Free exchange', 'If you pick the wrong size', 'Free exchange if you pick the wrong size'],
    ['We fix old watches', 'By hand', 'We fix old watches by hand'],
    ['세 봉 이상이면요?', '택배비 안 받아요', '세 봉 이상이면요? 택배비 안 받아요'],
    ['청송에서 2대째', '사과농사 짓고 있어요', '청송에서 2대째 사과농사 짓고 있어요'],
    ['20분이면 끝나요', '보시는 앞에서', '보시는 앞에서 20분이면 끝나요'],
    ['320 ml', 'Capacity', 'Capacity: 320 ml'],
  ])('says two rows of one sentence as its owner wrote it: %s, %s', (headline, beneath, said) => {
    const line = { role: 'benefit', headline: [headline], sub: [beneath], announces: true }
    expect(readAloud(line, name)).toBe(said)
  })
})
