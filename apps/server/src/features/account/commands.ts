import type { Agreements } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { channelsOf, recordAgreements } from './agreements/commands.ts'
import { hashPassword } from './passwords/password.ts'
import { spendProof } from './phone/commands.ts'
import { uploadTrialEnd } from './rules.ts'
import { linkTo } from './social/link.ts'
import { type LoginProof, spendLoginProof } from './social/token.ts'
import { type Account, findAccount, findAccountByEmail, insertAccount, lockAccount } from './store.ts'

/** The account; throws ACCOUNT_SESSION_ENDED for one that is gone or withdrawn: only its old token can still name it. */
export async function getAccount(ctx: Pick<Context, 'db'>, id: string): Promise<Account> {
  const account = await findAccount(ctx, id)
  if (!account || account.withdrawnAt) throw new Failure('ACCOUNT_SESSION_ENDED')
  return account
}

/**
 * The account, held until the caller's transaction ends: two counts of what it may have cannot pass each other. One that
 * was withdrawn is gone, but for what only ends what is open (`hasLeft`).
 */
export async function holdAccount(
  ctx: Pick<Context, 'db'>,
  id: string,
  { hasLeft = false } = {},
): Promise<Account> {
  const account = await lockAccount(ctx, id)
  if (!account || (account.withdrawnAt && !hasLeft)) throw new Failure('ACCOUNT_SESSION_ENDED')
  return account
}

export type SignUp = {
  idToken: string
  email: string
  /** Null for who signs in by a provider alone. */
  password: string | null
  name: string
  phone: string
  inflow: string | null
  country: string | null
  agreements: Agreements
  /** Who came back from a provider and is linked at once; null for who did not. */
  cameBack: LoginProof | null
}

type SignUpUses = Pick<Context, 'db' | 'now' | 'newId' | 'signer' | 'withTx'>

/** Opens an account. The proof of the phone is spent only if the account comes into being. */
export async function signUp(ctx: SignUpUses, wish: SignUp): Promise<Account> {
  const { age, terms, privacy, marketing } = wish.agreements
  if (!age || !terms || !privacy) throw new Failure('ACCOUNT_TERMS_REQUIRED', { field: 'agreements' })
  const passwordHash = wish.password === null ? null : await hashPassword(wish.password)
  const now = ctx.now()
  const channels = channelsOf(marketing)
  const account: Account = {
    ...blankAccount(ctx.newId(), now),
    email: wish.email,
    passwordHash,
    name: wish.name,
    phone: wish.phone,
    inflow: wish.inflow,
    country: wish.country,
    marketingAgreedAt: channels.length > 0 ? now : null,
    marketingChannels: channels,
  }
  await ctx.withTx(async () => {
    await spendProof(ctx, { token: wish.idToken, phone: wish.phone, purpose: 0 })
    const taken = await insertAccount(ctx, account)
    if (taken === 'email') throw new Failure('ACCOUNT_EMAIL_IN_USE', { field: 'userEmail' })
    if (taken === 'phone') throw new Failure('ACCOUNT_PHONE_IN_USE', { field: 'userPhoneNumber' })
    await recordAgreements(ctx, account.id, wish.agreements)
    if (wish.cameBack === null) return
    await spendLoginProof(ctx, wish.cameBack)
    await linkTo(ctx, account.id, wish.cameBack)
  })
  return account
}

const demoEmail = 'demo@clipmint.example'
/** Standard: enough products, renders and AI videos to try everything. */
const demoPlan = 2

/** The sandbox's demo owner, made when first asked for. */
export async function demoAccount(ctx: Pick<Context, 'db' | 'now' | 'newId' | 'settings'>): Promise<Account> {
  if (!ctx.settings.sandbox) throw new Failure('FORBIDDEN')
  const wish: Account = {
    ...blankAccount(ctx.newId(), ctx.now()),
    email: demoEmail,
    name: '민트 사장님',
    planType: demoPlan,
    isDemo: true,
  }
  await insertAccount(ctx, wish)
  const account = await findAccountByEmail(ctx, demoEmail)
  return account ?? wish
}

function blankAccount(id: string, now: Date): Account {
  return {
    id,
    email: '',
    passwordHash: null,
    name: '',
    phone: null,
    planType: 0,
    snsUpload: 0,
    kbPay: 0,
    inflow: null,
    country: null,
    openedOn: null,
    isBusiness: false,
    isDemo: false,
    termsAgreedAt: now,
    privacyAgreedAt: now,
    marketingAgreedAt: null,
    marketingChannels: [],
    language: null,
    fcmToken: null,
    uploadExpiresAt: uploadTrialEnd(now),
    planEndsAt: null,
    creditDay: null,
    creditsDueAt: null,
    withdrawnAt: null,
    createdAt: now,
    updatedAt: now,
  }
}
