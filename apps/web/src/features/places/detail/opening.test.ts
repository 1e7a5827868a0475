import { expect, it } from 'vitest'

import { dayIn, hoursIn } from './opening.ts'

it.each([
  ['월', 'Mon'],
  ['일요일', 'Sun'],
  ['토(7/30)', 'Sat (Jul 30)'],
  ['매일', 'Every day'],
  ['공휴일 전날', '공휴일 전날'],
])('says the day %s of a map as %s in English, and in Korean as it stands', (day, said) => {
  expect(dayIn('en', day)).toBe(said)
  expect(dayIn('ko', day)).toBe(day)
})

it.each([
  ['휴무', 'Closed'],
  ['10:00–21:00 (휴게 15:00–17:00)', '10:00–21:00 (break 15:00–17:00)'],
])('says the hours %s as %s in English, and in Korean as they stand', (hours, said) => {
  expect(hoursIn('en', hours)).toBe(said)
  expect(hoursIn('ko', hours)).toBe(hours)
})
