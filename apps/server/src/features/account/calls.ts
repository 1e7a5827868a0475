import type { contract, NeedConnect } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { agreeToMarketing } from './agreements/commands.ts'
import { care } from './care-calls.ts'
import { demoAccount, getAccount, signUp } from './commands.ts'
import { addDevice, removeSessionDevice } from './devices/commands.ts'
import { enter } from './enter.ts'
import { signInByPassword } from './passwords/commands.ts'
import { checkCode, sendCode } from './phone/commands.ts'
import { noteInflow } from './promotion/commands.ts'
import { closeSession, refreshSession, sessionEndOf } from './sessions/commands.ts'
import { linkSocial, signInBySocial, unlinkSocial } from './social/commands.ts'
import { presentOwner } from './social/present.ts'
import { readProof } from './social/token.ts'
import { type Account, findAccountByEmail, findAccountByPhone, updateAccount } from './store.ts'
import { refuseWithdrawn } from './withdrawn.ts'

/** What is left of a month is answered by the credits, and who somebody is with what they pay by billing: both stand on this. */
export const account: Omit<Handlers<typeof contract.account>, 'limit' | 'info'> = {
  ...care,

  login: async (ctx, input) => {
    const { body } = input
    if (body.channel === 'sandbox')
      return enter(ctx, input, { owner: await demoAccount(ctx), channel: 'sandbox' })
    const owner = await ownerOf(ctx, body, input)
    if ('needConnect' in owner) return { result: owner }
    refuseWithdrawn(owner)
    const { ref, kbPay } = body
    return enter(ctx, input, { owner: await noteInflow(ctx, owner, { ref, kbPay }), channel: body.channel })
  },

  logout: async (ctx, { account: caller, cookie }) => {
    await closeSession(ctx, { accountId: caller.id, id: caller.sessionId })
    cookie.clear()
    return { result: null }
  },

  refresh: async (ctx, { body, cookie }) => {
    const { tokens, expiresAt } = await refreshSession(ctx, body.refreshToken ?? cookie.token)
    cookie.set(tokens.refreshToken, expiresAt)
    return { result: tokens, accessToken: tokens.accessToken }
  },

  cookie: async (ctx, { cookie }) => {
    const end = await sessionEndOf(ctx, cookie.token)
    return { result: { signedIn: end !== null, expiresAt: end?.toISOString() ?? null } }
  },

  signup: async (ctx, input) => {
    const { body, country, request } = input
    const { channel, socialToken = '' } = body
    const cameBack = channel === 'email' ? null : await readProof(ctx, { channel, idToken: socialToken })
    const owner = await signUp(ctx, {
      idToken: body.idToken,
      email: body.userEmail,
      password: body.password ?? null,
      name: body.userName,
      phone: body.userPhoneNumber,
      inflow: body.inflow ?? null,
      country: request.country ?? country,
      agreements: body.agreements,
      cameBack,
    })
    const { ref, kbPay } = body
    return enter(ctx, input, { owner: await noteInflow(ctx, owner, { ref, kbPay }), channel })
  },

  linkSocial: async (ctx, { account: caller, body }) => {
    await linkSocial(ctx, { ...body, accountId: caller.id })
    return { result: await presentOwner(ctx, await getAccount(ctx, caller.id)) }
  },

  unlinkSocial: async (ctx, { account: caller, params }) => {
    await unlinkSocial(ctx, { accountId: caller.id, channel: params.channel })
    return { result: await presentOwner(ctx, await getAccount(ctx, caller.id)) }
  },

  existsEmail: async (ctx, { body }) => {
    return { result: { exists: (await findAccountByEmail(ctx, body.userEmail)) !== null } }
  },

  requestPhoneVerification: async (ctx, { account: caller, body, request, lang }) => {
    const { phoneNumber: phone, phoneVerificationType: purpose } = body
    const holder = await findAccountByPhone(ctx, phone)
    const known = holder !== null
    if (purpose === 0 && caller && holder?.id === caller.id) {
      throw new Failure('ACCOUNT_PHONE_SAME', { field: 'phoneNumber' })
    }
    if (purpose === 0 && known) throw new Failure('ACCOUNT_PHONE_IN_USE', { field: 'phoneNumber' })
    if (purpose !== 0 && !known) throw new Failure('ACCOUNT_PHONE_NOT_FOUND', { field: 'phoneNumber' })
    const sent = await sendCode(ctx, { phone, purpose, ip: request.ip, lang })
    return {
      result: { expiresAt: sent.expiresAt.toISOString(), resendAfter: sent.resendAfter.toISOString() },
    }
  },

  verifyPhoneToken: async (ctx, { body }) => {
    return { result: { idToken: await checkCode(ctx, { phone: body.phoneNumber, typed: body.token }) } }
  },

  editInfo: async (ctx, { account: caller, body, lang }) => {
    const owner = await getAccount(ctx, caller.id)
    const session = { accountId: caller.id, sessionId: caller.sessionId }
    if (body.FCMToken === null) await removeSessionDevice(ctx, session)
    if (body.FCMToken) await addDevice(ctx, session, { token: body.FCMToken, lang })
    const { userName, language, marketing } = body
    await ctx.withTx(async () => {
      await updateAccount(ctx, caller.id, {
        updatedAt: ctx.now(),
        ...(userName === undefined ? {} : { name: userName }),
        ...(language === undefined ? {} : { language }),
      })
      if (marketing) await agreeToMarketing(ctx, owner, marketing)
    })
    return { result: await presentOwner(ctx, await getAccount(ctx, caller.id)) }
  },

  location: async (_ctx, { request, lang }) => {
    const country = request.country ?? (lang === 'ko' ? 'KR' : 'US')
    return { result: { country }, country }
  },
}

type LoginInput = Parameters<(typeof account)['login']>[1]
type Proven = Exclude<LoginInput['body'], { channel: 'sandbox' }>

/** Whoever signs in, or word that they came back from a provider and have no account yet. */
function ownerOf(
  ctx: Context,
  body: Proven,
  { request, device }: Pick<LoginInput, 'request' | 'device'>,
): Promise<Account | NeedConnect> {
  if (body.channel !== 'email') return signInBySocial(ctx, body)
  return signInByPassword(ctx, {
    email: body.userEmail,
    password: body.password,
    ip: request.ip,
    deviceCookie: device.value,
  })
}
