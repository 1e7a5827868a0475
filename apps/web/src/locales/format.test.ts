import { expect, test } from 'vitest'

import {
  formatAgo,
  formatBytes,
  formatDate,
  formatDecimalSeconds,
  formatMonth,
  formatNumber,
  formatSeconds,
  formatTime,
} from './format.ts'
import { toSiteLanguage } from './language.ts'

const now = new Date('2026-07-03T12:00:00Z')

test('a date is Seoul’s, and names its year only when it is another one', () => {
  expect(formatDate('2026-07-02T16:00:00Z', 'ko', now)).toBe('7월 3일')
  expect(formatDate('2025-12-31T14:59:00Z', 'ko', now)).toBe('2025년 12월 31일')
  expect(formatDate('2025-12-31T15:00:00Z', 'en', now)).toBe('January 1')
})

test('a time is Seoul’s, on twenty-four hours', () => {
  expect(formatTime('2026-07-03T15:03:00Z', 'ko')).toBe('00:03')
  expect(formatTime('2026-07-03T05:03:00Z', 'en')).toBe('14:03')
})

test('a month is named with its year', () => {
  expect(formatMonth('2026-12', 'ko')).toBe('2026년 12월')
  expect(formatMonth('2027-01', 'en')).toBe('January 2027')
})

test('what happened lately says how long ago, older things say when', () => {
  expect(formatAgo('2026-07-03T11:59:40Z', 'ko', now)).toBe('방금')
  expect(formatAgo('2026-07-03T11:57:00Z', 'ko', now)).toBe('3분 전')
  expect(formatAgo('2026-07-02T11:00:00Z', 'en', now)).toBe('yesterday')
  expect(formatAgo('2026-06-01T11:00:00Z', 'ko', now)).toBe('6월 1일')
})

test('a clock ahead of the server never speaks of the future', () => {
  expect(formatAgo('2026-07-03T12:00:30Z', 'en', now)).toBe('just now')
})

test('lengths, sizes and numbers keep their figures apart', () => {
  expect(formatSeconds(15)).toBe('0:15')
  expect(formatSeconds(64.6)).toBe('1:05')
  expect([2_000, 2_449, 1_950].map(formatDecimalSeconds)).toEqual(['2.0', '2.4', '2.0'])
  expect(formatBytes(512, 'ko')).toBe('512 B')
  expect(formatBytes(3.44 * 1024 ** 2, 'ko')).toBe('3.4 MB')
  expect(formatNumber(1_204, 'ko')).toBe('1,204')
})

test('the old value kr means Korean, and so does anything unknown', () => {
  expect(['kr', 'ko-KR', 'fr', null, undefined].map(toSiteLanguage)).toEqual(Array(5).fill('ko'))
  expect(['en', 'en-US', 'EN'].map(toSiteLanguage)).toEqual(Array(3).fill('en'))
})
