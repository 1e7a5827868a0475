import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { FaultSwitch } from '../faults.ts'
import { findWorks, hasShape, type Work, worksOf } from './library.ts'
import { clipAddress, clipSizes, pictureAddress, serveMedia } from './media.ts'
import { createQuota } from './quota.ts'

const apiKey = 'pixabay-sandbox'
const mostHits = 500
const Search = z.strictObject({
  key: z.string(),
  q: z.string().max(100).optional(),
  id: z.string().regex(/^\d+$/).optional(),
  lang: z.enum(['ko', 'en', 'ja', 'de', 'fr', 'es', 'id', 'vi']).default('en'),
  image_type: z.enum(['all', 'photo', 'illustration', 'vector']).optional(),
  orientation: z.enum(['all', 'horizontal', 'vertical']).optional(),
  min_width: z.coerce.number().int().optional(),
  min_height: z.coerce.number().int().optional(),
  safesearch: z.enum(['true', 'false']).optional(),
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(3).max(200).default(20),
})
type Search = z.infer<typeof Search>

/** Pixabay: pictures and clips, its key in the query, its errors as plain text. */
export function servePixabay(app: FastifyInstance, fault: FaultSwitch, now: () => Date): void {
  const [pictures, films] = [worksOf('pixabay', 'image'), worksOf('pixabay', 'video')]
  const quota = createQuota(100, 60, now)
  serveMedia(app, 'pixabay', [...pictures, ...films])
  const list = (path: string, works: readonly Work[]) =>
    app.get(path, async (request, reply) => {
      if (await fault.play(reply)) return reply
      const search = Search.safeParse(request.query)
      if (search.data?.key !== apiKey && !isKnown(request.query)) {
        return refuse(reply, 400, 'Invalid or missing API key (https://pixabay.com/api/docs/).')
      }
      if (!search.success) return refuse(reply, 400, z.prettifyError(search.error))
      if (quota.take(reply) > 0) return refuse(reply, 429, 'API rate limit exceeded')
      if (search.data.page > 1 && (search.data.page - 1) * search.data.per_page >= mostHits) {
        return refuse(reply, 400, '"page" is out of valid range.')
      }
      return hitsOf(request, search.data, works)
    })
  list('/pixabay/api/', pictures)
  list('/pixabay/api/videos/', films)
}

function isKnown(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'key' in query && query.key === apiKey
}

function hitsOf(request: FastifyRequest, search: Search, works: readonly Work[]) {
  const base = `${request.protocol}://${request.host}/sandbox/pixabay`
  const { id, q = '', orientation, page, per_page: perPage } = search
  const found =
    id === undefined
      ? findWorks(works, q).filter((work) => orientation === undefined || hasShape(work, orientation))
      : works.filter(({ number }) => String(number) === id)
  const reachable = found.slice(0, mostHits)
  const hits = reachable.slice((page - 1) * perPage, page * perPage)
  return {
    total: found.length,
    totalHits: reachable.length,
    hits: hits.map((work) =>
      work.kind === 'video' ? film(base, work, search) : picture(base, work, search),
    ),
  }
}

function picture(base: string, work: Work, { lang }: Search) {
  const sized = (side: number) => pictureAddress(base, work, { width: side, height: side })
  return {
    ...common(work, lang, 'photos'),
    previewURL: sized(150),
    webformatURL: sized(640),
    largeImageURL: sized(1_280),
    imageWidth: work.width,
    imageHeight: work.height,
    imageSize: 3_400_000,
  }
}

function film(base: string, work: Work, { lang }: Search) {
  const [large, medium, small] = clipSizes(work).map((size) => ({
    url: clipAddress(base, work, size),
    ...size,
    size: 2_000_000,
    thumbnail: pictureAddress(base, work, size.width > 1_000 ? size : { width: 640, height: 640 }),
  }))
  return {
    ...common(work, lang, 'videos'),
    duration: work.seconds,
    videos: {
      large: { url: '', width: 0, height: 0, size: 0, thumbnail: '' },
      medium: large,
      small: medium,
      tiny: small,
    },
  }
}

function common({ number: id, subject, author }: Work, lang: Search['lang'], place: string) {
  const [first = ''] = subject.en
  return {
    id,
    pageURL: `https://pixabay.com/${place}/${first}-${id}/`,
    type: place === 'videos' ? 'film' : 'photo',
    tags: (lang === 'ko' ? subject.ko : subject.en).slice(0, 3).join(', '),
    views: id % 9_000,
    downloads: id % 5_000,
    likes: id % 300,
    user_id: author.length * 100,
    user: author.replaceAll(' ', '_'),
    userImageURL: '',
  }
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).type('text/plain').send(`[ERROR ${status}] ${message}`)
}
