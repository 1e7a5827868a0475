import type { Get } from './load.ts'

type Name = { ko: string; en: string }
/** What the filling of the store tells of it. */
export type Facts = {
  tokens: readonly string[]
  ids: readonly string[]
  vocabulary: Record<'how' | 'what' | 'form' | 'tags', readonly Name[]>
}

const chance = (share: number) => Math.random() < share
const whole = (below: number) => Math.floor(Math.random() * below)

function pick<Item>(list: readonly Item[]): Item {
  const item = list[whole(list.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

const some = (list: readonly string[]) =>
  [...new Set([pick(list), ...(chance(0.3) ? [pick(list)] : [])])].join(',')

const categories =
  'shop cafe food salon gym clinic class stay online sale new review event season recruiting notice'.split(
    ' ',
  )
const moods = 'bold calm elegant playful warm tech sale minimal'.split(' ')

/** Asks the store as a visitor might: any filters together, a search in every third, pages onward, some signed in. */
export function storeQueries({ tokens, vocabulary }: Facts): (get: Get) => Promise<string> {
  const filters: Record<string, () => string> = {
    categorize: () => some(categories),
    style: () => some(moods),
    templateRatio: () => some(['1:1', '9:16', '16:9', '4:5']),
    duration: () => some(['under10', '10to20', '20to30', 'over30']),
    groupName: () => pick(vocabulary.tags)[pick(['ko', 'en'] as const)],
    highlight: () => pick(['new', 'popular', 'yours', 'season']),
    source: () => pick(['image', 'video']),
    images: () => String(whole(8)),
    videos: () => String(whole(4)),
    includeDiscountPrice: () => pick(['true', 'false']),
    fhd: () => 'true',
    reqLang: () => pick(['ko', 'en', 'id', 'vi']),
    custom: () => pick(['true', 'false']),
  }
  /** How often a filter is set; a search is in every third question, an order in every second. */
  const shares: Record<string, number> = { categorize: 0.35, style: 0.25, highlight: 0.08, custom: 0.05 }
  const typed = typing(vocabulary)
  return async (get) => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(filters))
      if (chance(shares[name] ?? 0.15)) query.set(name, value())
    if (chance(0.35)) query.set('search', typed())
    if (chance(0.5)) query.set('order', pick(['popular', 'newest', 'short', 'long']))
    if (chance(0.1)) query.set('page', String(2 + whole(6)))
    const path = `/v3/design/group?${query}`
    const next = await get(path, chance(0.3) ? pick(tokens) : undefined)
    const { total } = (JSON.parse(next) as { result: { total: number } }).result
    return `${total} of ${decodeURIComponent(path)}`
  }
}

/** What is typed into a search box: whole words, begun ones, initial consonants, slips, words without their space. */
function typing({ how, what, form, tags }: Facts['vocabulary']): () => string {
  const korean = () => pick(pick([how, what, form, tags])).ko
  const english = () => pick(pick([how, what, form, tags])).en.toLowerCase()
  const ways = [
    korean,
    korean,
    english,
    () => korean().slice(0, 2),
    () => initials(korean()),
    () => slip(korean()),
    () => slip(english()),
    () => `${pick(what).ko} ${pick(form).ko}`,
    () => `${pick(how).ko}${pick(what).ko}`,
    () => `${pick(how).en} ${pick(form).en.slice(0, 3)}`,
  ]
  return () => pick(ways)()
}

const consonants = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

function initials(word: string): string {
  return [...word]
    .map((one) => consonants[Math.floor(((one.codePointAt(0) ?? 0) - 0xac00) / 588)] ?? one)
    .join('')
}

/** One letter gone, or two that changed places. */
function slip(word: string): string {
  const letters = [...word]
  const at = whole(letters.length - 1)
  if (chance(0.5)) letters.splice(at + 1, 1)
  else letters.splice(at, 2, letters[at + 1] ?? '', letters[at] ?? '')
  return letters.join('')
}
