import { type contract, SignInChannel, type SignedInDevice } from '@clipmint/contract'

import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { sendInquiry } from './inquiry/commands.ts'
import { withKnown } from './passwords/known-device.ts'
import { changePhone } from './phone/change.ts'
import { givePromotion } from './promotion/commands.ts'
import { changePassword, findEmail, recoverPassword } from './recovery/commands.ts'
import { closeSession } from './sessions/commands.ts'
import { deviceName } from './sessions/device-name.ts'
import { listOpenSessions, type Session } from './sessions/store.ts'
import { withdraw } from './withdrawal/commands.ts'

type CareCalls = Pick<
  typeof contract.account,
  | 'findEmail'
  | 'editPassword'
  | 'editPhone'
  | 'sessions'
  | 'endSession'
  | 'withdraw'
  | 'businessMail'
  | 'promotion'
>

/** Recovering an account, looking after it, and leaving. */
export const care: Handlers<CareCalls> = {
  findEmail: async (ctx, { body }) => ({ result: await findEmail(ctx, body.idToken) }),

  editPassword: async (ctx, { account: caller, body, device }) => {
    const { password, idToken, userEmail: email, currentPassword: current } = body
    if (idToken !== undefined) {
      await recoverPassword(ctx, { idToken, email, password })
      return { result: null }
    }
    if (!caller) throw new Failure('UNAUTHENTICATED')
    const account = await changePassword(ctx, caller, { current, password })
    device.set(withKnown(ctx, device.value, account))
    return { result: null }
  },

  editPhone: async (ctx, { account: caller, body }) => {
    const { userPhoneNumber, idToken } = body
    await changePhone(ctx, caller.id, { phone: userPhoneNumber, idToken })
    return { result: { userPhoneNumber } }
  },

  sessions: async (ctx, { account: caller }) => {
    const open = await listOpenSessions(ctx, caller.id)
    const list = open.map((session) => toDevice(session, caller.sessionId))
    return {
      result: { list: list.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) },
    }
  },

  endSession: async (ctx, { account: caller, params, cookie }) => {
    await closeSession(ctx, { accountId: caller.id, id: params.id }, 'device')
    if (params.id === caller.sessionId) cookie.clear()
    return { result: null }
  },

  withdraw: async (ctx, { account: caller, body, cookie }) => {
    const { reasons, opinion, password, idToken, forfeitsPlan } = body
    const removedAt = await withdraw(ctx, caller.id, { reasons, opinion, password, idToken, forfeitsPlan })
    cookie.clear()
    return { result: { removedAt: removedAt.toISOString() } }
  },

  businessMail: async (ctx, { body, request, lang }) => {
    const { userName: name, userEmail: email, userContents: contents } = body
    await sendInquiry(ctx, { name, email, contents, ip: request.ip, lang })
    return { result: null }
  },

  promotion: async (ctx, { query, lang }) => {
    const { expiresAt, ...given } = await givePromotion(ctx, { type: query.type, lang })
    return { result: { ...given, expiresAt: expiresAt.toISOString() } }
  },
}

/** A session as its owner sees it. */
function toDevice(session: Session, currentId: string): SignedInDevice {
  return {
    id: session.id,
    ...deviceName(session.userAgent),
    channel: SignInChannel.catch('email').parse(session.channel),
    signedInAt: session.createdAt.toISOString(),
    lastUsedAt: session.rotatedAt.toISOString(),
    isCurrent: session.id === currentId,
  }
}
