import { EditedTitle } from '@clipmint/contract'
import { titleFault } from '@clipmint/editor'
import { expect, it } from 'vitest'

const titles = [
  '손으로 뜬 첫 겨울',
  'Winter sale (50)',
  ' 앞뒤 빈칸 ',
  '가_나-다',
  "Mom's pie",
  '빵 & 치즈',
  '<b>',
  '가격: 3,000원',
  '🥐',
  'é'.normalize('NFD'),
  '가'.repeat(50),
  '가'.repeat(51),
  '',
  '   ',
]

it('takes exactly the titles that the server takes', () => {
  const ours = titles.filter((title) => titleFault(title) === null)
  expect(ours).toEqual(titles.filter((title) => EditedTitle.safeParse(title).success))
})
