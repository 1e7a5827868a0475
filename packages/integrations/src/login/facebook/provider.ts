import { createHmac } from 'node:crypto'

import { calculatePKCECodeChallenge } from 'openid-client'
import { z } from 'zod'

import { codeOf } from '../answer.ts'
import { addressAt, ask } from '../ask.ts'
import type { LoginIdentity, LoginOutcome, LoginProvider, LoginRefusal, UnlinkOutcome } from '../provider.ts'
import type { FacebookKeys } from './config.ts'

const Tokens = z.object({ access_token: z.string().min(1), token_type: z.string().optional() })
/** Accounts that were opened with a phone number have no e-mail. */
const Me = z.object({
  id: z.string().regex(/^\d+$/),
  name: z.string().optional(),
  email: z.email().optional(),
})
const Failed = z.object({
  error: z.object({
    message: z.string(),
    type: z.string(),
    code: z.number(),
    error_subcode: z.number().optional(),
  }),
})

/** Signing in with Facebook, whose Login gives no id token to a server: the person is read from the Graph API. */
export function createFacebookLogin(keys: FacebookKeys): LoginProvider {
  const { FACEBOOK_LOGIN_ID: appId, FACEBOOK_LOGIN_VERSION: version, FACEBOOK_LOGIN_URL: base } = keys
  return {
    facts: { id: 'facebook', name: { ko: '페이스북', en: 'Facebook' }, comesBack: 'by-address' },
    authorizationUrl: async ({ redirectUri, state, verifier }) =>
      addressAt(base, 'https://www.facebook.com', `/${version}/dialog/oauth`, {
        response_type: 'code',
        client_id: appId,
        redirect_uri: redirectUri,
        state,
        scope: 'email,public_profile',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    exchange: async (answer, visit): Promise<LoginOutcome> => {
      const read = codeOf(answer, visit)
      if (read.status !== 'code') return read
      const { redirectUri, verifier } = visit
      const tokens = await graph(keys, '/oauth/access_token', Tokens, {
        client_id: appId,
        client_secret: keys.FACEBOOK_LOGIN_SECRET,
        redirect_uri: redirectUri,
        code: read.code,
        code_verifier: verifier,
      })
      if (tokens.status !== 'ok') return tokens
      const me = await graph(keys, '/me', Me, {
        fields: 'id,name,email',
        ...proven(keys, tokens.value.access_token),
      })
      if (me.status !== 'ok') return me
      return { status: 'identity', identity: identityOf(me.value), grant: null }
    },
    verify: async () => ({ status: 'refused', reason: 'Facebook Login gives no id tokens to a server.' }),
    unlink: ({ subject }) => unlink(keys, subject),
  }
}

/** Facebook does not say whether it made sure of the address. */
function identityOf({ id, name, email }: z.infer<typeof Me>): LoginIdentity {
  return {
    provider: 'facebook',
    subject: id,
    email: email?.toLowerCase() ?? null,
    isEmailProven: false,
    name: name ?? null,
  }
}

async function unlink(keys: FacebookKeys, subject: string): Promise<UnlinkOutcome> {
  // The app's own token, so that nothing of the person's has to be kept.
  const token = `${keys.FACEBOOK_LOGIN_ID}|${keys.FACEBOOK_LOGIN_SECRET}`
  const done = await graph(
    keys,
    `/${encodeURIComponent(subject)}/permissions`,
    z.object({ success: z.literal(true) }),
    proven(keys, token),
    'DELETE',
  )
  return done.status === 'ok' ? { status: 'unlinked' } : done
}

/** A token, and the proof that whoever brings it knows the app's secret. */
function proven({ FACEBOOK_LOGIN_SECRET: secret }: FacebookKeys, token: string): Record<string, string> {
  return { access_token: token, appsecret_proof: createHmac('sha256', secret).update(token).digest('hex') }
}

async function graph<Shape extends z.ZodType>(
  { FACEBOOK_LOGIN_VERSION: version, FACEBOOK_LOGIN_URL: base }: FacebookKeys,
  path: string,
  shape: Shape,
  query: Record<string, string>,
  method: 'GET' | 'DELETE' = 'GET',
): Promise<{ status: 'ok'; value: z.output<Shape> } | LoginRefusal> {
  const url = addressAt(base, 'https://graph.facebook.com', `/${version}${path}`, query)
  const asked = await ask(url, { method })
  if (asked.status === 'unreachable') return asked
  const failed = Failed.safeParse(asked.body)
  if (failed.success) {
    const { type, code, message } = failed.data.error
    return { status: 'refused', reason: `${type} ${code}: ${message}` }
  }
  const read = shape.safeParse(asked.body)
  return read.success
    ? { status: 'ok', value: read.data }
    : { status: 'refused', reason: `Facebook's answer cannot be read (${asked.httpStatus}).` }
}
