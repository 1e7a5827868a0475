import { describe, expect, it } from 'vitest'

import { mallIdFault, mallIdIn } from './mall-id.ts'
import { readShopSearch } from './pages/search.ts'
import { above, linesOf, treeOf } from './tree.ts'

describe('the id of a shop', () => {
  it.each([
    ['mintmarket', 'mintmarket'],
    [' MintMarket ', 'mintmarket'],
    ['https://mintmarket.cafe24.com/product/list.html?cate_no=24', 'mintmarket'],
    ['mintmarket.cafe24.com', 'mintmarket'],
    ['mintmarket.cafe24shop.com/', 'mintmarket'],
    ['ｍｉｎｔ', 'mint'],
    ['www.mint.com', 'www.mint.com'],
  ])('in %j is %j', (typed, id) => expect(mallIdIn(typed)).toBe(id))

  it.each([
    ['', 'empty'],
    ['민트', 'letters'],
    ['www.mint.com', 'letters'],
    ['ab', 'length'],
    ['a'.repeat(21), 'length'],
    ['mint2', null],
  ])('%j breaks the rule %s', (id, fault) => expect(mallIdFault(id)).toBe(fault))
})

it('makes a tree of categories, and loses none whose parent is not there', () => {
  const one = (no: number, parentNo: number | null) => ({ no, parentNo, name: `${no}`, isShown: true })
  const list = [one(1, null), one(2, 1), one(3, 2), one(4, null), one(5, 99)]
  expect(linesOf(treeOf(list)).map(({ no, path }) => [no, path.join('/')])).toEqual([
    [1, '1'],
    [2, '1/2'],
    [3, '1/2/3'],
    [4, '4'],
    [5, '5'],
  ])
  expect(above(list, 3)).toEqual([2, 1])
  expect(above(list, null)).toEqual([])
})

it('reads what the shop sends the browser back with, and nothing it does not know', () => {
  expect(readShopSearch({ code: 12_345, state: 'a.b.c', tab: 'elsewhere', other: 1 })).toEqual({
    code: '12345',
    state: 'a.b.c',
    tab: undefined,
    error: undefined,
    launch: undefined,
  })
})
