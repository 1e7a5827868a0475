import { z } from 'zod'

import { addressAt, ask } from '../ask.ts'
import type { LoginRefusal, UnlinkOutcome } from '../provider.ts'
import type { NaverKeys } from './config.ts'

const nid = 'https://nid.naver.com'

/** Naver says how long a token holds as words: "3600". */
const Tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().optional(),
  token_type: z.string().regex(/^bearer$/i),
  expires_in: z.union([z.string().regex(/^\d+$/), z.number()]),
})
/** Naver says what went wrong with the status of what went well. */
const Refused = z.object({ error: z.string(), error_description: z.string().optional() })
const Profile = z.object({
  resultcode: z.string(),
  message: z.string(),
  response: z
    .object({
      id: z.string().min(1).max(64),
      email: z.string().optional(),
      name: z.string().optional(),
      nickname: z.string().optional(),
    })
    .optional(),
})

type Got<Value> = { status: 'ok'; value: Value } | LoginRefusal
export type NaverTokens = z.infer<typeof Tokens>
export type NaverPerson = NonNullable<z.infer<typeof Profile>['response']>

/** Exchanges a code, or a refresh token, at Naver's one endpoint for all of it. */
export async function askForTokens(keys: NaverKeys, form: Record<string, string>): Promise<Got<NaverTokens>> {
  const asked = await tokenCall(keys, form)
  if (asked.status === 'unreachable') return asked
  const error = Refused.safeParse(asked.body)
  if (error.success) return refused(`${error.data.error}: ${error.data.error_description ?? ''}`)
  const tokens = Tokens.safeParse(asked.body)
  return tokens.success ? { status: 'ok', value: tokens.data } : refused('Naver gave no token.')
}

/** The person of a token. */
export async function askForPerson(keys: NaverKeys, accessToken: string): Promise<Got<NaverPerson>> {
  const asked = await ask(addressAt(keys.NAVER_LOGIN_URL, 'https://openapi.naver.com', '/v1/nid/me'), {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  if (asked.status === 'unreachable') return asked
  const profile = Profile.safeParse(asked.body)
  if (!profile.success) return refused(`Naver's profile cannot be read (${asked.httpStatus}).`)
  const { resultcode, message, response } = profile.data
  if (resultcode !== '00' || !response) return refused(`${resultcode}: ${message}`)
  return { status: 'ok', value: response }
}

/** Takes the person's consent back, by a token of theirs. */
export async function deleteConsent(keys: NaverKeys, accessToken: string): Promise<UnlinkOutcome> {
  const form = { grant_type: 'delete', access_token: accessToken, service_provider: 'NAVER' }
  const asked = await tokenCall(keys, form)
  if (asked.status === 'unreachable') return asked
  const error = Refused.safeParse(asked.body)
  return error.success ? refused(error.data.error) : { status: 'unlinked' }
}

function tokenCall(keys: NaverKeys, form: Record<string, string>) {
  return ask(addressAt(keys.NAVER_LOGIN_URL, nid, '/oauth2.0/token'), {
    form: { client_id: keys.NAVER_LOGIN_ID, client_secret: keys.NAVER_LOGIN_SECRET, ...form },
  })
}

function refused(reason: string): Extract<LoginRefusal, { status: 'refused' }> {
  return { status: 'refused', reason }
}
