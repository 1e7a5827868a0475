import { createHash } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { FaultSwitch } from '../faults.ts'
import { findWorks, hasShape, type Work, worksOf } from './library.ts'
import { pictureAddress, serveMedia } from './media.ts'
import { pictureOf, within } from './picture.ts'
import { createQuota } from './quota.ts'

const licences = ['by', 'by-sa', 'cc0', 'pdm', 'by-nc', 'by-nd', 'by-nc-sa', 'by-nc-nd']
const groups: Record<string, readonly string[]> = {
  commercial: ['by', 'by-sa', 'by-nd', 'cc0', 'pdm'],
  modification: ['by', 'by-sa', 'by-nc', 'by-nc-sa', 'cc0', 'pdm'],
}
const listed = (known: readonly string[]) =>
  z.string().refine((text) => text.split(',').every((word) => known.includes(word)), 'does not exist')
const Search = z.strictObject({
  q: z.string().max(200).optional(),
  license: listed(licences).optional(),
  license_type: listed(Object.keys(groups)).optional(),
  mature: z.enum(['true', 'false']).optional(),
  size: listed(['small', 'medium', 'large']).optional(),
  aspect_ratio: listed(['tall', 'wide', 'square']).optional(),
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).default(20),
})
type Search = z.infer<typeof Search>

const Thumb = z.strictObject({
  full_size: z.enum(['true', 'false']).default('false'),
  compressed: z.enum(['true', 'false']).optional(),
})

/** Openverse as anyone may ask it, without a key: pictures of every open licence, 20 a page, 240 in all. */
export function serveOpenverse(app: FastifyInstance, fault: FaultSwitch, now: () => Date): void {
  const works = worksOf('openverse', 'image')
  const quota = createQuota(100, 60, now)
  serveMedia(app, 'openverse', works)
  const withId = <Params extends { id: string }>(params: Params) =>
    works.find((work) => idOf(work) === params.id)
  app.get('/openverse/v1/images/', async (request, reply) => {
    if (await fault.play(reply)) return reply
    const search = Search.safeParse(request.query)
    if (!search.success) return refuse(reply, 400, z.prettifyError(search.error))
    const { page, page_size: size } = search.data
    if (size > 20) return refuse(reply, 401, 'Ensure this value is less than or equal to 20.')
    if (page * size > 240) return refuse(reply, 401, 'Anonymous requests may not page beyond 240 results.')
    if (quota.take(reply) > 0) return refuse(reply, 429, 'Request was throttled.')
    return resultsOf(request, search.data, works)
  })
  app.get<{ Params: { id: string } }>('/openverse/v1/images/:id/', async (request, reply) => {
    if (await fault.play(reply)) return reply
    const work = withId(request.params)
    return work ? told(baseOf(request), work) : refuse(reply, 404, 'No Image matches the given query.')
  })
  app.get<{ Params: { id: string } }>('/openverse/v1/images/:id/thumb/', async (request, reply) => {
    const [work, asked] = [withId(request.params), Thumb.safeParse(request.query)]
    if (!work || !asked.success) return refuse(reply, 404, 'Not found.')
    const side = asked.data.full_size === 'true' ? 2_400 : 600
    return reply.type('image/jpeg').send(await pictureOf(work, within(work, { width: side, height: side })))
  })
}

function resultsOf(request: FastifyRequest, search: Search, works: readonly Work[]) {
  const { q = '', aspect_ratio: shape, page, page_size: size } = search
  const allowed = licences.filter(
    (licence) =>
      (search.license === undefined || search.license.split(',').includes(licence)) &&
      (search.license_type ?? '').split(',').every((group) => groups[group]?.includes(licence) ?? true),
  )
  const found = findWorks(works, q).filter(
    (work) => hasShape(work, shape) && allowed.includes(licenceOf(work)),
  )
  return {
    result_count: found.length,
    page_count: Math.ceil(found.length / size),
    page_size: size,
    page,
    results: found.slice((page - 1) * size, page * size).map((work) => told(baseOf(request), work)),
  }
}

function told(base: string, work: Work) {
  const { width, height, subject, author } = work
  const [id, license] = [idOf(work), licenceOf(work)]
  const version = license === 'pdm' || license === 'cc0' ? '1.0' : '4.0'
  const title = `${subject.en[0] ?? ''} ${work.number % 100}`
  return {
    id,
    title,
    creator: author,
    creator_url: `https://www.flickr.com/photos/${author.toLowerCase().replaceAll(' ', '')}`,
    license,
    license_version: version,
    license_url: `https://creativecommons.org/licenses/${license}/${version}/`,
    attribution: `"${title}" by ${author} is licensed under CC ${license.toUpperCase()} ${version}.`,
    url: pictureAddress(base, work, work),
    thumbnail: `${base}/v1/images/${id}/thumb/`,
    foreign_landing_url: `https://www.flickr.com/photos/${author.toLowerCase().replaceAll(' ', '')}/${work.number}`,
    provider: 'flickr',
    source: 'flickr',
    filetype: 'jpg',
    filesize: null,
    height,
    width,
  }
}

function licenceOf({ number }: Work): string {
  return licences[number % licences.length] ?? 'by'
}

function idOf({ number }: Work): string {
  const hex = createHash('sha256').update(`openverse ${number}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function baseOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}/sandbox/openverse`
}

function refuse(reply: FastifyReply, status: number, detail: string): FastifyReply {
  return reply.code(status).send({ detail })
}
