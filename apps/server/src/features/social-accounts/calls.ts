import { type contract, type NetworkId, networkIds, type SocialAccount } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { candidatesOf, choose, connect, unlink } from './linking/commands.ts'
import { beginVisit } from './linking/visit.ts'
import { changePreferred } from './preferred/commands.ts'
import { findPreferred, setPreferred } from './preferred/store.ts'
import { presentCandidate, presentLink, presentNetwork } from './present.ts'
import { findLiving } from './store.ts'

export const socialAccounts: Handlers<typeof contract.socialAccounts> = {
  list: async (ctx, { account, query: { type } }) => {
    const asked = type === undefined ? networkIds : [type]
    const list = await Promise.all(asked.map((network) => networkOf(ctx, account.id, network)))
    const publisher = type === undefined ? null : ctx.outside.networks[type]
    const url = publisher && (await beginVisit(ctx, account.id, publisher))
    return { result: { list, url: url && url.href } }
  },

  connect: async (ctx, { account, body }) => {
    const came = await connect(ctx, account.id, body)
    return came.status === 'linked'
      ? { result: { status: 'linked', account: presentLink(came.link, ctx.now()) } }
      : { result: { status: 'choose', candidates: came.candidates.map(presentCandidate) } }
  },

  choose: async (ctx, { account, body }) => ({
    result: presentLink(await choose(ctx, account.id, body), ctx.now()),
  }),

  unlink: async (ctx, { account, query: { type } }) => {
    await unlink(ctx, account.id, type)
    return { result: null }
  },

  preferred: async (ctx, { account }) => ({ result: { networks: await findPreferred(ctx, account.id) } }),

  setPreferred: async (ctx, { account, body }) => ({
    result: { networks: await setPreferred(ctx, account.id, body.networks) },
  }),

  changePreferred: async (ctx, { account, body }) => ({
    result: { networks: await changePreferred(ctx, account.id, body) },
  }),
}

async function networkOf(ctx: Context, accountId: string, network: NetworkId): Promise<SocialAccount> {
  const link = await findLiving(ctx, accountId, network)
  const candidates = await candidatesOf(ctx, { accountId, network })
  return presentNetwork(
    network,
    { link, candidates, offered: ctx.outside.networks[network] !== null },
    ctx.now(),
  )
}
