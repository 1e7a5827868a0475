import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/define.ts'
import type { Look } from '../../media/look/look.ts'
import { withLikeness, removeFiles } from './commands.ts'
import { askForCut, cutOut } from './cutout/commands.ts'
import { forgetDeleted, listDeleted } from './deleting/store.ts'
import { endPreparing, findAssets, listUnseen, setLook, type StoredAsset } from './store.ts'

/** Deleted files stay this long for videos in the making, and longer with videos that show them; then they go. */
const keepDeletedMs = 24 * 3_600_000
/** As many as are surely looked at before the next turn. */
const lookAtOnce = 200

export const assetJobs = {
  /** Makes a clip's copy for the screen. */
  prepare: defineJob({
    payload: z.object({ accountId: z.uuid(), assetId: z.uuid() }),
    retries: 2,
    timeoutSeconds: 300,
    run: async (ctx, { accountId, assetId }, { signal }) => {
      const [asset] = await findAssets(ctx, accountId, [assetId])
      if (!asset || asset.status !== 'preparing') return { done: true }
      const made = await prepare(ctx, asset, signal)
      if ('refused' in made) return { gaveUp: made.refused }
      await settle(ctx, asset, { status: 'ready', previewKey: made.key, size: asset.size + made.size })
      return { done: true }
    },
    // Its owner is not left waiting: the clip stays in their list, marked, until they delete it.
    lost: async (ctx, { accountId, assetId }) => {
      const [asset] = await findAssets(ctx, accountId, [assetId])
      if (!asset || asset.status !== 'preparing') return
      await ctx.files.delete(previewKey(asset))
      await settle(ctx, asset, { status: 'failed' })
    },
  }),

  /** Cuts the thing in a picture out of its ground. */
  cutout: defineJob({
    payload: z.object({ accountId: z.uuid(), assetId: z.uuid() }),
    retries: 2,
    timeoutSeconds: 280,
    run: async (ctx, { accountId, assetId }, { signal }) => {
      await cutOut(ctx, { accountId, id: assetId }, signal)
      return { done: true }
    },
  }),

  /** Removes files that others took the place of. */
  dropFiles: defineJob({
    payload: z.object({ keys: z.array(z.string()) }),
    retries: 5,
    run: async (ctx, { keys }) => {
      await Promise.all(keys.map((key) => ctx.files.delete(key)))
      return { done: true }
    },
  }),

  /** Looks at files that were taken before all were looked at, some at a time. */
  look: defineJob({
    payload: z.object({}),
    every: '*/5 * * * *',
    timeoutSeconds: 280,
    run: async (ctx, _payload, { signal }) => {
      for (const asset of await listUnseen(ctx, lookAtOnce)) {
        signal.throwIfAborted()
        const look = await lookAgain(ctx, asset, signal)
        const { duplicateOf } = await withLikeness(ctx, { ...asset, look })
        await setLook(ctx, asset, { look, duplicateOf })
        await askForCut(ctx, { ...asset, look })
      }
      return { done: true }
    },
  }),

  /** Removes what was deleted a day ago and no video shows. */
  sweep: defineJob({
    payload: z.object({}),
    every: '17 * * * *',
    run: async (ctx) => {
      const before = new Date(ctx.now().getTime() - keepDeletedMs)
      for (const asset of await listDeleted(ctx, before, 200))
        // The row first: who takes a logo back now waits and finds it gone. It stays for the next sweep when files do.
        await ctx.withTx(async () => {
          if (await forgetDeleted(ctx, asset, before)) await removeFiles(ctx, asset)
        })
      return { done: true }
    },
  }),
}

/** What the still of a kept file looks like; nothing to judge by where it cannot be opened any more. */
async function lookAgain(
  ctx: Pick<Context, 'files' | 'media' | 'settings' | 'newId' | 'log'>,
  asset: StoredAsset,
  signal: AbortSignal,
): Promise<Look> {
  const folder = join(ctx.settings.tempFolder, `look-${ctx.newId()}`)
  await mkdir(folder, { recursive: true })
  try {
    const path = await ctx.files.localPath(asset.keys.poster, folder)
    const answer = await ctx.media.run({ kind: 'look', path }, { timeoutMs: 20_000, signal })
    signal.throwIfAborted()
    return answer.kind === 'looked' ? answer.look : nothingSeen
  } catch (error) {
    signal.throwIfAborted()
    ctx.log.warn({ err: error, asset: asset.id }, 'a kept still cannot be looked at')
    return nothingSeen
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const nothingSeen: Look = {
  sharpness: null,
  brightness: 0.5,
  fingerprint: '0'.repeat(64),
  words: 0,
  lights: 1,
  blown: 0,
  plain: 0,
  groundColor: null,
}

type Key = Pick<StoredAsset, 'accountId' | 'id'>

/** Ends the preparing and tells the owner's screens, unless it had ended. */
async function settle(
  ctx: Pick<Context, 'db' | 'withTx' | 'events'>,
  { accountId, id }: Key,
  ending: Parameters<typeof endPreparing>[2],
): Promise<void> {
  await ctx.withTx(async () => {
    if (!(await endPreparing(ctx, { accountId, id }, ending))) return
    await ctx.events.publish(accountId, { kind: 'asset', id, data: { status: ending.status } })
  })
}

function previewKey({ accountId, id }: Key): string {
  return `accounts/${accountId}/assets/${id}/preview.mp4`
}

async function prepare(
  ctx: Pick<Context, 'files' | 'media' | 'settings' | 'newId'>,
  asset: StoredAsset,
  signal: AbortSignal,
): Promise<{ key: string; size: number } | { refused: string }> {
  const folder = join(ctx.settings.tempFolder, `proxy-${ctx.newId()}`)
  await mkdir(folder, { recursive: true })
  try {
    const path = await ctx.files.localPath(asset.keys.file, folder)
    const container = asset.keys.file.endsWith('.webm') ? 'matroska' : 'mov'
    const task = { kind: 'proxy', path, folder, container } as const
    const answer = await ctx.media.run(task, { timeoutMs: 240_000, signal })
    // A process that was stopped says nothing of the file.
    signal.throwIfAborted()
    if (answer.kind !== 'made') {
      return { refused: answer.kind === 'refused' ? answer.why : 'The media process made no proxy.' }
    }
    const key = previewKey(asset)
    const { size } = await stat(answer.file.path)
    await ctx.files.put(key, createReadStream(answer.file.path), { contentType: answer.file.contentType })
    return { key, size }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
