import type { PlaceKind } from './source.ts'

/** What a listing says, without control characters, in one line, at most so many letters. */
export function line(said: unknown, most = 200): string {
  if (typeof said !== 'string') return ''
  return cut(said.normalize('NFC').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' '), most)
}

/** The same with its line breaks. */
export function paragraph(said: unknown, most: number): string {
  if (typeof said !== 'string') return ''
  const lines = said
    .normalize('NFC')
    .split(/\r?\n/)
    .map((it) => line(it, most))
  return cut(lines.join('\n').replace(/\n{3,}/g, '\n\n'), most)
}

function cut(text: string, most: number): string {
  return [...text.trim()].slice(0, most).join('').trim()
}

/** A plain number of won, or null: 변동, 시가, "10,000~" and ranges are kept as they are said. */
export function priceOf(said: string): number | null {
  const digits = said.replace(/[,\s]/g, '').replace(/원$/, '')
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null
}

/** What is shown for a price: a number gets its unit, all else stays as it was said. */
export function priceTextOf(said: unknown): string {
  const text = typeof said === 'number' ? String(said) : line(said, 40)
  const price = priceOf(text)
  return price === null ? text : `${price.toLocaleString('ko-KR')}원`
}

/** The first letter of a name; everything else of whoever wrote a review stays with the provider. */
export function masked(name: unknown): string {
  const [first] = line(name, 20).replaceAll('*', '')
  return first === undefined ? '방문자' : `${first}**`
}

/** An https address, or null: listings also name tel:, app links and worse. */
export function webAddress(said: unknown): string | null {
  if (typeof said !== 'string' || said.length > 1_000 || !URL.canParse(said)) return null
  const url = new URL(said)
  if (url.protocol === 'http:') url.protocol = 'https:'
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null
}

const kinds: readonly [PlaceKind, RegExp][] = [
  ['hospital', /병원|의원|한의|치과|약국|클리닉|피부과|성형|hospital|clinic|dentist|doctor/i],
  ['nailshop', /네일|nail/i],
  ['hairshop', /미용실|헤어|이발|hair/i],
  ['accommodation', /숙박|호텔|펜션|민박|모텔|게스트하우스|hotel|lodging|guest/i],
  ['cafe', /카페|커피|디저트|베이커리|제과|cafe|coffee|bakery/i],
  ['restaurant', /음식|식당|한식|중식|일식|양식|고기|분식|주점|restaurant|food/i],
  ['attraction', /관광|명소|박물관|공원|체험|attraction|museum|park/i],
]

/** Whether the state that a listing gives of its business means that it closed for good. */
export function saysClosed(state: unknown): boolean {
  return /폐업|permanently closed/i.test(line(state))
}

/** What kind of business a category speaks of. */
export function kindOf(category: string): PlaceKind {
  return kinds.find(([, words]) => words.test(category))?.[0] ?? 'place'
}
