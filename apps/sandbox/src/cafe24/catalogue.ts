import { type Answer, refusal } from './answer.ts'
import type { Category } from './category.ts'
import type { Item } from './items.ts'
import { lineOf, type Mall } from './malls.ts'

const usualLimit = 10
const mostLimit = 100

/** GET admin/categories. */
export function categoriesPage(mall: Mall, query: URLSearchParams): Answer {
  const wrong = wrongPage(query, 8_000, [
    'shop_no',
    'limit',
    'offset',
    'category_depth',
    'parent_category_no',
  ])
  if (wrong) return wrong
  const depth = query.get('category_depth')
  const parent = query.get('parent_category_no')
  const found = mall.categories.filter(
    (category) =>
      (depth === null || category.depth === Number(depth)) &&
      (parent === null || (category.parent ?? 1) === Number(parent)),
  )
  return {
    status: 200,
    body: { categories: page(found, query).map((category) => toCategory(mall, category)) },
  }
}

const productFilters = ['shop_no', 'limit', 'offset', 'category', 'product_no', 'since_product_no', 'embed']

/** GET admin/products; `since_product_no` sorts by number, and an offset beside it counts for nothing. */
export function productsPage(mall: Mall, query: URLSearchParams, base: string): Answer {
  const wrong = wrongPage(query, 5_000, productFilters)
  if (wrong) return wrong
  const since = query.get('since_product_no')
  const category = query.get('category')
  const numbers = query.get('product_no')?.split(',').map(Number)
  const found = mall.items.filter(
    (item) =>
      (since === null || item.no > Number(since)) &&
      (category === null || isIn(mall, item, Number(category))) &&
      (numbers?.includes(item.no) ?? true),
  )
  const withMore = (query.get('embed') ?? '').split(',').includes('additionalimages')
  const list = page(found, query).map((item) => toProduct(item, { base, withMore }))
  return { status: 200, body: { products: list } }
}

function wrongPage(query: URLSearchParams, mostOffset: number, known: readonly string[]): Answer | null {
  const unknown = [...query.keys()].find((name) => !known.includes(name))
  if (unknown) return refusal(422, `Invalid parameter. (parameter.${unknown})`)
  if ((query.get('shop_no') ?? '1') !== '1') return refusal(422, 'shop_no is not exist. (parameter.shop_no)')
  const limit = Number(query.get('limit') ?? usualLimit)
  if (!Number.isInteger(limit) || limit < 1 || limit > mostLimit)
    return refusal(422, 'limit must be between 1 and 100. (parameter.limit)')
  const offset = Number(query.get('offset') ?? 0)
  if (!Number.isInteger(offset) || offset < 0 || offset > mostOffset)
    return refusal(422, `offset must be ${mostOffset} or less. (parameter.offset)`)
  return null
}

function page<Value>(all: readonly Value[], query: URLSearchParams): Value[] {
  const from = query.has('since_product_no') ? 0 : Number(query.get('offset') ?? 0)
  return all.slice(from, from + Number(query.get('limit') ?? usualLimit))
}

/** What stands in a category, or in one below it. */
function isIn(mall: Mall, item: Item, category: number): boolean {
  const own = mall.categories.find(({ no }) => no === item.category)
  return own !== undefined && lineOf(mall, own).some(({ no }) => no === category)
}

function toCategory(mall: Mall, category: Category) {
  const line = lineOf(mall, category)
  const inLevels = (read: (one: Category) => string | number) =>
    Object.fromEntries(
      [1, 2, 3, 4].map((level) => [level, line[level - 1] ? read(line[level - 1] as Category) : null]),
    )
  return {
    shop_no: 1,
    category_no: category.no,
    category_depth: category.depth,
    parent_category_no: category.parent ?? 1,
    category_name: category.name,
    full_category_name: inLevels(({ name }) => name),
    full_category_no: inLevels(({ no }) => no),
    root_category_no: line[0]?.no,
    use_display: category.isShown ? 'T' : 'F',
    display_order: category.no,
  }
}

function toProduct(item: Item, { base, withMore }: { base: string; withMore: boolean }) {
  const { no, name, price, summary, description, tags, isSelling, pictures } = item
  const at = (size: string, number = 1) => `${base}/web/product/${size}/${no}-${number}.jpg`
  const main = (size: string) => {
    if (pictures === 0) return null
    return pictures === 'foreign' ? 'http://169.254.169.254/latest/meta-data/picture.jpg' : at(size)
  }
  const more = typeof pictures === 'number' ? Math.max(0, pictures - 1) : 0
  return {
    shop_no: 1,
    product_no: no,
    product_code: `P${String(no).padStart(7, '0')}`,
    custom_product_code: '',
    product_name: name,
    eng_product_name: '',
    price,
    retail_price: '0.00',
    supply_price: '0.00',
    display: isSelling ? 'T' : 'F',
    selling: isSelling ? 'T' : 'F',
    sold_out: 'F',
    summary_description: summary,
    simple_description: '',
    description,
    product_tag: tags,
    detail_image: main('big'),
    list_image: main('medium'),
    tiny_image: main('tiny'),
    small_image: main('small'),
    created_date: '2026-01-02T10:00:00+09:00',
    updated_date: '2026-02-03T10:00:00+09:00',
    ...(withMore
      ? {
          additionalimages: Array.from({ length: more }, (_, index) => ({ big: at('extra/big', index + 2) })),
        }
      : {}),
  }
}
