import { limits, type StockItem, type StockProvider } from '@clipmint/contract'

const perPage = 24

/** An item with the provider that has it. */
export type Offered = {
  provider: StockProvider
  id: string
  kind: StockItem['type']
  title: string
  width: number
  height: number
  durationMs: number | null
  thumbnail: string
  pageUrl: string
  author: { name: string; url: string | null }
  licence: { name: string; url: string }
}

type Asked = {
  kind: StockItem['type']
  words: string
  lang: 'ko' | 'en'
  orientation: string | null
  page: number
  limit: number
}

/** How many items each of `sources` providers is asked for, so that a page has enough of all. */
export function shareOf({ least, most }: { least: number; most: number }, sources: number): number {
  return Math.max(least, Math.min(most, Math.ceil(perPage / sources)))
}

/** The language words are written in, whatever the page's is: with any Hangul, Korean. */
export function languageOf(words: string): 'ko' | 'en' {
  return /[가-힣ㄱ-ㅎㅏ-ㅣ]/.test(words) ? 'ko' : 'en'
}

/** Words that ask for the same compare equal. */
export function plainWords(words: string): string {
  return words.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** What an answer is kept under. */
export function searchKey(provider: string, search: Asked): string {
  const { kind, lang, orientation, page, limit, words } = search
  return [provider, kind, lang, orientation ?? 'any', page, limit, words].join(':')
}

/** What a file is at its provider. */
export function stockKeyOf(provider: string, kind: StockItem['type'], id: string): string {
  return `${provider}:${kind}:${id}`
}

/** One list of several: one from each in turn; what two places have, and clips too long for us, only once or not at all. */
export function mergeFairly(lists: readonly (readonly Offered[])[]): Offered[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat()
  const seen = new Set<string>()
  return inTurn.filter((item) => {
    if (item.durationMs !== null && item.durationMs > limits.videoSeconds * 1_000) return false
    const marks = [stockKeyOf(item.provider, item.kind, item.id), likenessOf(item)]
    const isKnown = marks.some((mark) => seen.has(mark))
    for (const mark of marks) seen.add(mark)
    return !isKnown
  })
}

/** The same of one picture wherever it is offered: who made it, its name and its size. */
function likenessOf({ author, title, width, height }: Offered): string {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return `${plain(author.name)} ${plain(title)} ${width}×${height}`
}
