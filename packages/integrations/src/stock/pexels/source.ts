import { addressOf, ask, unanswered } from '../ask.ts'
import { download } from '../download.ts'
import { fitting } from '../fitting.ts'
import type { StockItem, StockOpenOutcome, StockSearch, StockSearchOutcome, StockSource } from '../source.ts'
import type { PexelsKeys } from './config.ts'
import { Photo, photoItem, Photos, Video, videoItem, Videos } from './shapes.ts'

const hosts = ['images.pexels.com', 'videos.pexels.com']
const locales = { ko: 'ko-KR', en: 'en-US' }

/** Pictures and clips of Pexels. It shows only what suits everyone, and may be linked to from results. */
export function createPexelsSource(keys: PexelsKeys): StockSource {
  return {
    facts: {
      id: 'pexels',
      name: 'Pexels',
      url: 'https://www.pexels.com',
      kinds: ['image', 'video'],
      perPage: { least: 1, most: 80 },
      cacheSeconds: 6 * 3_600,
      stillOrigins: ['https://images.pexels.com'],
    },
    search: (search) => find(keys, search),
    open: ({ kind, id }, shortSide) =>
      kind === 'image' ? openPhoto(keys, id, shortSide) : openVideo(keys, id, shortSide),
  }
}

async function find(keys: PexelsKeys, search: StockSearch): Promise<StockSearchOutcome> {
  const { kind, words, lang, orientation, page, limit } = search
  const query = {
    query: words,
    locale: locales[lang],
    page,
    per_page: limit,
    ...(orientation === null ? {} : { orientation }),
  }
  if (kind === 'image') {
    const answer = await ask(addressOf(keys.PEXELS_URL, 'v1/search', query), Photos, signed(keys))
    return answer.status === 'ok'
      ? found(answer.body.photos.map(photoItem), answer.body.next_page)
      : unanswered(answer)
  }
  const answer = await ask(addressOf(keys.PEXELS_URL, 'v1/videos/search', query), Videos, signed(keys))
  return answer.status === 'ok'
    ? found(answer.body.videos.map(videoItem), answer.body.next_page)
    : unanswered(answer)
}

async function openPhoto(keys: PexelsKeys, id: string, shortSide: number): Promise<StockOpenOutcome> {
  const url = addressOf(keys.PEXELS_URL, `v1/photos/${encodeURIComponent(id)}`)
  const answer = await ask(url, Photo, signed(keys))
  if (answer.status !== 'ok') return answer
  const { width, height, src } = answer.body
  // What Pexels itself asks its image server for, in the size that is wanted: originals have up to 50 megabytes.
  const address = new URL(src.original)
  const scale = Math.min(1, shortSide / Math.min(width, height))
  address.search = new URLSearchParams({
    auto: 'compress',
    cs: 'tinysrgb',
    w: String(Math.round(width * scale)),
    h: String(Math.round(height * scale)),
  }).toString()
  return opened(keys, photoItem(answer.body), address.href)
}

async function openVideo(keys: PexelsKeys, id: string, shortSide: number): Promise<StockOpenOutcome> {
  const url = addressOf(keys.PEXELS_URL, `v1/videos/videos/${encodeURIComponent(id)}`)
  const answer = await ask(url, Video, signed(keys))
  if (answer.status !== 'ok') return answer
  const files = answer.body.video_files.flatMap(({ file_type: type, width, height, link }) =>
    type === 'video/mp4' && width !== null && height !== null ? [{ width, height, link }] : [],
  )
  const file = fitting(files, shortSide)
  return file ? opened(keys, videoItem(answer.body), file.link) : { status: 'gone' }
}

async function opened(keys: PexelsKeys, item: StockItem, address: string): Promise<StockOpenOutcome> {
  const file = await download(address, item.kind, { api: keys.PEXELS_URL, hosts })
  return file.status === 'ok' ? { status: 'opened', item, stream: file.stream } : file
}

function signed({ PEXELS_API_KEY }: PexelsKeys): Record<string, string> {
  return { authorization: PEXELS_API_KEY }
}

function found(items: StockItem[], nextPage: string | null | undefined): StockSearchOutcome {
  return { status: 'found', items, hasMore: Boolean(nextPage) }
}
