import type { contract } from '@clipmint/contract'

import { Failure } from '../../failure.ts'
import { fileLink } from '../../file-link.ts'
import type { Handlers, UploadedFile } from '../../http/handlers.ts'
import { measureSpace, storeUpload } from './commands.ts'
import { changeCutout, cutAsset } from './cutout/commands.ts'
import { markDeleted } from './deleting/store.ts'
import { presentAsset } from './present.ts'
import { renamed } from './rules.ts'
import { listAssets, renameAsset } from './store.ts'
import { countUses } from './usage/store.ts'

export const assets: Handlers<typeof contract.assets> = {
  upload: async (ctx, { account, body, files }) => {
    const upload = { ...(await onlyFile(files)), rights: body.rights }
    const asset = await storeUpload(ctx, account.id, upload, 'library')
    return { result: await presentAsset(ctx, asset) }
  },

  list: async (ctx, { account, query }) => {
    const { list, total } = await listAssets(ctx, account.id, query)
    const presented = await Promise.all(list.map((asset) => presentAsset(ctx, asset)))
    return { result: { list: presented, page: query.page, limit: query.limit, total } }
  },

  remove: async (ctx, { account, body }) => {
    const deleted = await markDeleted(ctx, account.id, body.deleteList, ctx.now())
    if (deleted.length === 0) throw new Failure('ASSETS_NOT_FOUND', { field: 'deleteList' })
    return { result: { deleted } }
  },

  rename: async (ctx, { account, params, body }) => {
    const file = { accountId: account.id, id: params.id }
    const asset = await renameAsset(ctx, file, (before) => renamed(before, body.name))
    if (!asset) throw new Failure('ASSETS_NOT_FOUND')
    return { result: await presentAsset(ctx, asset) }
  },

  cutout: async (ctx, { account, params }) => {
    const { asset, cutout } = await cutAsset(ctx, { accountId: account.id, id: params.id })
    const [base, picture] = await Promise.all([
      fileLink(ctx, cutout.base?.key ?? asset.keys.file),
      fileLink(ctx, asset.keys.preview ?? asset.keys.file),
    ])
    return { result: { base, picture, strokes: cutout.strokes } }
  },

  changeCutout: async (ctx, { account, params, body }) => {
    const asset = await changeCutout(ctx, { accountId: account.id, id: params.id }, body)
    return { result: await presentAsset(ctx, asset) }
  },

  info: async (ctx, { account }) => {
    const { bytes, total, images, videos, sounds, ...use } = await measureSpace(ctx, account.id)
    const percent = Math.round((bytes / total) * 1_000) / 10
    return {
      result: {
        used: bytes,
        total,
        percent,
        count: { image: images, video: videos, audio: sounds },
        bytes: { image: use.imageBytes, video: use.videoBytes, audio: use.soundBytes },
      },
    }
  },

  usage: async (ctx, { account, query }) => ({ result: await countUses(ctx, account.id, query.ids) }),
}

/** The one file of an upload; another field, or none, is refused. */
async function onlyFile(files: AsyncIterable<UploadedFile>): Promise<UploadedFile> {
  for await (const file of files) {
    if (file.field === 'file') return file
    file.stream.resume()
  }
  throw new Failure('INVALID_INPUT', { field: 'file' })
}
