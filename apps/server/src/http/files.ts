import { attachment, BadFileKey, BadRange, type ByteRange } from '@clipmint/integrations'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'

import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'

const Link = z.object({
  expires: z.coerce.number().int(),
  name: z.string().max(300).optional(),
  signature: z.string(),
})

/** Files below it are anyone's, and none is ever another. */
const publicFolder = 'public/'

/** Serves what is anyone's, to be kept for good by browsers and by a CDN in front; from S3 too. */
export function servePublicFiles(app: FastifyInstance, { files }: Pick<Context, 'files'>): void {
  app.get<{ Params: { '*': string } }>(
    `/files/${publicFolder}*`,
    { schema: { hide: true }, compress: false },
    async (request, reply) => {
      const key = `${publicFolder}${request.params['*']}`
      return sendFile(reply, { files, key, range: rangeOf(request.headers.range), keep: keepForGood })
    },
  )
}

/** Serves signed links of the folder store, with ranges, so that players can seek. S3 serves its own links. */
export function serveFiles(app: FastifyInstance, { files }: Pick<Context, 'files'>): void {
  const { checkLink } = files
  if (!checkLink) return
  app.get<{ Params: { '*': string } }>(
    '/files/*',
    { schema: { hide: true }, compress: false },
    async (request, reply) => {
      const key = request.params['*']
      const link = Link.safeParse(request.query)
      if (!link.success || !checkLink(key, link.data)) throw new Failure('FORBIDDEN')
      if (link.data.name) reply.header('content-disposition', attachment(link.data.name))
      return sendFile(reply, { files, key, range: rangeOf(request.headers.range), keep: keepForAnHour })
    },
  )
}

const keepForGood = 'public, max-age=31536000, immutable'
const keepForAnHour = 'private, max-age=3600'

type Sending = Pick<Context, 'files'> & { key: string; range: ByteRange | undefined; keep: string }

async function sendFile(reply: FastifyReply, { files, key, range, keep }: Sending): Promise<FastifyReply> {
  try {
    const file = await files.get(key, range)
    if (!file) throw new Failure('NOT_FOUND')
    reply
      .code(range ? 206 : 200)
      .type(file.contentType)
      .header('accept-ranges', 'bytes')
      .header('content-length', file.end - file.start + 1)
      .header('cache-control', keep)
      // Files come from people: nothing in one may run as a page of ours.
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      // Who has the link may see it wherever they read it: a webmail shows the pictures of a letter on a page of its own.
      .header('cross-origin-resource-policy', 'cross-origin')
    if (range) reply.header('content-range', `bytes ${file.start}-${file.end}/${file.size}`)
    return reply.send(file.stream)
  } catch (error) {
    if (error instanceof BadFileKey) throw new Failure('NOT_FOUND', { cause: error })
    if (!(error instanceof BadRange)) throw error
    return reply.code(416).header('content-range', `bytes */${error.size}`).send()
  }
}

/** One range of bytes; several, or another unit, count as none, which HTTP allows. */
function rangeOf(header: string | undefined): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') return { start: -Number(to) }
  return { start: Number(from), ...(to === '' ? {} : { end: Number(to) }) }
}
