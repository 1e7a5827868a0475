import type { Words } from '../page/words.ts'
import type { Category } from './category.ts'
import { type Item, itemsOf } from './items.ts'

export type Mall = { id: string; name: Words; categories: readonly Category[]; items: readonly Item[] }

/** A tree as people draw one: a name, and what is below it; a `-` in front hides it from visitors of the shop. */
type Tree = { [name: string]: Tree }

const shelves: Tree = {
  '컵과 그릇': { 머그컵: {}, '찻잔 세트': {}, 접시: { '깊은 접시': {} } },
  디저트: { 케이크: {}, '과일 잼': {} },
  '꽃과 식물': { 꽃다발: {}, 화분: {} },
  뷰티: { '비누와 오일': {} },
  '선물 세트': {},
  '-정리 중인 상품': {},
}

/** More categories than one page of the list holds. */
const years: Tree = Object.fromEntries(
  Array.from({ length: 10 }, (_, year) => [
    `${2016 + year}년`,
    Object.fromEntries(Array.from({ length: 12 }, (__, month) => [`${2016 + year}년 ${month + 1}월`, {}])),
  ]),
)

function categoriesOf(tree: Tree): Category[] {
  const all: Category[] = []
  const walk = (level: Tree, parent: number | null, depth: number) => {
    for (const [name, below] of Object.entries(level)) {
      const no = 24 + all.length
      all.push({ no, parent, depth, name: name.replace(/^-/, ''), isShown: !name.startsWith('-') })
      walk(below, no, depth + 1)
    }
  }
  walk(tree, null, 1)
  return all
}

function mallOf(id: string, name: Words, tree: Tree, isStocked: boolean): Mall {
  const categories = categoriesOf(tree)
  return { id, name, categories, items: isStocked ? itemsOf(categories) : [] }
}

/** Shops that do not exist: one with all that makes work, and one that has only just opened. */
export const malls: readonly Mall[] = [
  mallOf('mintmarket', { ko: '민트마켓', en: 'Mint Market' }, shelves, true),
  mallOf('quietshop', { ko: '조용한 가게', en: 'Quiet Shop' }, years, false),
]

export function findMall(id: string): Mall | null {
  return malls.find((mall) => mall.id === id) ?? null
}

/** A category with all that is above it, the topmost first. */
export function lineOf(mall: Mall, category: Category): Category[] {
  const parent = mall.categories.find(({ no }) => no === category.parent)
  return parent ? [...lineOf(mall, parent), category] : [category]
}
