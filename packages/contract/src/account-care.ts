import { z } from 'zod'

import { Email, Password, PhoneNumber, SignInChannel } from './account.ts'
import { call } from './define.ts'
import { limits } from './limits.ts'

/** Why owners leave. */
export const withdrawalReasons = [
  'rarely-used',
  'too-expensive',
  'missing-features',
  'hard-to-use',
  'quality',
  'other-service',
  'privacy',
  'other',
] as const
export const WithdrawalReason = z.enum(withdrawalReasons)
export type WithdrawalReason = z.infer<typeof WithdrawalReason>

/** A signed-in browser as its owner sees it. */
export const SignedInDevice = z.object({
  id: z.uuid(),
  /** Such as Chrome and Windows; null where the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['computer', 'phone', 'tablet']),
  channel: SignInChannel,
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type SignedInDevice = z.infer<typeof SignedInDevice>

const IdToken = z.string().min(1).max(2_000)
const TypedPassword = z.string().min(1).max(limits.passwordMax)

/** Recovering an account, looking after it, and leaving. */
export const accountCare = {
  findEmail: call({
    host: 'api',
    method: 'POST',
    path: '/user/findEmail',
    who: 'anyone',
    summary: 'Says, for a proof of a phone (type 1), which e-mail its account has, most of it hidden.',
    body: z.object({ idToken: IdToken }),
    result: z.object({ userEmail: z.string(), channel: SignInChannel, createdAt: z.iso.datetime() }),
    errors: ['ACCOUNT_PHONE_NOT_VERIFIED', 'ACCOUNT_PHONE_NOT_FOUND', 'ACCOUNT_WITHDRAWN'],
  }),
  editPassword: call({
    host: 'api',
    method: 'PATCH',
    path: '/user/password',
    who: 'anyone',
    summary:
      "Sets another password: a member's with the current one, which signs out their other browsers; anyone's with a proof of the account's phone (type 2), which signs out all.",
    body: z.object({
      password: Password,
      currentPassword: TypedPassword.optional(),
      idToken: IdToken.optional(),
      userEmail: Email.optional(),
    }),
    result: z.null(),
    errors: [
      'UNAUTHENTICATED',
      'ACCOUNT_PASSWORD_SAME',
      'ACCOUNT_WRONG_PASSWORD',
      'ACCOUNT_NO_PASSWORD',
      'ACCOUNT_PHONE_NOT_VERIFIED',
      'ACCOUNT_EMAIL_NOT_FOUND',
      'ACCOUNT_PHONE_MISMATCH',
      'ACCOUNT_WITHDRAWN',
    ],
  }),
  editPhone: call({
    host: 'api',
    method: 'PATCH',
    path: '/user/phone',
    who: 'member',
    summary:
      "Changes the owner's phone, with a proof of the new one of phoneVerificationType 0: the number must be free.",
    body: z.object({ userPhoneNumber: PhoneNumber, idToken: IdToken }),
    result: z.object({ userPhoneNumber: z.string() }),
    errors: ['ACCOUNT_PHONE_SAME', 'ACCOUNT_PHONE_IN_USE', 'ACCOUNT_PHONE_NOT_VERIFIED'],
  }),
  sessions: call({
    host: 'api',
    method: 'GET',
    path: '/user/sessions',
    who: 'member',
    summary: 'The browsers that are signed in, this one first, then the one used last.',
    result: z.object({ list: z.array(SignedInDevice) }),
  }),
  endSession: call({
    host: 'api',
    method: 'DELETE',
    path: '/user/sessions/{id}',
    who: 'member',
    summary: 'Signs a browser of the owner out; one that is signed out already stays so.',
    params: z.object({ id: z.uuid() }),
    result: z.null(),
  }),
  withdraw: call({
    host: 'api',
    method: 'POST',
    path: '/user/withdrawal',
    who: 'member',
    summary: `Closes the account at once; what it holds is deleted after ${limits.withdrawalDays} days. An account without a password brings a proof of its phone (type 2) instead.`,
    body: z.object({
      reasons: z.array(WithdrawalReason).min(1).max(withdrawalReasons.length),
      opinion: z.string().trim().max(limits.opinionMax).default(''),
      password: TypedPassword.optional(),
      idToken: IdToken.optional(),
      /** That a plan in force is given up without anything in return; needed where there is one. */
      forfeitsPlan: z.boolean().default(false),
    }),
    result: z.object({ removedAt: z.iso.datetime() }),
    errors: [
      'FORBIDDEN',
      'ACCOUNT_WRONG_PASSWORD',
      'ACCOUNT_NO_PASSWORD',
      'ACCOUNT_PHONE_NOT_VERIFIED',
      'ACCOUNT_PLAN_IN_FORCE',
    ],
  }),
  businessMail: call({
    host: 'api',
    method: 'POST',
    path: '/user/businessMail',
    who: 'anyone',
    summary: 'Mails an inquiry to the company; answers go to the e-mail that is given.',
    perMinute: 10,
    body: z.object({
      userName: z.string().trim().min(1).max(limits.inquiryNameMax),
      userEmail: Email,
      userContents: z.string().trim().min(limits.inquiryMin).max(limits.inquiryMax),
    }),
    result: z.null(),
    errors: ['ACCOUNT_MAIL_FAILED'],
  }),
  promotion: call({
    host: 'api',
    method: 'GET',
    path: '/token/promotion',
    who: 'anyone',
    summary: 'A signed token of a promotion, to be handed on as `ref` when signing in or up.',
    query: z.object({ type: z.string().min(1).max(40) }),
    result: z.object({
      token: z.string(),
      type: z.string(),
      label: z.string(),
      expiresAt: z.iso.datetime(),
    }),
    errors: ['ACCOUNT_PROMOTION_UNKNOWN'],
  }),
}
