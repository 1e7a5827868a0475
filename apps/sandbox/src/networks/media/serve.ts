import { createReadStream } from 'node:fs'

import type { FastifyInstance } from 'fastify'

import type { Shelf } from './shelf.ts'

/** What was sent, as a browser plays it: whole, or the part of it that it asks for. */
export function serveMedia(app: FastifyInstance, shelf: Shelf): void {
  app.get<{ Params: { name: string } }>('/networks/media/:name', async (request, reply) => {
    const media = shelf.find(request.params.name.replace(/\.\w+$/, ''))
    if (!media) return reply.callNotFound()
    const type =
      media.facts === null ? 'image/jpeg' : media.facts.container === 'matroska' ? 'video/webm' : 'video/mp4'
    reply.type(type).header('accept-ranges', 'bytes')
    const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    if (from === '') return reply.header('content-length', media.bytes).send(createReadStream(media.path))
    const start = Number(from)
    const end = Math.min(to === '' ? Infinity : Number(to), media.bytes - 1)
    if (start > end) return reply.code(416).header('content-range', `bytes */${media.bytes}`).send()
    return reply
      .code(206)
      .headers({ 'content-range': `bytes ${start}-${end}/${media.bytes}`, 'content-length': end - start + 1 })
      .send(createReadStream(media.path, { start, end }))
  })
}
