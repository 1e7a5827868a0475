import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { commentByLink, decideByLink, linkOf, showApproval } from './commands.ts'

export const approvals: Handlers<typeof contract.approvals> = {
  show: async (ctx, { params }) => ({ result: await showApproval(ctx, params.token) }),
  decide: async (ctx, { params, body }) => ({ result: await decideByLink(ctx, params.token, body) }),
  comment: async (ctx, { params, body }) => ({ result: await commentByLink(ctx, params.token, body) }),
  link: async (ctx, { account, params }) => ({ result: await linkOf(ctx, account.id, params.id) }),
}
