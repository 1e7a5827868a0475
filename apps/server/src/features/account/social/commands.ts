import type { LoginChannel, NeedConnect } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { AccessClaims } from '../../../signing.ts'
import { getAccount, holdAccount } from '../commands.ts'
import { type Account, findAccount, findAccountByEmail } from '../store.ts'
import { refuseWithdrawn } from '../withdrawn.ts'
import { belongsElsewhere } from './elsewhere.ts'
import { linkOf, linkTo } from './link.ts'
import { judgeLink, judgeLogin, mayUnlink } from './rules.ts'
import { deleteLink, findLink, listLinks, type SocialLink, updateLink } from './store.ts'
import { type LoginProof, readProof, spendLoginProof, writeProof } from './token.ts'

type Uses = Pick<Context, 'db' | 'now' | 'newId' | 'withTx' | 'signer' | 'outside' | 'jobs'>
type Given = { channel: LoginChannel; idToken: string }

/** Signs somebody in who came back from a provider, or says that they have no account yet. */
export async function signInBySocial(ctx: Uses, given: Given): Promise<Account | NeedConnect> {
  const proof = await readProof(ctx, given)
  return ctx.withTx(async () => {
    await spendLoginProof(ctx, proof)
    const verdict = await judge(ctx, proof)
    switch (verdict.to) {
      case 'sign-in': {
        await keepNews(ctx, verdict.accountId, proof)
        return entering(ctx, verdict.accountId)
      }
      case 'join': {
        await linkTo(ctx, verdict.accountId, proof)
        return entering(ctx, verdict.accountId)
      }
      case 'other-way':
        throw belongsElsewhere(ctx, verdict.channels)
      case 'connect':
        return needConnect(ctx, proof, verdict.emailInUse)
    }
  })
}

/** Who signs in; one who has left is told so. */
async function entering(ctx: Uses, accountId: string): Promise<Account> {
  const account = await findAccount(ctx, accountId)
  if (account) refuseWithdrawn(account)
  return getAccount(ctx, accountId)
}

async function judge(ctx: Uses, { identity }: LoginProof) {
  const { provider: channel, email } = identity
  const link = await findLink(ctx, { channel, subject: identity.subject })
  const account = email === null ? null : await findAccountByEmail(ctx, email)
  const emailOwner = account && { ...account, links: await listLinks(ctx, account.id) }
  return judgeLogin({ ...identity, channel }, { linkedTo: link?.accountId ?? null, emailOwner })
}

/** Keeps what the provider told this time: an address may change, and a grant be renewed. */
async function keepNews(ctx: Uses, accountId: string, proof: LoginProof): Promise<void> {
  const { channel, email, isEmailProven, grant } = linkOf(proof)
  await updateLink(
    ctx,
    { accountId, channel },
    { email, isEmailProven, ...(grant === null ? {} : { grant }) },
  )
}

async function needConnect(ctx: Uses, proof: LoginProof, emailInUse: boolean): Promise<NeedConnect> {
  const { provider: channel, email: userEmail, name: userName } = proof.identity
  const idToken = await writeProof(ctx, proof)
  return { needConnect: true, idToken, channel, userEmail, userName, emailInUse }
}

type Linking = Given & { accountId: string; accessToken: string }

/**
 * Links a provider to the owner who asks. 'ACCOUNT ALREADY LINKED' says that it was theirs before, which is as good;
 * ACCOUNT_LINKED_TO_ANOTHER that it is somebody else's.
 */
export async function linkSocial(ctx: Uses, { accountId, accessToken, ...given }: Linking): Promise<void> {
  const claims = await ctx.signer.verify('access', accessToken, AccessClaims)
  if (claims?.sub !== accountId) throw new Failure('FORBIDDEN', { field: 'accessToken' })
  const proof = await readProof(ctx, given)
  const { provider: channel, subject } = proof.identity
  await ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    await spendLoginProof(ctx, proof)
    const owner = { id: accountId, links: await listLinks(ctx, accountId) }
    const link = await findLink(ctx, { channel, subject })
    const verdict = judgeLink({ channel, subject }, { owner, linkedTo: link?.accountId ?? null })
    switch (verdict) {
      case 'link':
        return linkTo(ctx, accountId, proof)
      case 'already':
        throw new Failure('ACCOUNT ALREADY LINKED')
      case 'another':
        throw new Failure('ACCOUNT_LINKED_TO_ANOTHER')
      case 'taken':
        throw new Failure('ACCOUNT_CHANNEL_TAKEN')
    }
  })
}

/** Takes a provider away from its owner, who must keep a way in, and tells the provider; one that is not linked is well. */
export async function unlinkSocial(
  ctx: Uses,
  { accountId, channel }: { accountId: string; channel: LoginChannel },
): Promise<void> {
  await ctx.withTx(async () => {
    const { passwordHash } = await holdAccount(ctx, accountId)
    const links = await listLinks(ctx, accountId)
    const link = links.find((it) => it.channel === channel)
    if (!link) return
    if (!mayUnlink({ hasPassword: passwordHash !== null, links: links.length }))
      throw new Failure('ACCOUNT_LAST_WAY_IN')
    await dropLink(ctx, link)
  })
}

/** Forgets a link, inside the caller's transaction, and has the provider told; also for an owner who leaves. */
export async function dropLink(ctx: Pick<Context, 'db' | 'jobs'>, link: SocialLink): Promise<void> {
  await deleteLink(ctx, link)
  const { channel, subject, grant } = link
  await ctx.jobs.send('account.unlinkAtProvider', { channel, subject, grant })
}
