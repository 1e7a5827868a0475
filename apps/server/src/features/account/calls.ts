import type { contract } from '@clipmint/contract'

import { Failure } from '../../http/failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { agreeToMarketing } from './agreements/commands.ts'
import { allowanceState } from './allowance/commands.ts'
import { care } from './care-calls.ts'
import { demoAccount, getAccount, signUp } from './commands.ts'
import { addDevice, removeSessionDevice } from './devices/commands.ts'
import { enter } from './enter.ts'
import { signInByPassword } from './passwords/commands.ts'
import { checkCode, sendCode } from './phone/commands.ts'
import { toUser } from './present.ts'
import { noteInflow } from './promotion/commands.ts'
import { closeSession, refreshSession, sessionEndOf } from './sessions/commands.ts'
import { findAccountByEmail, findAccountByPhone, updateAccount } from './store.ts'
import { refuseWithdrawn } from './withdrawn.ts'

export const account: Handlers<typeof contract.account> = {
  ...care,

  login: async (ctx, input) => {
    const { body } = input
    if (body.channel === 'sandbox')
      return enter(ctx, input, { owner: await demoAccount(ctx), channel: 'sandbox' })
    const owner = await signInByPassword(ctx, {
      email: body.userEmail,
      password: body.password,
      ip: input.request.ip,
      deviceCookie: input.device.value,
    })
    refuseWithdrawn(owner)
    const { ref, kbPay } = body
    return enter(ctx, input, { owner: await noteInflow(ctx, owner, { ref, kbPay }), channel: 'email' })
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
    const { ref, kbPay } = body
    return enter(ctx, input, { owner: await noteInflow(ctx, owner, { ref, kbPay }), channel: body.channel })
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

  info: async (ctx, { account: caller }) => {
    return { result: toUser(await getAccount(ctx, caller.id)), lastInvoice: null, downgradeInvoice: null }
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
