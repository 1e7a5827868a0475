import { Readable } from 'node:stream'

import { attachment } from '@clipmint/integrations'
import { dayInSeoul } from '@clipmint/kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import type { Lang } from '../../../http/handlers.ts'
import { words } from '../../../locales/index.ts'
import { type Cursor, listOnward, type Which } from '../shown/store.ts'
import { byteOrderMark, csvHead, csvLine } from './csv.ts'
import { exportPath, readExportLink } from './link.ts'

const AT_ONCE = 1_000
const Query = z.object({ link: z.string().max(1_000) })

/** Gives all posts as CSV by a link that was made for their owner; in a stream, however many they are. */
export async function serveExport(app: FastifyInstance, ctx: Context): Promise<void> {
  const options = { schema: { hide: true }, config: { rateLimit: {} } }
  app.get(exportPath, options, async (request, reply) => {
    const query = Query.safeParse(request.query)
    const asked = query.success ? readExportLink(ctx, query.data.link) : null
    if (!asked) throw new Failure('FORBIDDEN')
    const { lang, which } = asked
    const name = `${words[lang].export.fileName} ${dayInSeoul(ctx.now())}.csv`
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachment(name))
      .header('cache-control', 'no-store')
      .send(Readable.from(linesOf(ctx, which, lang)))
  })
}

async function* linesOf(ctx: Pick<Context, 'db' | 'now'>, which: Which, lang: Lang): AsyncGenerator<string> {
  yield byteOrderMark + csvHead(lang)
  for (let after: Cursor | null = null; ;) {
    const list: Awaited<ReturnType<typeof listOnward>> = await listOnward(ctx, which, {
      after,
      most: AT_ONCE,
    })
    yield list.map((post) => csvLine(post, lang, ctx.now())).join('')
    after = list.at(-1) ?? null
    if (list.length < AT_ONCE || after === null) return
  }
}
