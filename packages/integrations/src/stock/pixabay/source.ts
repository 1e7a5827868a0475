import { type Answer, addressOf, ask, unanswered } from '../ask.ts'
import { download } from '../download.ts'
import { fitting, fittingFirst } from '../fitting.ts'
import type {
  StockChoice,
  StockItem,
  StockOpenOutcome,
  StockSearch,
  StockSearchOutcome,
  StockSource,
} from '../source.ts'
import type { PixabayKeys } from './config.ts'
import { type Film, filmItem, Films, type Picture, pictureItem, Pictures, sizesOf } from './shapes.ts'

const hosts = ['pixabay.com', 'cdn.pixabay.com']
const orientations = { portrait: 'vertical', landscape: 'horizontal', square: 'all' }
/** No search reaches further, whatever it found. */
const mostHits = 500
const longestQuery = 100

/** Pictures and clips of Pixabay, whose answers must be kept for a day and whose stills may be shown in results. */
export function createPixabaySource(keys: PixabayKeys): StockSource {
  return {
    facts: {
      id: 'pixabay',
      name: 'Pixabay',
      url: 'https://pixabay.com',
      kinds: ['image', 'video'],
      perPage: { least: 3, most: 200 },
      cacheSeconds: 24 * 3_600,
      stillOrigins: hosts.map((host) => `https://${host}`),
    },
    search: (search) => find(keys, search),
    open: (item, shortSide) =>
      item.kind === 'image' ? openPicture(keys, item) : openFilm(keys, item, shortSide),
  }
}

async function find(keys: PixabayKeys, search: StockSearch): Promise<StockSearchOutcome> {
  const { kind, words, lang, orientation, page, limit } = search
  if ((page - 1) * limit >= mostHits) return { status: 'found', items: [], hasMore: false }
  const query = {
    key: keys.PIXABAY_API_KEY,
    q: [...words].slice(0, longestQuery).join(''),
    lang,
    page,
    per_page: limit,
    safesearch: 'true',
  }
  const more = (total: number) => page * limit < Math.min(total, mostHits)
  if (kind === 'image') {
    const shape = { image_type: 'photo', orientation: orientation ? orientations[orientation] : 'all' }
    const answer = await ask(addressOf(keys.PIXABAY_URL, 'api/', { ...query, ...shape }), Pictures)
    if (answer.status !== 'ok') return unanswered(answer)
    const items = fittingFirst(answer.body.hits.map(pictureItem), orientation)
    return { status: 'found', items, hasMore: more(answer.body.totalHits) }
  }
  const answer = await ask(addressOf(keys.PIXABAY_URL, 'api/videos/', query), Films)
  if (answer.status !== 'ok') return unanswered(answer)
  const items = fittingFirst(answer.body.hits.map(filmItem), orientation)
  return { status: 'found', items, hasMore: more(answer.body.totalHits) }
}

async function openPicture(keys: PixabayKeys, item: StockChoice): Promise<StockOpenOutcome> {
  const answer = await ask(addressOf(keys.PIXABAY_URL, 'api/', byId(keys, item)), Pictures)
  const hit = onlyHit<Picture>(answer)
  if ('status' in hit) return hit
  return opened(keys, pictureItem(hit), hit.fullHDURL ?? hit.largeImageURL)
}

async function openFilm(keys: PixabayKeys, item: StockChoice, shortSide: number): Promise<StockOpenOutcome> {
  const answer = await ask(addressOf(keys.PIXABAY_URL, 'api/videos/', byId(keys, item)), Films)
  const hit = onlyHit<Film>(answer)
  if ('status' in hit) return hit
  const file = fitting(sizesOf(hit), shortSide)
  return file ? opened(keys, filmItem(hit), file.url) : { status: 'gone' }
}

async function opened(keys: PixabayKeys, item: StockItem, address: string): Promise<StockOpenOutcome> {
  const file = await download(address, item.kind, { api: keys.PIXABAY_URL, hosts })
  return file.status === 'ok' ? { status: 'opened', item, stream: file.stream } : file
}

function byId(keys: PixabayKeys, { id, lang }: StockChoice): Record<string, string> {
  return { key: keys.PIXABAY_API_KEY, id, lang, safesearch: 'true' }
}

/** Pixabay looks an item up by searching for its number, and says 400 of one that it does not have. */
function onlyHit<Hit extends Picture | Film>(
  answer: Answer<{ hits: Hit[] }>,
): Hit | Exclude<StockOpenOutcome, { status: 'opened' }> {
  if (answer.status === 'ok') return answer.body.hits[0] ?? { status: 'gone' }
  const isUnknown = answer.status === 'refused' && answer.reason.startsWith('400')
  return isUnknown ? { status: 'gone' } : answer
}
