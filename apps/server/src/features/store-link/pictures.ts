import { buffer } from 'node:stream/consumers'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { findStill } from '../projects/index.ts'
import { type Door as AccessDoor, linkOf, withShop } from './access.ts'
import { isPicture } from './picture-kind.ts'
import { cafe24Of, failureOf } from './platform.ts'

type Door = AccessDoor & Pick<Context, 'files'>
type Picture = { image: string } | { video: string }

/** Sends pictures to an owner's shop and says where they lie there; throws only when none came to it. */
export async function sendPictures(
  ctx: Door,
  accountId: string,
  pictures: readonly Picture[],
): Promise<{ path: string | null }[]> {
  await linkOf(ctx, accountId)
  const bytes: Uint8Array[] = []
  for (const [at, picture] of pictures.entries()) {
    if ('image' in picture) {
      const one = Buffer.from(picture.image, 'base64')
      if (!isPicture(one)) throw new Failure('INVALID FILE TYPE', { field: `requests.${at}.image` })
      bytes.push(one)
    } else {
      const one = await stillOf(ctx, accountId, picture.video)
      if (!one) throw new Failure('PROJECTS_NOT_FOUND', { field: `requests.${at}.video` })
      bytes.push(one)
    }
  }
  const paths = await withShop(ctx, accountId, async (access) => {
    const sent = await cafe24Of(ctx).sendPictures(access, bytes)
    // What came to the shop has come, whatever stopped the rest.
    if (sent.stoppedBy === null || sent.paths.some((path) => path !== null)) {
      if (sent.stoppedBy)
        ctx.log.warn({ err: failureOf(ctx, sent.stoppedBy) }, 'a shop took some pictures only')
      return { status: 'ok', value: sent.paths }
    }
    return sent.stoppedBy
  })
  return paths.map((path) => ({ path }))
}

async function stillOf(ctx: Door, accountId: string, projectId: string): Promise<Buffer | null> {
  const key = await findStill(ctx, accountId, projectId)
  const file = key === null ? null : await ctx.files.get(key)
  return file && buffer(file.stream)
}
