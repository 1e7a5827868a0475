import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { listLiked } from '../templates/index.ts'
import { likeTemplate, unlikeTemplate } from './commands.ts'

export const likes: Handlers<typeof contract.likes> = {
  list: async (ctx, { account, query }) => ({ result: await listLiked(ctx, account.id, query) }),
  add: async (ctx, { account, params }) => ({
    result: await likeTemplate(ctx, account.id, params.templateId),
  }),
  remove: async (ctx, { account, params }) => ({
    result: await unlikeTemplate(ctx, account.id, params.templateId),
  }),
}
