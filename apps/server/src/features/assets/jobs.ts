import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/define.ts'
import { removeFiles } from './commands.ts'
import { runMediaTask } from './media/run.ts'
import { findAssets, forgetAsset, listDeleted, type StoredAsset, updateAsset } from './store.ts'

/** Deleted files stay this long for videos in the making, then leave the store. */
const keepDeletedMs = 24 * 3_600_000

export const assetJobs = {
  /** Makes a clip's copy for the screen. */
  prepare: defineJob({
    payload: z.object({ accountId: z.uuid(), assetId: z.uuid() }),
    retries: 2,
    timeoutSeconds: 300,
    run: async (ctx, { accountId, assetId }) => {
      const [asset] = await findAssets(ctx, accountId, [assetId])
      if (!asset || asset.status !== 'preparing') return { done: true }
      const prepared = await prepare(ctx, asset)
      await updateAsset(ctx, prepared)
      await ctx.events.publish(accountId, { kind: 'asset', id: assetId, data: { status: prepared.status } })
      return prepared.status === 'ready'
        ? { done: true }
        : { gaveUp: 'The clip cannot be turned into a proxy.' }
    },
  }),

  /** Removes what was deleted a day ago. */
  sweep: defineJob({
    payload: z.object({}),
    every: '17 * * * *',
    run: async (ctx) => {
      for (const asset of await listDeleted(ctx, new Date(ctx.now().getTime() - keepDeletedMs), 200)) {
        await removeFiles(ctx, asset)
        await forgetAsset(ctx, asset.accountId, asset.id)
      }
      return { done: true }
    },
  }),
}

async function prepare(ctx: Pick<Context, 'files' | 'settings'>, asset: StoredAsset): Promise<StoredAsset> {
  const folder = join(ctx.settings.tempFolder, `proxy-${asset.id}`)
  await mkdir(folder, { recursive: true })
  try {
    const path = await ctx.files.localPath(asset.keys.file, folder)
    const container = asset.keys.file.endsWith('.webm') ? 'matroska' : 'mov'
    const answer = await runMediaTask({ kind: 'proxy', path, folder, container }, 240_000)
    if (answer.kind !== 'made') return { ...asset, status: 'failed' }
    const preview = `${asset.keys.file.replace(/\/file\.[^/]+$/, '')}/preview.${answer.file.ending}`
    const { size } = await stat(answer.file.path)
    await ctx.files.put(preview, createReadStream(answer.file.path), { contentType: answer.file.contentType })
    return { ...asset, status: 'ready', size: asset.size + size, keys: { ...asset.keys, preview } }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
