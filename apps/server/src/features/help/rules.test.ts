import type { Block } from '@clipmint/contract'
import { expect, test } from 'vitest'

import { type CompanyWord, companyWords } from './reading/facts.ts'
import { fillCompany, minutesOf, newestFirst, versionInForce } from './rules.ts'

const versions = [
  { version: '1.0', effective: '2026-10-01' },
  { version: '2.0', effective: '2026-12-01' },
]

test('a version is in force from its own day on', () => {
  const inForce = ['2026-11-30', '2026-12-01', '2027-01-01'].map(
    (day) => versionInForce(versions, day)?.version,
  )
  expect(inForce).toEqual(['1.0', '2.0', '2.0'])
})

test('before any version has begun the first is read', () => {
  expect(versionInForce(versions, '2020-01-01')?.version).toBe('1.0')
  expect(versionInForce([], '2020-01-01')).toBeNull()
})

test('the version that begins last stands first', () => {
  expect(newestFirst(versions).map(({ version }) => version)).toEqual(['2.0', '1.0'])
})

const line = (text: string, href: string | null = null) => [{ text, strong: false, code: false, href }]

test('an article takes a minute at least', () => {
  const long: Block[] = [{ kind: 'list', ordered: false, items: [line('가'.repeat(1_600))] }]
  expect([minutesOf([], 'ko'), minutesOf(long, 'ko'), minutesOf(long, 'en')]).toEqual([1, 3, 1])
})

test('the company’s words stand wherever a text leaves room for them', () => {
  const words = Object.fromEntries(companyWords.map((word) => [word, `<${word}>`])) as Record<
    CompanyWord,
    string
  >
  const filled = fillCompany(
    [
      { kind: 'paragraph', line: line('{{companyName}}, {{companyEmail}}', 'mailto:{{companyEmail}}') },
      { kind: 'table', head: [line('{{officerName}}')], rows: [[line('{{officerPhone}}')]] },
    ],
    words,
  )
  expect(filled).toEqual([
    { kind: 'paragraph', line: line('<companyName>, <companyEmail>', 'mailto:<companyEmail>') },
    { kind: 'table', head: [line('<officerName>')], rows: [[line('<officerPhone>')]] },
  ])
})
