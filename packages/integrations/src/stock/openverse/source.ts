import { z } from 'zod'

import { addressOf, ask, unanswered } from '../ask.ts'
import { download } from '../download.ts'
import type { StockItem, StockOpenOutcome, StockSearch, StockSearchOutcome, StockSource } from '../source.ts'
import type { OpenverseKeys } from './config.ts'
import { inEnglish } from './korean-words.ts'

/** Licences that let an advertisement show a picture and change it without binding the advertisement itself. */
const licences = ['by', 'cc0', 'pdm']
const shapes = { portrait: 'tall', landscape: 'wide', square: 'square' }
/** Nobody without a key may page further. */
const deepest = 240

const Picture = z.object({
  id: z.uuid(),
  title: z.string().nullish(),
  creator: z.string().nullish(),
  creator_url: z.string().nullish(),
  license: z.string(),
  license_version: z.string().nullish(),
  license_url: z.string().nullish(),
  thumbnail: z.url(),
  foreign_landing_url: z.string().nullish(),
  width: z.number().int().positive().nullish(),
  height: z.number().int().positive().nullish(),
})
type Picture = z.infer<typeof Picture>
const Pictures = z.object({ page_count: z.number().int(), results: z.array(Picture) })

/** Openly licensed pictures of Openverse, without a key: only those that may be used and changed commercially. */
export function createOpenverseSource({
  OPENVERSE_URL: api,
}: Pick<OpenverseKeys, 'OPENVERSE_URL'>): StockSource {
  return {
    facts: {
      id: 'openverse',
      name: 'Openverse',
      url: 'https://openverse.org',
      kinds: ['image'],
      perPage: { least: 1, most: 20 },
      cacheSeconds: 24 * 3_600,
      stillOrigins: ['https://api.openverse.org'],
    },
    search: (search) => find(api, search),
    open: ({ id }) => open(api, id),
  }
}

async function find(api: string, search: StockSearch): Promise<StockSearchOutcome> {
  const { words, lang, orientation, page, limit } = search
  if (page * limit > deepest) return { status: 'found', items: [], hasMore: false }
  const url = addressOf(api, 'v1/images/', {
    q: lang === 'ko' ? inEnglish(words) : words,
    license: licences.join(','),
    license_type: 'commercial,modification',
    mature: 'false',
    size: 'medium,large',
    page,
    page_size: limit,
    ...(orientation === null ? {} : { aspect_ratio: shapes[orientation] }),
  })
  const answer = await ask(url, Pictures)
  if (answer.status !== 'ok') return unanswered(answer)
  const items = answer.body.results.flatMap((picture) => itemOf(picture) ?? [])
  const hasMore = page < answer.body.page_count && (page + 1) * limit <= deepest
  return { status: 'found', items, hasMore }
}

async function open(api: string, id: string): Promise<StockOpenOutcome> {
  const answer = await ask(addressOf(api, `v1/images/${encodeURIComponent(id)}/`), Picture)
  if (answer.status !== 'ok') return answer
  const item = itemOf(answer.body)
  if (!item)
    return { status: 'refused', reason: `The licence ${answer.body.license} is not for advertising.` }
  // Openverse hands the whole picture on, so that no server is asked that somebody else named.
  const whole = addressOf(api, `v1/images/${item.id}/thumb/`, { full_size: 'true', compressed: 'false' })
  const file = await download(whole.href, 'image', { api, hosts: [] })
  return file.status === 'ok' ? { status: 'opened', item, stream: file.stream } : file
}

/** Null for what may not be used, or does not say what a credit needs. */
function itemOf(picture: Picture): StockItem | null {
  const { id, title, creator, license, width, height, foreign_landing_url: page } = picture
  if (!licences.includes(license) || !width || !height || !page || !isWeb(page)) return null
  return {
    id,
    kind: 'image',
    title: title?.trim() || 'Openverse',
    width,
    height,
    durationMs: null,
    thumbnail: picture.thumbnail,
    pageUrl: page,
    author: {
      name: creator?.trim() || 'Openverse',
      url: isWeb(picture.creator_url) ? picture.creator_url : null,
    },
    licence: licenceOf(picture),
  }
}

function licenceOf({ license, license_version: version, license_url: url }: Picture): StockItem['licence'] {
  const names: Record<string, string> = { by: 'CC BY', cc0: 'CC0', pdm: 'Public Domain Mark' }
  const name = [names[license] ?? license, version].filter(Boolean).join(' ')
  return { name, url: isWeb(url) ? url : 'https://creativecommons.org/licenses/' }
}

function isWeb(address: string | null | undefined): address is string {
  return typeof address === 'string' && /^https?:\/\//.test(address) && URL.canParse(address)
}
