import type { contract } from '@clipmint/contract'

import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAsset } from '../assets/index.ts'
import { findMediaSlot } from '../projects/index.ts'
import { filesOf, leftOf, openLink, startLink, takeFile } from './commands.ts'
import { deleteLink } from './store.ts'

export const phoneUploads: Handlers<typeof contract.phoneUploads> = {
  start: async (ctx, { account, body }) => {
    const { link, token } = await startLink(ctx, account.id, body)
    return { result: { _id: link.id, token, expiresAt: link.expiresAt.toISOString() } }
  },

  get: async (ctx, { account, params: { id } }) => {
    const { files, isOpen } = await filesOf(ctx, { accountId: account.id, id })
    return { result: { list: await Promise.all(files.map((file) => presentAsset(ctx, file))), isOpen } }
  },

  end: async (ctx, { account, params: { id } }) => {
    if (!(await deleteLink(ctx, { accountId: account.id, id }))) throw new Failure('PHONE_UPLOADS_ENDED')
    return { result: {} }
  },

  open: async (ctx, { body: { token } }) => {
    const link = await openLink(ctx, token)
    const { title } = await findMediaSlot(ctx, link.accountId, link)
    return { result: { title, left: leftOf(link), expiresAt: link.expiresAt.toISOString() } }
  },

  send: async (ctx, { body: { token }, files }) => {
    return { result: { left: await takeFile(ctx, token, files) } }
  },
}
