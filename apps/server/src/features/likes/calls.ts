import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { listLiked } from '../templates/index.ts'
import { likeTemplate, unlikeTemplate } from './commands.ts'

export const likes: Handlers<typeof contract.likes> = {
  list: async (ctx, { account, lang, query }) => ({
    result: await listLiked(ctx, { accountId: account.id, lang }, query),
  }),
  add: async (ctx, { account, lang, params }) => ({
    result: await likeTemplate(ctx, { accountId: account.id, lang }, params.templateId),
  }),
  remove: async (ctx, { account, lang, params }) => ({
    result: await unlikeTemplate(ctx, { accountId: account.id, lang }, params.templateId),
  }),
}
