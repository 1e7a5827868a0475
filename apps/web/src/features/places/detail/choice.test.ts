import { expect, it } from 'vitest'

import { choiceFault, toggled } from './choice.ts'

const menu = [
  { _id: 'noodles', pictures: [{} as never] },
  { _id: 'salad', pictures: [] },
]

it('takes up to five items, and each of them out again', () => {
  const five = ['a', 'b', 'c', 'd', 'e']
  expect(toggled(five.slice(0, 4), 'e')).toEqual(five)
  expect(toggled(five, 'f')).toEqual(five)
  expect(toggled(five, 'c')).toEqual(['a', 'b', 'd', 'e'])
})

it('wants one item at least, and one with a picture among them', () => {
  expect(choiceFault(menu, [])).toBe('menuNone')
  expect(choiceFault(menu, ['salad'])).toBe('menuNoPicture')
  expect(choiceFault(menu, ['salad', 'noodles'])).toBeNull()
})
