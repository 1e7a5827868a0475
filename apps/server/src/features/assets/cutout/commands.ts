import { createReadStream } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { CutoutReason, CutoutStroke } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import type { CutMade, MadeFile } from '../../../media/task.ts'
import { findAssets, type StoredAsset } from '../store.ts'
import { setCutout } from './store.ts'
import { statusOf, type StoredCutout, untouched } from './stored.ts'

type Door = Pick<
  Context,
  'db' | 'withTx' | 'files' | 'media' | 'settings' | 'newId' | 'events' | 'jobs' | 'log' | 'outside'
>

/** Longer than the largest picture takes on a busy machine. */
const cutMs = 120_000
const touchMs = 30_000
/** Replaced files stay this long, for videos in the making. */
const keepSeconds = 2 * 86_400

/**
 * Has the thing in a picture cut out, where there is hope: its ground is plain, or a model can be asked. Inside the
 * caller's transaction.
 */
export async function askForCut(
  { jobs, outside }: Pick<Context, 'jobs' | 'outside'>,
  { accountId, id, type, purpose, look, cutout }: StoredAsset,
): Promise<void> {
  if (type !== 'image' || purpose !== 'library' || cutout !== null) return
  if (look?.groundColor === null && !outside.segmentation) return
  await jobs.send('assets.cutout', { accountId, assetId: id })
}

/** Cuts the thing out of a picture and notes what came of it, unless that is done already. */
export async function cutOut(
  ctx: Door,
  key: Pick<StoredAsset, 'accountId' | 'id'>,
  signal: AbortSignal,
): Promise<void> {
  const [asset] = await findAssets(ctx, key.accountId, [key.id])
  if (!asset || asset.type !== 'image' || asset.cutout !== null) return
  await inFolder(ctx, async (folder) => {
    const path = await ctx.files.localPath(asset.keys.file, folder)
    const { cut, reason } = await bestCut(ctx, { path, folder }, signal)
    const file = fileOf(cut)
    const base = file && (await put(ctx, asset, file, 'cutout'))
    const to = untouched({ status: cut.as === 'refused' ? 'refused' : 'made', reason, base })
    await settle(ctx, asset, to)
  })
}

/** What is kept of a cut: one that was refused is where its owner begins by hand. */
function fileOf(cut: CutMade): MadeFile | null {
  if (cut.as === 'refused') return cut.guess
  return cut.as === 'made' ? cut.file : null
}

type Place = { path: string; folder: string }

/** The cut by the picture's ground; where that will not do, by a model, if the operator has one. */
async function bestCut(
  ctx: Door,
  place: Place,
  signal: AbortSignal,
): Promise<{ cut: CutMade; reason: CutoutReason | null }> {
  const cut = await cutBy(ctx, place, { mask: null, signal })
  if (cut.as !== 'refused') return { cut, reason: cut.as === 'see-through' ? 'see-through' : null }
  const mask = await askModel(ctx, place, signal)
  const found = mask === null ? cut : await cutBy(ctx, place, { mask, signal })
  if (found.as === 'made') return { cut: found, reason: 'model' }
  // A mask knows better where the thing is, also where its outline does not hold.
  return { cut: fileOf(found) === null ? cut : found, reason: cut.fault }
}

async function cutBy(
  { media }: Pick<Context, 'media'>,
  { path, folder }: Place,
  { mask, signal }: { mask: string | null; signal: AbortSignal },
): Promise<CutMade> {
  const answer = await media.run({ kind: 'cutout', path, folder, mask }, { timeoutMs: cutMs, signal })
  signal.throwIfAborted()
  return answer.kind === 'cut' ? answer.cut : { as: 'refused', fault: 'unclear', guess: null }
}

/** Where a model's mask of the picture lies; null without a model, and when it has none or does not answer well. */
async function askModel(
  { outside, log }: Pick<Context, 'outside' | 'log'>,
  { path, folder }: Place,
  signal: AbortSignal,
): Promise<string | null> {
  if (!outside.segmentation) return null
  const outcome = await outside.segmentation.segment(await readFile(path), signal)
  if (outcome.status === 'refused')
    log.warn({ reason: outcome.reason }, 'the segmentation model refuses a picture')
  if (outcome.status !== 'found') return null
  const mask = join(folder, 'mask.png')
  await writeFile(mask, outcome.mask)
  return mask
}

/**
 * Switches a picture's cut-out off or on, and touches it up; one that was refused stands by its owner's strokes alone.
 * Throws ASSETS_NOT_FOUND or ASSETS_NO_CUTOUT.
 */
export async function changeCutout(
  ctx: Door,
  key: Pick<StoredAsset, 'accountId' | 'id'>,
  { on, strokes }: { on?: boolean | undefined; strokes?: readonly CutoutStroke[] | undefined },
): Promise<StoredAsset> {
  const { asset, cutout } = await cutAsset(ctx, key)
  if (cutout.status === 'refused' && !strokes) throw new Failure('ASSETS_NO_CUTOUT')
  const touched = strokes ? await touch(ctx, { asset, cutout }, strokes) : cutout.touched
  const status = statusOf(cutout, { on, isTouched: touched !== null })
  const to = { ...cutout, status, touched, strokes: strokes ? [...strokes] : cutout.strokes }
  await settle(ctx, asset, to)
  return { ...asset, cutout: to }
}

/** A living picture with the cut-out that was tried of it. */
export async function cutAsset(
  ctx: Pick<Context, 'db'>,
  { accountId, id }: Pick<StoredAsset, 'accountId' | 'id'>,
): Promise<{ asset: StoredAsset; cutout: StoredCutout }> {
  const [asset] = await findAssets(ctx, accountId, [id])
  if (!asset) throw new Failure('ASSETS_NOT_FOUND')
  if (!asset.cutout) throw new Failure('ASSETS_NO_CUTOUT')
  return { asset, cutout: asset.cutout }
}

async function touch(
  ctx: Door,
  { asset, cutout }: { asset: StoredAsset; cutout: StoredCutout },
  strokes: readonly CutoutStroke[],
): Promise<StoredCutout['touched']> {
  if (strokes.length === 0) return null
  return inFolder(ctx, async (folder) => {
    const path = await ctx.files.localPath(asset.keys.file, folder)
    const cut = cutout.base ? await ctx.files.localPath(cutout.base.key, folder) : path
    const answer = await ctx.media.run({ kind: 'touch', path, cut, folder, strokes }, { timeoutMs: touchMs })
    if (answer.kind !== 'made') throw new Error('The cut-out could not be touched up.')
    return put(ctx, asset, answer.file, `cutout-${ctx.newId()}`)
  })
}

async function put(
  { files }: Pick<Context, 'files'>,
  { accountId, id }: Pick<StoredAsset, 'accountId' | 'id'>,
  { path, ending, contentType }: MadeFile,
  name: string,
): Promise<{ key: string; size: number }> {
  const key = `accounts/${accountId}/assets/${id}/${name}.${ending}`
  const { size } = await stat(path)
  await files.put(key, createReadStream(path), { contentType })
  return { key, size }
}

/** Notes how the cut-out stands now and tells the owner's screens; what it took the place of goes later. */
async function settle(ctx: Door, asset: StoredAsset, to: StoredCutout): Promise<void> {
  const { accountId, id, cutout: from } = asset
  const isSet = await ctx.withTx(async () => {
    if (!(await setCutout(ctx, asset, { from, to }))) return false
    const gone = from?.touched && from.touched.key !== to.touched?.key ? [from.touched.key] : []
    if (gone.length > 0)
      await ctx.jobs.send('assets.dropFiles', { keys: gone }, { after: { seconds: keepSeconds } })
    await ctx.events.publish(accountId, { kind: 'asset', id, data: { cutout: to.status } })
    return true
  })
  if (isSet) return
  // Somebody else was quicker, or the picture is gone: what was made for it has no place.
  const made = [to.touched, from === null ? to.base : null]
  const stray = made.flatMap((file) => (file && file.key !== from?.touched?.key ? [file.key] : []))
  await Promise.all(stray.map((key) => ctx.files.delete(key)))
  if (from !== null) throw new Failure('ASSETS_NOT_FOUND')
}

async function inFolder<Result>(
  { settings, newId }: Pick<Context, 'settings' | 'newId'>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(settings.tempFolder, `cutout-${newId()}`)
  await mkdir(folder, { recursive: true })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
