import { limits } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import type { UploadedFile } from '../../http/handlers.ts'
import { findAssets, type StoredAsset, storeUpload } from '../assets/index.ts'
import { findMediaSlot } from '../projects/index.ts'
import { addFile, findLink, givePlaceBack, insertLink, type PhoneLink, takePlace } from './store.ts'
import { readToken, writeToken } from './token.ts'

/** A link for one slot of one of the owner's projects, and the token that opens it. */
export async function startLink(
  ctx: Context,
  accountId: string,
  place: { projectId: string; slotId: string },
): Promise<{ link: PhoneLink; token: string }> {
  await findMediaSlot(ctx, accountId, place)
  const expiresAt = new Date(ctx.now().getTime() + limits.phoneLinkSeconds * 1_000)
  const link = { ...place, accountId, id: ctx.newId(), taken: 0, assetIds: [], expiresAt }
  await insertLink(ctx, link)
  return { link, token: writeToken(ctx, link) }
}

/** The link that a token opens; whatever is wrong with the token, it is the same failure. */
export async function openLink(ctx: Context, token: string): Promise<PhoneLink> {
  const key = readToken(ctx, token)
  const link = key && (await findLink(ctx, key))
  if (!link) throw new Failure('PHONE_UPLOADS_ENDED')
  return link
}

/** The files that came by a link of the owner's, and whether more may come. */
export async function filesOf(
  ctx: Context,
  key: Pick<PhoneLink, 'accountId' | 'id'>,
): Promise<{ files: StoredAsset[]; isOpen: boolean }> {
  const link = await findLink(ctx, key)
  if (!link) throw new Failure('PHONE_UPLOADS_ENDED')
  const files = await findAssets(ctx, link.accountId, link.assetIds)
  const inOrder = link.assetIds.flatMap((id) => files.find((file) => file.id === id) ?? [])
  return { files: inOrder, isOpen: leftOf(link) > 0 }
}

/**
 * Takes a file from the phone into the storage of the link's owner, and tells the owner's open screens. Gives how many
 * more may come; a link that ended meanwhile keeps the file that was on its way.
 */
export async function takeFile(
  ctx: Context,
  token: string,
  files: AsyncIterable<UploadedFile>,
): Promise<number> {
  const link = await openLink(ctx, token)
  if (!(await takePlace(ctx, link, limits.phoneLinkFiles))) {
    throw new Failure('PHONE_UPLOADS_FULL', { values: { most: limits.phoneLinkFiles } })
  }
  try {
    const asset = await storeUpload(ctx, link.accountId, await onlyFile(files), 'library')
    await ctx.withTx(async () => {
      await addFile(ctx, link, asset.id)
      await ctx.events.publish(link.accountId, { kind: 'phone-upload', id: link.id })
    })
  } catch (error) {
    await givePlaceBack(ctx, link)
    throw error
  }
  const now = await findLink(ctx, link)
  return now ? leftOf(now) : 0
}

export function leftOf({ taken }: Pick<PhoneLink, 'taken'>): number {
  return Math.max(0, limits.phoneLinkFiles - taken)
}

async function onlyFile(files: AsyncIterable<UploadedFile>): Promise<UploadedFile> {
  for await (const file of files) {
    if (file.field === 'file') return file
    file.stream.resume()
  }
  throw new Failure('INVALID_INPUT', { field: 'file' })
}
