import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { FaultSwitch } from '../faults.ts'
import { findWorks, hasShape, type Work, worksOf } from './library.ts'
import { clipAddress, clipSizes, pictureAddress, serveMedia } from './media.ts'
import { createQuota } from './quota.ts'

const apiKey = 'pexels-sandbox'
const Search = z.strictObject({
  query: z.string().min(1),
  orientation: z.enum(['landscape', 'portrait', 'square']).optional(),
  size: z.enum(['large', 'medium', 'small']).optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/)
    .optional(),
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(80).default(15),
})

/** Pexels: photographs and clips, its key in the header without a scheme. */
export function servePexels(app: FastifyInstance, fault: FaultSwitch, now: () => Date): void {
  const [photos, videos] = [worksOf('pexels', 'image'), worksOf('pexels', 'video')]
  const quota = createQuota(200, 3_600, now)
  serveMedia(app, 'pexels', [...photos, ...videos])
  /** True when the call ends here. */
  const guard = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    if (await fault.play(reply)) return true
    if (request.headers.authorization !== apiKey) {
      refuse(reply, 401, 'Unauthorized', 'Missing or invalid API key')
      return true
    }
    const isOver = quota.take(reply) > 0
    if (isOver) refuse(reply, 429, 'Too many requests', 'Rate limit exceeded')
    return isOver
  }
  const list = (path: string, works: readonly Work[]) =>
    app.get(path, async (request, reply) => {
      if (await guard(request, reply)) return reply
      const search = Search.safeParse(request.query)
      if (!search.success) return refuse(reply, 400, 'Bad Request', z.prettifyError(search.error))
      return pageOf(request, search.data, works)
    })
  const one = (path: string, works: readonly Work[]) =>
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      if (await guard(request, reply)) return reply
      const work = works.find(({ number }) => String(number) === request.params.id)
      return work ? told(baseOf(request), work) : refuse(reply, 404, 'Not Found', 'Not Found')
    })
  list('/pexels/v1/search', photos)
  one('/pexels/v1/photos/:id', photos)
  list('/pexels/v1/videos/search', videos)
  one('/pexels/v1/videos/videos/:id', videos)
}

function pageOf(request: FastifyRequest, search: z.infer<typeof Search>, works: readonly Work[]) {
  const { query, orientation, page, per_page: perPage } = search
  const all = findWorks(works, query).filter((work) => hasShape(work, orientation))
  const shown = all.slice((page - 1) * perPage, page * perPage).map((work) => told(baseOf(request), work))
  const next = new URL(request.url, baseOf(request))
  next.searchParams.set('page', String(page + 1))
  return {
    page,
    per_page: perPage,
    total_results: all.length,
    [works[0]?.kind === 'video' ? 'videos' : 'photos']: shown,
    ...(page * perPage < all.length ? { next_page: next.href } : {}),
  }
}

function told(base: string, work: Work) {
  return work.kind === 'video' ? videoOf(base, work) : photoOf(base, work)
}

function videoOf(base: string, work: Work) {
  const { number: id, width, height, author, seconds } = work
  const still = pictureAddress(base, work, { width: 630, height: 630 })
  return {
    id,
    width,
    height,
    url: pageAddress('video', work),
    image: still,
    duration: seconds,
    user: { id: author.length * 1_000, name: author, url: profileOf(author) },
    video_files: clipSizes(work).map((size, index) => ({
      id: id * 10 + index,
      quality: index === 0 ? 'hd' : 'sd',
      file_type: 'video/mp4',
      ...size,
      fps: 24,
      link: clipAddress(base, work, size),
    })),
    video_pictures: [{ id, nr: 0, picture: still }],
  }
}

function photoOf(base: string, work: Work) {
  const { number: id, width, height, subject, author } = work
  const sized = (side: number) => pictureAddress(base, work, { width: side, height: side })
  return {
    id,
    width,
    height,
    url: pageAddress('photo', work),
    photographer: author,
    photographer_url: profileOf(author),
    photographer_id: author.length * 1_000,
    avg_color: '#8a7f72',
    src: {
      original: pictureAddress(base, work, work),
      large2x: sized(1_880),
      large: sized(940),
      medium: sized(420),
      small: sized(230),
      portrait: sized(1_200),
      landscape: sized(1_200),
      tiny: sized(200),
    },
    liked: false,
    alt: `${subject.en.slice(0, 2).join(' and ')} by ${author}`,
  }
}

function pageAddress(place: 'photo' | 'video', { number, subject }: Work): string {
  return `https://www.pexels.com/${place}/${[...subject.en.slice(0, 2), number].join('-')}/`
}

function baseOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}/sandbox/pexels`
}

function profileOf(author: string): string {
  return `https://www.pexels.com/@${author.toLowerCase().replaceAll(' ', '-')}`
}

function refuse(reply: FastifyReply, status: number, error: string, code: string): FastifyReply {
  return reply.code(status).send({ status, error, code })
}
