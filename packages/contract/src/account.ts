import { z } from 'zod'

import { Agreements, MarketingChannels } from './agreements.ts'
import { CreditState } from './credits.ts'
import { call } from './define.ts'
import { DowngradeInvoice, Invoice } from './invoice.ts'
import { limits } from './limits.ts'
import { PushToken } from './push-token.ts'
import { Holdings } from './rights.ts'
import { Externals } from './store-link.ts'

/** Who else may say who an owner is: the providers of social login. */
export const loginChannels = ['google', 'naver', 'kakao', 'facebook', 'apple'] as const
export const LoginChannel = z.enum(loginChannels)
export type LoginChannel = z.infer<typeof LoginChannel>

/** How an owner signed in. `sandbox` is the demo owner, refused unless the sandbox is on. */
export const signInChannels = ['email', 'sandbox', ...loginChannels] as const
export const SignInChannel = z.enum(signInChannels)
export type SignInChannel = z.infer<typeof SignInChannel>

/** 0 sign-up, 1 find e-mail, 2 password recovery. */
export const PhonePurpose = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type PhonePurpose = z.infer<typeof PhonePurpose>

export const Email = z.email().max(254).trim().toLowerCase()
export const Password = z.string().min(limits.passwordMin).max(limits.passwordMax)

/** 1 to 8 letters of Hangul or Latin; spaces between words are allowed. */
export const UserName = z
  .string()
  .trim()
  .normalize('NFC')
  .regex(/^[\p{Script=Hangul}\p{Script=Latin}\d][\p{Script=Hangul}\p{Script=Latin}\d ]*$/u)
  .refine((name) => [...name].length <= limits.userNameMax, 'user_name_length')

/** A Korean mobile number as people write it, or in E.164; it leaves in E.164 (+8210…). */
export const PhoneNumber = z
  .string()
  .transform((raw) => raw.replace(/[\s\-.()]/g, ''))
  .pipe(z.string().regex(/^(?:\+82|82|0)1[016789]\d{7,8}$/))
  .transform((digits) => `+82${digits.replace(/^(?:\+?82|0)/, '')}`)

/** The languages that the site and what it sends are written in. */
export const Language = z.enum(['ko', 'en'])
export type Language = z.infer<typeof Language>

export const Tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** When the access token was issued; the client refreshes it once older than 600 seconds. */
  time: z.iso.datetime(),
})
export type Tokens = z.infer<typeof Tokens>

export const User = z.object({
  _id: z.uuid(),
  userName: z.string(),
  userEmail: z.email(),
  userPhoneNumber: z.string().nullable(),
  payment: z.object({
    planType: z.number().int(),
    subscription: z.boolean(),
    snsUpload: z.number().int(),
    /** When a plan that was given for some time falls back to the free one; null for one without an end. */
    planEndsAt: z.iso.datetime().nullable(),
  }),
  kbPay: z.number().int(),
  inflow: z.string().nullable(),
  business: z.boolean(),
  /** By which ways news may come, and since when; null for by none. */
  marketing: MarketingChannels.extend({ agreedAt: z.iso.datetime().nullable() }),
  snsAccount: z.array(z.string()),
  externals: Externals,
  /** The subscription of the browser that agreed last to be pushed to; all of them are pushed to. */
  FCMToken: z.string().nullable(),
  /** What the owner reads; null until a screen has said so. */
  language: Language.nullable(),
  country: z.string().nullable(),
  /** False for one who signs in by another's word alone. */
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
  /** True for the sandbox's demo owner, so that the screen can say so. */
  isDemo: z.boolean(),
})
export type User = z.infer<typeof User>

const SignedIn = z.object({ user: User, tokens: Tokens })

/** The token of a promotion; what is none, or has run out, changes nothing. */
const Ref = z.string().max(2_000)
/** A provider knows this person and no account does: they open one, or link one that they sign in to. */
export const NeedConnect = z.object({
  needConnect: z.literal(true),
  /** Takes the place of the one that came in; good once, for signing up or linking. */
  idToken: z.string(),
  channel: LoginChannel,
  /** What the provider told, to begin a form with. */
  userEmail: z.string().nullable(),
  userName: z.string().nullable(),
  /** True when an account has this e-mail and neither side's proof is enough to join them. */
  emailInUse: z.boolean(),
})
export type NeedConnect = z.infer<typeof NeedConnect>

/** What proves that somebody came back from a provider: our own token of the callback, or the provider's id token. */
const LoginToken = z.string().min(1).max(4_000)
const kbPay = z.number().int().min(0).max(2).optional()

const Login = z.discriminatedUnion('channel', [
  z.object({
    channel: z.literal('email'),
    userEmail: Email,
    password: z.string().min(1).max(limits.passwordMax),
    ref: Ref.optional(),
    naverMarketKey: z.string().max(200).optional(),
    kbPay,
  }),
  z.object({ channel: z.literal('sandbox') }),
  z.object({ channel: LoginChannel, idToken: LoginToken, ref: Ref.optional(), kbPay }),
])

const SignUp = z
  .object({
    idToken: z.string().min(1).max(2_000),
    userEmail: Email,
    /** Needed to sign in with the e-mail; whoever comes from a provider may go without. */
    password: Password.optional(),
    userName: UserName,
    userPhoneNumber: PhoneNumber,
    channel: z.enum(['email', ...loginChannels]).default('email'),
    /** For a provider's channel: the token that login gave with `needConnect`. */
    socialToken: LoginToken.optional(),
    inflow: z.string().max(100).optional(),
    ref: Ref.optional(),
    kbPay,
    agreements: Agreements,
  })
  .superRefine(({ channel, password, socialToken }, { issues }) => {
    const missing =
      channel === 'email' ? password === undefined && 'password' : socialToken === undefined && 'socialToken'
    if (missing) {
      issues.push({
        code: 'invalid_type',
        expected: 'string',
        input: undefined,
        path: [missing],
        message: 'received undefined',
      })
    }
  })

/** Signing in and the owner's own data. */
export const account = {
  login: call({
    host: 'api',
    method: 'POST',
    path: '/user/login',
    who: 'anyone',
    summary:
      'Signs in with e-mail and password, by a provider, or as the demo owner while the sandbox is on.',
    body: Login,
    result: z.union([SignedIn, NeedConnect]),
    errors: [
      'ACCOUNT_EMAIL_NOT_FOUND',
      'ACCOUNT_WRONG_PASSWORD',
      'ACCOUNT_LOGIN_FAILED',
      'ACCOUNT_WITHDRAWN',
      'FIREBASE_ERROR',
      'NETWORK_ERROR',
      'TOO_MANY_REQUESTS',
    ],
  }),
  logout: call({
    host: 'api',
    method: 'DELETE',
    path: '/user/logout',
    who: 'member',
    anytime: true,
    summary: 'Ends this session; its refresh token stops working at once.',
    result: z.null(),
  }),
  refresh: call({
    host: 'api',
    method: 'POST',
    path: '/user/token',
    who: 'anyone',
    summary: 'Exchanges a refresh token, from the body or the cookie, for new tokens; each works once.',
    body: z.object({ refreshToken: z.string().max(500).optional() }),
    result: Tokens,
    beside: z.object({ accessToken: z.string() }),
    errors: ['ACCOUNT_SESSION_ENDED'],
  }),
  cookie: call({
    host: 'api',
    method: 'GET',
    path: '/user/cookie',
    who: 'anyone',
    summary: 'Says whether the refresh cookie of this browser still holds a session.',
    result: z.object({ signedIn: z.boolean(), expiresAt: z.iso.datetime().nullable() }),
  }),
  signup: call({
    host: 'api',
    method: 'POST',
    path: '/user/signup',
    who: 'anyone',
    summary: 'Opens an account with a proven phone number and signs it in.',
    body: SignUp,
    result: SignedIn,
    errors: [
      'ACCOUNT_EMAIL_IN_USE',
      'ACCOUNT_PHONE_IN_USE',
      'ACCOUNT_PHONE_NOT_VERIFIED',
      'ACCOUNT_TERMS_REQUIRED',
      'ACCOUNT_LOGIN_FAILED',
      'ACCOUNT_LINKED_TO_ANOTHER',
      'NETWORK_ERROR',
    ],
  }),
  linkSocial: call({
    host: 'api',
    method: 'PATCH',
    path: '/user/social',
    who: 'member',
    summary:
      "Links a provider to the signed-in owner; 'ACCOUNT ALREADY LINKED' says that it was theirs before.",
    body: z.object({ accessToken: z.string().min(1).max(2_000), idToken: LoginToken, channel: LoginChannel }),
    result: User,
    errors: [
      'ACCOUNT ALREADY LINKED',
      'ACCOUNT_LINKED_TO_ANOTHER',
      'ACCOUNT_CHANNEL_TAKEN',
      'ACCOUNT_LOGIN_FAILED',
      'NETWORK_ERROR',
    ],
  }),
  unlinkSocial: call({
    host: 'api',
    method: 'DELETE',
    path: '/user/social/{channel}',
    who: 'member',
    summary: 'Unlinks a provider from the owner, unless it is the last way in.',
    params: z.object({ channel: LoginChannel }),
    result: User,
    errors: ['ACCOUNT_LAST_WAY_IN'],
  }),
  existsEmail: call({
    host: 'api',
    method: 'POST',
    path: '/user/existsEmail',
    who: 'anyone',
    summary: 'Says whether an account has this e-mail address.',
    body: z.object({ userEmail: Email }),
    result: z.object({ exists: z.boolean() }),
  }),
  requestPhoneVerification: call({
    host: 'api',
    method: 'POST',
    path: '/user/requestPhoneVerification',
    who: 'anyone',
    summary: 'Sends a six-digit code by SMS; it holds for three minutes.',
    body: z.object({ phoneNumber: PhoneNumber, phoneVerificationType: PhonePurpose }),
    result: z.object({ expiresAt: z.iso.datetime(), resendAfter: z.iso.datetime() }),
    errors: [
      'ACCOUNT_PHONE_IN_USE',
      'ACCOUNT_PHONE_SAME',
      'ACCOUNT_PHONE_NOT_FOUND',
      'ACCOUNT_MESSAGE_LIMIT',
      'ACCOUNT_RESEND_TOO_SOON',
    ],
  }),
  verifyPhoneToken: call({
    host: 'api',
    method: 'POST',
    path: '/user/verifyPhoneToken',
    who: 'anyone',
    summary: 'Exchanges the code for a proof of the phone number that can be used once.',
    body: z.object({ phoneNumber: PhoneNumber, token: z.string().regex(/^\d{6}$/) }),
    result: z.object({ idToken: z.string() }),
    errors: ['ACCOUNT_CODE_WRONG', 'ACCOUNT_CODE_EXPIRED'],
  }),
  info: call({
    host: 'api',
    method: 'GET',
    path: '/user/info',
    who: 'member',
    summary: "The owner's own data.",
    result: User,
    beside: z.object({ lastInvoice: Invoice.nullable(), downgradeInvoice: DowngradeInvoice.nullable() }),
  }),
  editInfo: call({
    host: 'api',
    method: 'PATCH',
    path: '/user/info',
    who: 'member',
    summary:
      "Changes the owner's name, language or consent to marketing, or has this session's browser pushed to (null: no more).",
    body: z.object({
      userName: UserName.optional(),
      marketing: Agreements.shape.marketing.optional(),
      language: Language.optional(),
      FCMToken: PushToken.nullable().optional(),
    }),
    result: User,
  }),
  limit: call({
    host: 'api',
    method: 'GET',
    path: '/user/limit',
    who: 'member',
    summary:
      'What is left of this month: renders, AI videos, and the days of direct upload; and how much there is of what a plan has room for.',
    result: z.object({
      /** Renders that are left, those given beside the month's among them. */
      renderCnt: z.number().int(),
      /** How many of them were given beside the month's, as by a coupon. */
      renderExtra: z.number().int(),
      /** AI credits of this cycle: those used, and those that are left, whatever they come from. */
      monthlyScenarioGen: z.number().int(),
      /** Those of them that were spent, or are set aside for videos being made. */
      usedScenarioGen: z.number().int(),
      uploadExpireDate: z.iso.datetime(),
      credits: CreditState,
      /** What there is of what plans allow so many of. */
      has: Holdings,
    }),
  }),
  location: call({
    host: 'api',
    method: 'GET',
    path: '/user/location',
    who: 'anyone',
    summary: 'The country of the caller, as two letters.',
    result: z.object({ country: z.string().length(2) }),
    beside: z.object({ country: z.string().length(2) }),
  }),
}
