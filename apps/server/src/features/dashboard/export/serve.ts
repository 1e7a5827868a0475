import { Readable } from 'node:stream'

import { attachment } from '@clipmint/integrations'
import { dayInSeoul } from '@clipmint/kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { words } from '../../../locales/index.ts'
import { findFinishedOf } from '../../projects/index.ts'
import { namedBy } from '../../reservations/index.ts'
import { findLinks } from '../../social-accounts/index.ts'
import { type Cursor, type FoundPost, listOnward, type Which } from '../shown/store.ts'
import { byteOrderMark, csvHead, csvLine, type CsvHow, type NamedPost } from './csv.ts'
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
    const { how, which } = asked
    const name = `${words[how.lang].export.fileName} ${dayInSeoul(ctx.now())}.csv`
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachment(name))
      .header('cache-control', 'no-store')
      .send(Readable.from(linesOf(ctx, which, how)))
  })
}

async function* linesOf(ctx: Pick<Context, 'db' | 'now'>, which: Which, how: CsvHow): AsyncGenerator<string> {
  yield byteOrderMark + csvHead(how)
  for (let after: Cursor | null = null; ;) {
    const list: Awaited<ReturnType<typeof listOnward>> = await listOnward(ctx, which, {
      after,
      most: AT_ONCE,
    })
    const named = await nameAll(ctx, which.accountId, list)
    yield named.map((post) => csvLine(post, how, ctx.now())).join('')
    after = list.at(-1) ?? null
    if (list.length < AT_ONCE || after === null) return
  }
}

/** Posts by the names that the screen shows: a file and the screen tell of the same ones. */
async function nameAll(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  list: readonly FoundPost[],
): Promise<NamedPost[]> {
  const projectIds = [...new Set(list.map(({ projectId }) => projectId))]
  const videos = await findFinishedOf(ctx, accountId, projectIds)
  const links = await findLinks(ctx, accountId, [...new Set(list.map((post) => post.socialAccountId))])
  return list.map((post) => ({
    post,
    title: namedBy(post, videos.get(post.projectId)),
    account: links.get(post.socialAccountId)?.name ?? '',
  }))
}
