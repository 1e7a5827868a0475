import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'

import { clipOf } from './clip.ts'
import type { Work } from './library.ts'
import { pictureOf, within } from './picture.ts'

const Asked = z.object({
  number: z.coerce.number().int(),
  width: z.coerce.number().int().min(16).max(4_500),
  height: z.coerce.number().int().min(16).max(4_500),
})
const Box = z.object({ w: z.coerce.number().optional(), h: z.coerce.number().optional() })

/** A provider's file servers: pictures in any size within `?w&h`, clips in the sizes that there are. */
export function serveMedia(app: FastifyInstance, provider: string, works: readonly Work[]): void {
  app.get(`/${provider}/files/:number/:width/:height/picture.jpg`, async (request, reply) => {
    const asked = Asked.safeParse(request.params)
    const work = asked.success ? works.find(({ number }) => number === asked.data.number) : undefined
    if (!asked.success || !work) return reply.code(404).send()
    const { w = asked.data.width, h = asked.data.height } = Box.parse(request.query)
    return keep(reply, 'image/jpeg').send(await pictureOf(work, within(asked.data, { width: w, height: h })))
  })
  app.get(`/${provider}/files/:number/:width/:height/clip.mp4`, async (request, reply) => {
    const asked = Asked.safeParse(request.params)
    const work = works.find(({ number, kind }) => kind === 'video' && number === asked.data?.number)
    const isSize = work && asked.data && clipSizes(work).some(({ width }) => width === asked.data.width)
    if (!isSize || !asked.data) return reply.code(404).send()
    const { width, height } = asked.data
    return keep(reply, 'video/mp4').send(await clipOf(work, { width, height }))
  })
}

/** Where a work's picture of a size is. */
export function pictureAddress(base: string, work: Work, box: { width: number; height: number }): string {
  const { width, height } = within(work, box)
  return `${base}/files/${work.number}/${width}/${height}/picture.jpg`
}

export function clipAddress(base: string, work: Work, size: { width: number; height: number }): string {
  return `${base}/files/${work.number}/${size.width}/${size.height}/clip.mp4`
}

/** The sizes a clip comes in, the largest first. */
export function clipSizes({ width, height }: Work): { width: number; height: number }[] {
  return [1, 2 / 3, 1 / 3].map((scale) => ({
    width: Math.round((width * scale) / 2) * 2,
    height: Math.round((height * scale) / 2) * 2,
  }))
}

function keep(reply: FastifyReply, type: string): FastifyReply {
  return reply.type(type).header('cache-control', 'public, max-age=86400')
}
