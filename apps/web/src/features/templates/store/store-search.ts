import { oneOf, type Searched, text } from '../../../app/search-parts.ts'
import { ratioWords } from '../parts/ratio-words.ts'
import { bands, orders, writings } from './filters/choices.ts'

/** The filters that take several choices, parted by commas, as the store's call takes them. */
export type ManyFilter = 'categorize' | 'style' | 'templateRatio' | 'duration'

/** What of the store is shown, in the words of its call: a link shows the same, and back and forward work. */
export type StoreSearch = {
  [Filter in ManyFilter]?: string | undefined
} & {
  search?: string | undefined
  groupName?: string | undefined
  highlight?: string | undefined
  source?: 'image' | 'video' | undefined
  order?: (typeof orders)[number] | undefined
  images?: number | undefined
  videos?: number | undefined
  includeDiscountPrice?: true | undefined
  fhd?: true | undefined
  reqLang?: (typeof writings)[number] | undefined
  custom?: true | undefined
}

const WORD = /^[a-z\d-]{1,40}$/

/** What an address asks of the store; what it does not understand is left out. Pure. */
export function readStoreSearch(searched: Searched): StoreSearch {
  const { search, groupName, highlight, source, order, images, videos, reqLang } = searched
  return {
    search: written(search, 50),
    groupName: written(groupName, 60),
    highlight: text(highlight, 40),
    categorize: several(searched['categorize'], (word) => WORD.test(word)),
    style: several(searched['style'], (word) => WORD.test(word)),
    templateRatio: several(searched['templateRatio'], (word) => Object.hasOwn(ratioWords, word)),
    duration: several(searched['duration'], (word) => bands.some((band) => band === word)),
    source: oneOf(source, ['image', 'video']),
    order: oneOf(order, orders),
    images: count(images),
    videos: count(videos),
    includeDiscountPrice: flag(searched['includeDiscountPrice']),
    fhd: flag(searched['fhd']),
    reqLang: oneOf(reqLang, writings),
    custom: flag(searched['custom']),
  }
}

/** What a person typed; an address of digits alone is read as a number by the router. */
function written(value: unknown, most: number): string | undefined {
  const typed = typeof value === 'number' ? String(value) : value
  return text(typed, most)?.trim() || undefined
}

function several(value: unknown, isKnown: (word: string) => boolean): string | undefined {
  if (typeof value !== 'string') return undefined
  const words = [...new Set(value.split(','))].filter(isKnown)
  return words.length > 0 ? words.slice(0, 20).join(',') : undefined
}

function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= 30
    ? value
    : undefined
}

function flag(value: unknown): true | undefined {
  return value === true ? true : undefined
}
