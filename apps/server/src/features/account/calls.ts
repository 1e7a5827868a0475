import type { contract } from '@clipmint/contract'

import { Failure } from '../../http/failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { allowanceState } from './allowance/commands.ts'
import { demoAccount, getAccount, signInByPassword, signUp } from './commands.ts'
import { addDevice, removeSessionDevice } from './devices/commands.ts'
import { checkCode, sendCode } from './phone/commands.ts'
import { toUser } from './present.ts'
import { closeSession, openSession, refreshSession, sessionEndOf } from './sessions/commands.ts'
import { findAccountByEmail, findAccountByPhone, updateAccount } from './store.ts'

export const account: Handlers<typeof contract.account> = {
  login: async (ctx, { body, request, cookie }) => {
    const { channel } = body
    const owner =
      body.channel === 'sandbox'
        ? await demoAccount(ctx)
        : await signInByPassword(ctx, { email: body.userEmail, password: body.password })
    const session = { accountId: owner.id, channel, userAgent: request.userAgent }
    const { tokens, expiresAt } = await openSession(ctx, session)
    cookie.set(tokens.refreshToken, expiresAt)
    return { result: { user: toUser(owner), tokens } }
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

  signup: async (ctx, { body, country, request, cookie }) => {
    const owner = await signUp(ctx, {
      idToken: body.idToken,
      email: body.userEmail,
      password: body.password,
      name: body.userName,
      phone: body.userPhoneNumber,
      inflow: body.inflow ?? null,
      country: request.country ?? country,
      agreements: body.agreements,
    })
    const session = { accountId: owner.id, channel: body.channel, userAgent: request.userAgent }
    const { tokens, expiresAt } = await openSession(ctx, session)
    cookie.set(tokens.refreshToken, expiresAt)
    return { result: { user: toUser(owner), tokens } }
  },

  existsEmail: async (ctx, { body }) => {
    return { result: { exists: (await findAccountByEmail(ctx, body.userEmail)) !== null } }
  },

  requestPhoneVerification: async (ctx, { body, request, lang }) => {
    const { phoneNumber: phone, phoneVerificationType: purpose } = body
    const known = (await findAccountByPhone(ctx, phone)) !== null
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

  info: async (ctx, { account: caller }) => {
    return { result: toUser(await getAccount(ctx, caller.id)), lastInvoice: null, downgradeInvoice: null }
  },

  editInfo: async (ctx, { account: caller, body, lang }) => {
    const { marketingAgreedAt } = await getAccount(ctx, caller.id)
    const session = { accountId: caller.id, sessionId: caller.sessionId }
    if (body.FCMToken === null) await removeSessionDevice(ctx, session)
    if (body.FCMToken) await addDevice(ctx, session, { token: body.FCMToken, lang })
    const now = ctx.now()
    await updateAccount(ctx, caller.id, {
      updatedAt: now,
      ...(body.userName === undefined ? {} : { name: body.userName }),
      ...(body.language === undefined ? {} : { language: body.language }),
      ...(body.marketing === undefined
        ? {}
        : { marketingAgreedAt: body.marketing ? (marketingAgreedAt ?? now) : null }),
    })
    return { result: toUser(await getAccount(ctx, caller.id)) }
  },

  limit: async (ctx, { account: caller }) => {
    const { uploadExpiresAt } = await getAccount(ctx, caller.id)
    const renders = await allowanceState(ctx, caller.id, 'render')
    const scenarios = await allowanceState(ctx, caller.id, 'scenario')
    return {
      result: {
        renderCnt: renders.left,
        monthlyScenarioGen: scenarios.granted,
        usedScenarioGen: scenarios.used,
        uploadExpireDate: uploadExpiresAt.toISOString(),
      },
    }
  },

  location: async (_ctx, { request, lang }) => {
    const country = request.country ?? (lang === 'ko' ? 'KR' : 'US')
    return { result: { country }, country }
  },
}
