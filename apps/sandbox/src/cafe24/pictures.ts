import type { FastifyInstance, FastifyReply } from 'fastify'
import sharp from 'sharp'

import type { FaultSwitch } from '../faults.ts'
import { drawMotif } from '../stock/draw/motifs.ts'
import { findMall } from './malls.ts'
import type { Received } from './received.ts'

const sizes: Record<string, number> = { big: 1_000, 'extra/big': 1_000, medium: 500, small: 320, tiny: 160 }
const most = 200
const drawn = new Map<string, Promise<Buffer>>()

/** A shop's file servers: pictures of what it sells, drawn by code, and those that were sent to it. */
export function servePictures(
  app: FastifyInstance,
  { fault, received }: { fault: FaultSwitch; received: Received },
): void {
  app.get<{ Params: { mall: string; '*': string } }>('/cafe24/:mall/web/*', async (request, reply) => {
    if (await fault.play(reply)) return reply
    const { mall, '*': path } = request.params
    const sent = received.get(`/web/${path}`)
    if (sent?.mall === mall) return keep(reply).send(sent.bytes)
    const picture = pictureOf(mall, path)
    return picture ? keep(reply).send(await picture) : reply.code(404).send()
  })
}

function pictureOf(mallId: string, path: string): Promise<Buffer> | null {
  const [, size = '', no, at] = /^product\/([a-z/]+)\/(\d+)-(\d)\.jpg$/.exec(path) ?? []
  const item = findMall(mallId)?.items.find((one) => one.no === Number(no))
  const side = sizes[size]
  if (!item || !side || typeof item.pictures !== 'number' || Number(at) > item.pictures) return null
  const key = `${mallId} ${path}`
  const known = drawn.get(key)
  if (known) return known
  const svg = drawMotif(item.motif, item.no * 10 + Number(at), { width: side, height: side })
  const made = sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer()
  drawn.set(key, made)
  if (drawn.size > most) drawn.delete(drawn.keys().next().value ?? key)
  return made
}

function keep(reply: FastifyReply): FastifyReply {
  return reply.type('image/jpeg').header('cache-control', 'public, max-age=86400')
}
