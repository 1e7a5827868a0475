import { expect, it } from 'vitest'

import { lawOn } from './law-on.ts'

it('finds what the law forbids in the line where it stands, and offers words that it allows', () => {
  const text = '오늘 구운 소금빵\n먹으면 살이 빠지는 빵이에요\n3,500원 😀'
  const [found, ...others] = lawOn(text, 'ko')
  expect(others).toEqual([])
  expect(text.slice(found?.at).startsWith('먹으면 살이 빠지는')).toBe(true)
  expect(found?.checked.verdict).toBe('block')
  const [safe] = found?.checked.findings.flatMap(({ rewrite }) => rewrite ?? []) ?? []
  expect(safe).toBeDefined()
  expect(lawOn(safe ?? '', 'ko')).toEqual([])
})

it('holds no price or number against words, nor how they are written', () => {
  expect(lawOn('Only $12 for 500 g <3 & a smile 😀', 'en')).toEqual([])
})

it('says why in the language that is asked for', () => {
  const [found] = lawOn('The best bread in the world', 'en')
  expect(found?.checked.verdict).toBe('warn')
  expect(found?.checked.findings[0]?.why).toMatch(/^[\p{ASCII}’“”–]+$/u)
})
