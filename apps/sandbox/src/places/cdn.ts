import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyInstance, FastifyReply } from 'fastify'
import sharp from 'sharp'

import { seedOf } from '../stock/chance.ts'
import { clipOf } from '../stock/clip.ts'
import { drawMotif } from '../stock/draw/motifs.ts'
import { worksOf } from '../stock/library.ts'
import { type Shop, shopOf } from './shops.ts'

const imageHosts = [
  'ldb-phinf.pstatic.net',
  'pup-review-phinf.pstatic.net',
  'search.pstatic.net',
  't1.kakaocdn.net',
]
const videoHost = 'video-phinf.pstatic.net'
const slowMs = 20_000
const hugeBytes = 30 * 1024 ** 2

/** The file servers of the maps: pictures that are drawn here, and those that are wrong. */
export function serveCdn(app: FastifyInstance): void {
  for (const host of imageHosts) {
    app.get<{ Params: { shop: string; name: string } }>(
      `/places/${host}/sandbox/:shop/:name`,
      async (request, reply) => {
        const { shop: id, name } = request.params
        const shop = shopOf(id)
        if (!shop) return reply.code(404).send()
        return (await serveBad(name, reply)) ?? reply.type('image/jpeg').send(await draw(shop, name))
      },
    )
  }
  app.get(`/places/${videoHost}/sandbox/:shop/:name`, async (_request, reply) => {
    const work = worksOf('places', 'video')[0]
    if (!work) return reply.code(404).send()
    return reply.type('video/mp4').send(await clipOf({ ...work, seconds: 3 }, { width: 360, height: 640 }))
  })
}

export const pictureUrl = (shop: Shop, name: string, host = imageHosts[0]): string =>
  `https://${host}/sandbox/${shop.id}/${name}.jpg`
export const videoUrl = (shop: Shop, name: string): string =>
  `https://${videoHost}/sandbox/${shop.id}/${name}.mp4`

/** The pictures of a shop; one with bad pictures has those first. */
export function photosOf(shop: Shop, host?: string): string[] {
  const bad = shop.hasBadPictures ? ['bad-mime', 'bad-content', 'bad-huge', 'bad-missing', 'bad-slow'] : []
  const good = Array.from({ length: shop.photos }, (_, at) => `photo-${at + 1}`)
  return [...bad, ...good].map((name) => pictureUrl(shop, name, host))
}

async function serveBad(name: string, reply: FastifyReply): Promise<FastifyReply | null> {
  switch (name) {
    case 'bad-mime.jpg':
      return reply.type('text/html').send('<!doctype html><title>점검 중</title>')
    case 'bad-content.jpg':
      return reply.type('image/jpeg').send('<script>alert(1)</script>')
    case 'bad-huge.jpg':
      return reply.type('image/jpeg').send(Buffer.alloc(hugeBytes, 0xff))
    case 'bad-missing.jpg':
      return reply.code(404).send()
    case 'bad-slow.jpg':
      await sleep(slowMs)
      return reply.code(504).send()
    default:
      return null
  }
}

function draw(shop: Shop, name: string): Promise<Buffer> {
  const seed = seedOf(`${shop.id} ${name}`)
  const [short, long] = shop.isSmall ? [540, 720] : [1_080, 1_440]
  const size = seed % 3 === 0 ? { width: long, height: short } : { width: short, height: long }
  const motif = name.startsWith('menu')
    ? shop.motifs[0]
    : (shop.motifs[seed % shop.motifs.length] ?? shop.motifs[0])
  return sharp(Buffer.from(drawMotif(motif, seed, size)))
    .jpeg({ quality: 84 })
    .toBuffer()
}
