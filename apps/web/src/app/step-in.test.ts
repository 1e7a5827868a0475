import { expect, it } from 'vitest'

import { stepIn } from './step-in.ts'

const line = ['first card', 'second card', 'its menu', 'third card']
const without = (...gone: string[]) => stepIn(line, 'its menu', (item) => !gone.includes(item))

it('gives back what is there', () => {
  expect(without()).toBe('its menu')
})

it('goes on to what comes next when it is gone', () => {
  expect(without('second card', 'its menu')).toBe('third card')
})

it('goes back when nothing comes after it', () => {
  expect(without('its menu', 'third card')).toBe('second card')
})

it('finds nobody when all are gone', () => {
  expect(without(...line)).toBe(null)
})
