import {
  AppleKeys,
  createAppleLogin,
  createFacebookLogin,
  createGoogleLogin,
  createKakaoLogin,
  createNaverLogin,
  FacebookKeys,
  GoogleKeys,
  KakaoKeys,
  type LoginProvider,
  NaverKeys,
  sandboxAppleKey,
} from '@clipmint/integrations'
import type { z } from 'zod'

/** The keys of each provider of social login that is switched on; null for the others. */
export type LoginKeys = {
  google: GoogleKeys | null
  naver: NaverKeys | null
  kakao: KakaoKeys | null
  facebook: FacebookKeys | null
  apple: AppleKeys | null
}

/** The setting of each provider without which it is off. */
export const loginSwitches = [
  'GOOGLE_LOGIN_ID',
  'NAVER_LOGIN_ID',
  'KAKAO_LOGIN_ID',
  'FACEBOOK_LOGIN_ID',
  'APPLE_LOGIN_ID',
]

type Read = <Schema extends z.ZodType>(schema: Schema) => z.output<Schema> | null

export function loginKeysOf(raw: Record<string, string>, read: Read): LoginKeys {
  return {
    google: raw['GOOGLE_LOGIN_ID'] ? read(GoogleKeys) : null,
    naver: raw['NAVER_LOGIN_ID'] ? read(NaverKeys) : null,
    kakao: raw['KAKAO_LOGIN_ID'] ? read(KakaoKeys) : null,
    facebook: raw['FACEBOOK_LOGIN_ID'] ? read(FacebookKeys) : null,
    apple: raw['APPLE_LOGIN_ID'] ? read(AppleKeys) : null,
  }
}

/** The providers that have keys, in the order in which the site shows them: the most used in Korea first. */
export function loginOf(
  { kakao, naver, google, apple, facebook }: LoginKeys,
  now: () => Date,
): LoginProvider[] {
  return [
    ...(kakao ? [createKakaoLogin(kakao)] : []),
    ...(naver ? [createNaverLogin(naver)] : []),
    ...(google ? [createGoogleLogin(google)] : []),
    ...(apple ? [createAppleLogin(apple, now)] : []),
    ...(facebook ? [createFacebookLogin(facebook)] : []),
  ]
}

type Place = { sandboxUrl: string; publicUrl: string; now: () => Date }

/** All providers at their stand-ins, whose pages the site itself shows: browsers do not reach the sandbox's own port. */
export function sandboxLogin({ sandboxUrl, publicUrl, now }: Place): LoginProvider[] {
  const at = (id: string) => `${sandboxUrl}/sandbox/${id}`
  const providers = loginOf(
    {
      google: { ...known.google, GOOGLE_LOGIN_URL: at('google') },
      naver: { ...known.naver, NAVER_LOGIN_URL: at('naver') },
      kakao: { ...known.kakao, KAKAO_LOGIN_URL: at('kakao') },
      facebook: { ...known.facebook, FACEBOOK_LOGIN_URL: at('facebook') },
      apple: { ...known.apple, APPLE_LOGIN_URL: at('apple') },
    },
    now,
  )
  return providers.map((provider) => ({
    ...provider,
    authorizationUrl: async (visit) => {
      const { href } = await provider.authorizationUrl(visit)
      return new URL(href.replace(sandboxUrl, publicUrl))
    },
  }))
}

/** Keys that the sandbox knows; they open nothing else. */
const known = {
  google: { GOOGLE_LOGIN_ID: 'google-sandbox', GOOGLE_LOGIN_SECRET: 'google-sandbox-secret' },
  naver: { NAVER_LOGIN_ID: 'naver-sandbox', NAVER_LOGIN_SECRET: 'naver-sandbox-secret' },
  kakao: { KAKAO_LOGIN_ID: 'kakao-sandbox-rest-key', KAKAO_LOGIN_SECRET: 'kakao-sandbox-secret' },
  facebook: {
    FACEBOOK_LOGIN_ID: '100000000000001',
    FACEBOOK_LOGIN_SECRET: 'facebook-sandbox-secret',
    FACEBOOK_LOGIN_VERSION: 'v23.0',
  },
  apple: {
    APPLE_LOGIN_ID: 'example.clipmint.sandbox',
    APPLE_LOGIN_TEAM: 'SANDBOXTEA',
    APPLE_LOGIN_KEY_ID: 'SANDBOXKEY',
    APPLE_LOGIN_KEY: sandboxAppleKey(),
  },
}
