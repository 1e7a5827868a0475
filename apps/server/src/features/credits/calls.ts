import {
  type contract,
  CreditChange,
  type CreditEntry,
  CreditHoldState,
  CreditSource,
  type CreditState,
} from '@clipmint/contract'

import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { allowanceState, getAccount } from '../account/index.ts'
import { holdingsOf } from '../holdings/index.ts'
import { creditState } from './commands.ts'
import { listEntries } from './store.ts'

export const credits: Handlers<typeof contract.credits> = {
  list: async (ctx, { account, query }) => {
    // First, because it enters what is due.
    const state = await presentState(ctx, account.id)
    const { list, total } = await listEntries(ctx, account.id, query)
    return { result: { list: list.map(presentEntry), ...query, total }, credits: state }
  },
}

/** The one call of the account that counts credits: the rest of them are the account's own. */
export const creditLimit: Pick<Handlers<typeof contract.account>, 'limit'> = {
  limit: async (ctx, { account: caller }) => {
    const { uploadExpiresAt } = await getAccount(ctx, caller.id)
    const renders = await allowanceState(ctx, caller.id, 'render')
    const state = await presentState(ctx, caller.id)
    return {
      result: {
        renderCnt: renders.left + renders.extra,
        renderExtra: renders.extra,
        // What was used stays used when a plan ends: what is left is what is left.
        monthlyScenarioGen: state.used + state.left,
        usedScenarioGen: state.used,
        uploadExpireDate: uploadExpiresAt.toISOString(),
        credits: state,
        has: await holdingsOf(ctx, caller.id),
      },
    }
  },
}

async function presentState(ctx: Context, accountId: string): Promise<CreditState> {
  const { soonest, renewsAt, ...state } = await creditState(ctx, accountId)
  return {
    ...state,
    renewsAt: renewsAt.toISOString(),
    soonest: soonest && { amount: soonest.amount, expiresAt: soonest.expiresAt.toISOString() },
  }
}

function presentEntry({
  entry,
  source,
  label,
  state,
}: Awaited<ReturnType<typeof listEntries>>['list'][number]): CreditEntry {
  return {
    _id: String(entry.seq),
    change: CreditChange.parse(entry.kind),
    source: CreditSource.parse(source),
    label,
    state: state === null ? null : CreditHoldState.parse(state),
    amount: entry.amount,
    balance: entry.balanceAfter,
    createdAt: entry.createdAt.toISOString(),
  }
}
