import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

import { can, limits, type RightsWording } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { emptyFolder } from '../../file-folder.ts'
import type { MediaRunner } from '../../media/media.ts'
import type { InspectedFile } from '../../media/task.ts'
import { getAccount, holdAccount } from '../account/index.ts'
import { askForCut } from './cutout/commands.ts'
import { inspectUpload, UploadRefused } from './inspect.ts'
import { cleanFilename, isTelling } from './rules.ts'
import { spool } from './spool.ts'
import {
  type AssetPurpose,
  deleteAssets,
  findAlike,
  findCopy,
  insertAsset,
  measureUse,
  type Origin,
  type StoredAsset,
} from './store.ts'

type Door = Pick<
  Context,
  'db' | 'withTx' | 'now' | 'newId' | 'jobs' | 'files' | 'media' | 'settings' | 'log' | 'outside'
>

/**
 * `rights`: by which wording the owner said that it is theirs to use; music needs one. `leastSide`: how many pixels the
 * shorter side has at least, of pictures that nobody chose. `media`: what looks at it with others that come with it.
 */
export type Upload = {
  filename: string
  stream: Readable
  origin?: Origin
  rights?: RightsWording | undefined
  leastSide?: number
  media?: MediaRunner
}

/** How much of the storage an owner has used, in bytes. */
export async function measureSpace(ctx: Pick<Context, 'db'>, accountId: string) {
  const [{ planType }, use] = await Promise.all([getAccount(ctx, accountId), measureUse(ctx, accountId)])
  return { ...use, total: can({ planType }, { do: 'store', has: use.bytes, bytes: 0 }).most }
}

/**
 * Takes one file: to a temporary folder, looked at there by a process of its own, then to the store. Throws INVALID
 * FILE TYPE, EXCEED REMAINING SPACE, ASSETS_RIGHTS_NEEDED or, for whatever else goes wrong, INTERNAL SERVER ERROR;
 * nothing is kept then.
 */
export async function storeUpload(
  ctx: Door,
  accountId: string,
  upload: Upload,
  purpose: AssetPurpose,
): Promise<StoredAsset> {
  const id = ctx.newId()
  const folder = join(ctx.settings.tempFolder, `upload-${id}`)
  await mkdir(folder, { recursive: true })
  try {
    const { bytes, total } = await measureSpace(ctx, accountId)
    const path = join(folder, 'upload')
    await spool(
      upload.stream,
      path,
      Math.min(purpose === 'logo' ? limits.logoBytes : limits.videoBytes, total - bytes),
    )
    const { filename, origin = null, rights, leastSide = 0, media = ctx.media } = upload
    const inspected = await inspectUpload(media, { path, folder, filename, purpose })
    if (inspected.facts.type === 'audio' && rights === undefined)
      throw new Failure('ASSETS_RIGHTS_NEEDED', { field: 'rights' })
    if (isSmaller(inspected.facts, leastSide)) throw new UploadRefused('small')
    return await record(ctx, await keep(ctx, { accountId, id, purpose, filename, origin, rights }, inspected))
  } catch (error) {
    // The specification has a word of its own for a fault at uploading.
    throw error instanceof Failure ? error : new Failure('INTERNAL SERVER ERROR', { cause: error })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function isSmaller({ width, height }: InspectedFile['facts'], leastSide: number): boolean {
  return width !== null && height !== null && Math.min(width, height) < leastSide
}

type Naming = Pick<StoredAsset, 'accountId' | 'id' | 'purpose' | 'origin'> &
  Pick<Upload, 'filename' | 'rights'>

/** Puts what was made of the upload on the store. */
async function keep(ctx: Door, naming: Naming, inspected: InspectedFile): Promise<StoredAsset> {
  const { accountId, id, purpose, filename, origin, rights } = naming
  const base = `accounts/${accountId}/assets/${id}`
  const { outputs, facts } = inspected
  const written: { key: string; size: number }[] = []
  const put = async (name: string, file: { path: string; ending: string; contentType: string }) => {
    const key = `${base}/${name}.${file.ending}`
    written.push({ key, size: (await stat(file.path)).size })
    await ctx.files.put(key, createReadStream(file.path), { contentType: file.contentType })
    return key
  }
  const putAll = async () => ({
    file: await put('file', outputs.file),
    preview: outputs.preview ? await put('preview', outputs.preview) : null,
    poster: await put('poster', outputs.poster),
    thumbnail: await put('thumbnail', outputs.thumbnail),
  })
  const keys = await putAll().catch(async (error: unknown) => {
    await discard(
      ctx,
      written.map(({ key }) => key),
    )
    throw error
  })
  return {
    ...facts,
    id,
    accountId,
    purpose,
    origin,
    status: facts.type === 'video' ? 'preparing' : 'ready',
    originalName: cleanFilename(filename),
    size: written.reduce((sum, { size }) => sum + size, 0),
    duplicateOf: null,
    cutout: null,
    keys,
    rights: facts.type === 'audio' && rights !== undefined ? { wording: rights, at: ctx.now() } : null,
    createdAt: ctx.now(),
  }
}

/**
 * Makes the file the owner's, unless other uploads took the space meanwhile. Gives the file that is kept: of free stock
 * that was copied twice at once, the first.
 */
async function record(ctx: Door, asset: StoredAsset): Promise<StoredAsset> {
  try {
    const first = await ctx.withTx(async () => {
      const { planType } = await holdAccount(ctx, asset.accountId)
      const copy = asset.origin && (await findCopy(ctx, asset.accountId, asset.origin.stockKey))
      if (copy) return copy
      const { bytes } = await measureUse(ctx, asset.accountId)
      if (!can({ planType }, { do: 'store', has: bytes, bytes: asset.size }).ok)
        throw new Failure('EXCEED REMAINING SPACE')
      const kept = await withLikeness(ctx, asset)
      await insertAsset(ctx, kept)
      await askForCut(ctx, kept)
      if (asset.type === 'video') {
        await ctx.jobs.send('assets.prepare', { accountId: asset.accountId, assetId: asset.id })
      }
      return kept
    })
    if (first.id !== asset.id) await discard(ctx, keysOf(asset))
    return first
  } catch (error) {
    await discard(ctx, keysOf(asset))
    throw error
  }
}

/** The file with the one that it looks like, if there is one. Only what an owner sees in the storage is compared. */
export async function withLikeness(ctx: Pick<Context, 'db'>, asset: StoredAsset): Promise<StoredAsset> {
  const fingerprint = asset.look?.fingerprint ?? ''
  if (asset.purpose !== 'library' || !isTelling(fingerprint)) return asset
  return { ...asset, duplicateOf: await findAlike(ctx, { ...asset, fingerprint }) }
}

/** Deletes what came of an upload that failed. What cannot be deleted is logged: the upload's own fault goes on. */
async function discard(
  { files, log }: Pick<Context, 'files' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  const left = await Promise.allSettled(keys.map((key) => files.delete(key)))
  const faults = left.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (faults.length > 0) log.error({ err: faults[0], keys }, 'files of a failed upload stay in the store')
}

/** Deletes what the store holds of a file. */
export async function removeFiles({ files }: Pick<Context, 'files'>, asset: StoredAsset): Promise<void> {
  await Promise.all(keysOf(asset).map((key) => files.delete(key)))
}

/** Deletes the files of an owner who has left, and what is known of them. */
export async function forget(ctx: Pick<Context, 'db' | 'files'>, accountId: string): Promise<void> {
  // The files first: if it fails on the way, the rows still say that there is something to delete.
  await emptyFolder(ctx, `accounts/${accountId}/assets`)
  await deleteAssets(ctx, accountId)
}

function keysOf({ keys, cutout }: StoredAsset): string[] {
  const cut = [cutout?.base, cutout?.touched].flatMap((file) => file?.key ?? [])
  return [...Object.values(keys).filter((key) => key !== null), ...cut]
}
