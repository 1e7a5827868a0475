import type { FastifyInstance, FastifyReply } from 'fastify'
import sharp from 'sharp'

import { escape, framed, html } from '../page/html.ts'
import { type Lang, langOf, type Words } from '../page/words.ts'
import type { StandIn } from '../stand-in.ts'
import { seedOf } from '../stock/chance.ts'
import { drawMotif } from '../stock/draw/motifs.ts'
import { type Good, goods, linkOf, strays } from './goods.ts'

const words: Record<'title' | 'lead', Words> = {
  title: { ko: '연습용 쇼핑몰', en: 'Practice shops' },
  lead: {
    ko: '모두 지어낸 상품이에요. 링크를 복사해서 첫 화면에 붙여 넣어 보세요.',
    en: 'All of these products are made up. Copy a link and paste it on the first page.',
  },
}
const hugeBytes = 4_000_000

/** Shops' own sites: pages of products as search engines read them, and pages that are none. */
export function createShops(): StandIn {
  return {
    id: 'shops',
    title: words.title,
    about: {
      ko: '상품 링크를 읽을 때 대신 열려요.',
      en: 'Opens in place of shops when a product link is read.',
    },
    page: 'shops',
    serve(app, fault) {
      app.get('/shops', async (request, reply) => html(reply, listPage(langOf(request))))
      for (const good of goods) {
        app.get(`/shops/${good.host}${good.path}`, async (_request, reply) => {
          if (await fault.play(reply)) return reply
          return html(reply, productPage(good))
        })
        servePictures(app, good)
      }
      serveStrays(app)
    },
  }
}

function servePictures(app: FastifyInstance, good: Good): void {
  for (let at = 1; at <= good.pictures; at += 1) {
    app.get(`/shops/${good.host}${picturePath(good, at)}`, async (_request, reply) =>
      reply.type('image/jpeg').send(await draw(good, at)),
    )
  }
}

function draw(good: Good, at: number): Promise<Buffer> {
  const size = at % 2 === 0 ? { width: 1_440, height: 1_080 } : { width: 1_200, height: 1_200 }
  return sharp(Buffer.from(drawMotif(good.motif, seedOf(`${good.path} ${at}`), size)))
    .jpeg({ quality: 84 })
    .toBuffer()
}

function serveStrays(app: FastifyInstance): void {
  const [good] = goods
  const host = good?.host ?? ''
  const at = (path: string, answer: (reply: FastifyReply) => unknown) =>
    app.get(`/shops/${host}${path}`, async (_request, reply) => answer(reply))
  at(strays.about, (reply) => html(reply, '<!doctype html><title>하루</title><h1>하루 이야기</h1>'))
  at(strays.moved, (reply) => reply.redirect(good?.path ?? '/', 301))
  at(strays.inside, (reply) => reply.redirect('https://127.0.0.1/products/pear-tea', 302))
  at(strays.round, (reply) => reply.redirect(strays.round, 302))
  at(strays.huge, (reply) => html(reply, `<!doctype html><title>${'가'.repeat(hugeBytes)}</title>`))
}

const picturePath = ({ path }: Good, at: number): string => `${path}/${at}.jpg`

function productPage(good: Good): string {
  const { host, lang, name, description, price, currency, pictures } = good
  const images = Array.from(
    { length: pictures },
    (_, index) => `https://${host}${picturePath(good, index + 1)}`,
  )
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'BreadcrumbList', itemListElement: [] },
      {
        '@type': 'Product',
        name,
        description,
        image: images,
        offers: { '@type': 'Offer', price, priceCurrency: currency },
      },
    ],
  }
  const marks =
    good.told === 'json-ld'
      ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
      : [
          ['og:type', 'product'],
          ['og:title', name],
          ['og:description', description],
          ['product:price:amount', price],
          ['product:price:currency', currency],
          ...images.map((image) => ['og:image', image]),
        ]
          .map(
            ([property = '', content = '']) => `<meta property="${property}" content="${escape(content)}">`,
          )
          .join('')
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escape(name)}</title>${marks}</head><body><h1>${escape(name)}</h1></body></html>`
}

function listPage(lang: Lang): string {
  const cards = goods.map(
    (good) =>
      `<li class="card"><h2>${escape(good.name)}</h2><p class="text"><code>${escape(linkOf(good))}</code></p></li>`,
  )
  const body = `<div class="bar"><div><h1>${words.title[lang]}</h1><p class="lead">${words.lead[lang]}</p></div></div><ul class="list">${cards.join('')}</ul>`
  return framed({ title: words.title[lang], lang, path: '/sandbox/shops', body })
}
