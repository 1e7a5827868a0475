import { z } from 'zod'

import { addressAt, ask } from '../ask.ts'
import { createOidcProvider } from '../oidc/provider.ts'
import type { LoginIdentity, LoginProvider, UnlinkOutcome } from '../provider.ts'
import type { KakaoKeys } from './config.ts'

const auth = 'https://kauth.kakao.com'
const api = 'https://kapi.kakao.com'

const Claims = z.object({
  sub: z.string().regex(/^\d+$/),
  nickname: z.string().optional(),
  email: z.email().optional(),
})
/** All but the id may be kept back by the person, or by Kakao from who has no business app. */
const Profile = z.object({
  id: z.union([z.number(), z.string()]),
  kakao_account: z
    .object({
      email: z.email().optional(),
      is_email_valid: z.boolean().optional(),
      is_email_verified: z.boolean().optional(),
      profile: z.object({ nickname: z.string().optional() }).optional(),
    })
    .default({}),
})
const Refreshed = z.object({ access_token: z.string() })

/** Signing in with Kakao. Its id token does not say whether it made sure of the e-mail, so its profile is asked too. */
export function createKakaoLogin(keys: KakaoKeys): LoginProvider {
  const { KAKAO_LOGIN_URL: base } = keys
  return createOidcProvider({
    facts: { id: 'kakao', name: { ko: '카카오', en: 'Kakao' }, comesBack: 'by-address' },
    issuers: [auth],
    endpoints: {
      authorization: addressAt(base, auth, '/oauth/authorize'),
      token: addressAt(base, auth, '/oauth/token'),
      keys: addressAt(base, auth, '/.well-known/jwks.json'),
    },
    clientId: keys.KAKAO_LOGIN_ID,
    clientSecret: () => keys.KAKAO_LOGIN_SECRET,
    hasPkce: true,
    asks: { scope: 'openid account_email profile_nickname' },
    identityOf,
    complete: (identity, accessToken) => withProfile(keys, identity, accessToken),
    unlink: ({ grant }) => unlink(keys, grant),
  })
}

/** Kakao's tokens carry no word on whether the address is its owner's: until its profile says so, it is not. */
function identityOf(claims: Record<string, unknown>): LoginIdentity | null {
  const read = Claims.safeParse(claims)
  if (!read.success) return null
  const { sub, nickname = null, email = null } = read.data
  return {
    provider: 'kakao',
    subject: sub,
    email: email?.toLowerCase() ?? null,
    isEmailProven: false,
    name: nickname,
  }
}

/** The e-mail and its proof as the profile tells them; who said no to the e-mail, or a profile that is away, adds nothing. */
async function withProfile(
  keys: KakaoKeys,
  identity: LoginIdentity,
  accessToken: string,
): Promise<LoginIdentity> {
  const asked = await ask(addressAt(keys.KAKAO_LOGIN_URL, api, '/v2/user/me'), {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  const read = Profile.safeParse(asked.status === 'answered' ? asked.body : null)
  // The profile of another person proves nothing of this one.
  if (!read.success || String(read.data.id) !== identity.subject) return identity
  const { email, is_email_valid: isValid, is_email_verified: isVerified, profile } = read.data.kakao_account
  const isEmailProven = email !== undefined && isValid === true && isVerified === true
  return {
    ...identity,
    email: email?.toLowerCase() ?? identity.email,
    isEmailProven,
    name: identity.name ?? profile?.nickname ?? null,
  }
}

async function unlink(keys: KakaoKeys, grant: string | null): Promise<UnlinkOutcome> {
  if (grant === null) return { status: 'refused', reason: 'Kakao unlinks by a token, and none was kept.' }
  const token = await accessTokenOf(keys, grant)
  if (token.status !== 'token') return token
  const asked = await ask(addressAt(keys.KAKAO_LOGIN_URL, api, '/v1/user/unlink'), {
    method: 'POST',
    headers: { authorization: `Bearer ${token.accessToken}` },
  })
  if (asked.status === 'unreachable') return asked
  return asked.httpStatus === 200
    ? { status: 'unlinked' }
    : { status: 'refused', reason: `${asked.httpStatus}: ${JSON.stringify(asked.body)}` }
}

type Token = { status: 'token'; accessToken: string } | Exclude<UnlinkOutcome, { status: 'unlinked' }>

async function accessTokenOf(keys: KakaoKeys, refreshToken: string): Promise<Token> {
  const asked = await ask(addressAt(keys.KAKAO_LOGIN_URL, auth, '/oauth/token'), {
    form: {
      grant_type: 'refresh_token',
      client_id: keys.KAKAO_LOGIN_ID,
      client_secret: keys.KAKAO_LOGIN_SECRET,
      refresh_token: refreshToken,
    },
  })
  if (asked.status === 'unreachable') return asked
  const read = Refreshed.safeParse(asked.body)
  return read.success
    ? { status: 'token', accessToken: read.data.access_token }
    : { status: 'refused', reason: `${asked.httpStatus}: ${JSON.stringify(asked.body)}` }
}
