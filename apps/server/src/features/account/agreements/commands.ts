import {
  type AgreementKind,
  type Agreements,
  type DocumentName,
  type MarketingChannels,
  marketingChannels,
} from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { documentVersion } from '../../help/index.ts'
import { type Account, updateAccount } from '../store.ts'
import { type Agreement, insertAgreements } from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'newId'>

/** Where the words stand that are agreed to: who may join is in the terms, what news is and how it ends in the policy. */
const documentOf: Record<AgreementKind, DocumentName> = {
  age: 'terms',
  terms: 'terms',
  privacy: 'privacy',
  marketing: 'privacy',
}

/** The ways by which news may come, as the account keeps them. */
export function channelsOf(marketing: MarketingChannels): string[] {
  return marketingChannels.filter((channel) => marketing[channel])
}

/** Records what was agreed to when an account was opened, also what was not; inside its transaction. */
export async function recordAgreements(ctx: Door, accountId: string, said: Agreements): Promise<void> {
  const channels = channelsOf(said.marketing)
  await insertAgreements(ctx, [
    rowOf(ctx, accountId, 'age', { isAgreed: said.age }),
    rowOf(ctx, accountId, 'terms', { isAgreed: said.terms }),
    rowOf(ctx, accountId, 'privacy', { isAgreed: said.privacy }),
    rowOf(ctx, accountId, 'marketing', { isAgreed: channels.length > 0, channels }),
  ])
}

/** Changes by which ways news may come, and records it when that is another answer than before. */
export async function agreeToMarketing(
  ctx: Door,
  account: Pick<Account, 'id' | 'marketingAgreedAt' | 'marketingChannels'>,
  marketing: MarketingChannels,
): Promise<void> {
  const channels = channelsOf(marketing)
  if (channels.join() === account.marketingChannels.join()) return
  const isAgreed = channels.length > 0
  await insertAgreements(ctx, [rowOf(ctx, account.id, 'marketing', { isAgreed, channels })])
  await updateAccount(ctx, account.id, {
    marketingChannels: channels,
    marketingAgreedAt: isAgreed ? (account.marketingAgreedAt ?? ctx.now()) : null,
  })
}

function rowOf(
  ctx: Door,
  accountId: string,
  kind: AgreementKind,
  said: { isAgreed: boolean; channels?: string[] },
): Agreement {
  const { isAgreed, channels = [] } = said
  const version = documentVersion(ctx, documentOf[kind])
  return { accountId, id: ctx.newId(), kind, version, isAgreed, channels, at: ctx.now() }
}
