import { z } from 'zod'

import { addressAt, ask } from '../ask.ts'
import { createOidcProvider } from '../oidc/provider.ts'
import type { LoginIdentity, LoginProvider, UnlinkOutcome } from '../provider.ts'
import { unlinked } from '../unlinked.ts'
import { appleClientSecret } from './client-secret.ts'
import type { AppleKeys } from './config.ts'

const host = 'https://appleid.apple.com'

/** Apple writes booleans as words at times. */
const Flag = z.union([z.boolean(), z.enum(['true', 'false'])]).transform((it) => it === true || it === 'true')
const Claims = z.object({
  sub: z.string().min(1),
  email: z.email().optional(),
  email_verified: Flag.optional(),
})
const Person = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }).optional(),
})

/** Signing in with Apple. It comes back with a form that Apple's site posts, and knows no PKCE. */
export function createAppleLogin(keys: AppleKeys, now: () => Date): LoginProvider {
  const { APPLE_LOGIN_URL: base } = keys
  return createOidcProvider({
    facts: { id: 'apple', name: { ko: '애플', en: 'Apple' }, comesBack: 'by-form' },
    issuers: [host],
    endpoints: {
      authorization: addressAt(base, host, '/auth/authorize'),
      token: addressAt(base, host, '/auth/token'),
      keys: addressAt(base, host, '/auth/keys'),
    },
    clientId: keys.APPLE_LOGIN_ID,
    clientSecret: () => appleClientSecret(keys, now),
    hasPkce: false,
    // Who asks for a name or an e-mail must take the answer as a form.
    asks: { scope: 'openid name email', response_mode: 'form_post' },
    identityOf,
    complete: null,
    unlink: ({ grant }) => unlink(keys, now, grant),
  })
}

/** An address of Apple's relay is proven too: what is sent to it reaches its owner and nobody else. */
function identityOf(claims: Record<string, unknown>, answer: Record<string, string>): LoginIdentity | null {
  const read = Claims.safeParse(claims)
  if (!read.success) return null
  const { sub, email = null, email_verified: isVerified } = read.data
  return {
    provider: 'apple',
    subject: sub,
    email: email?.toLowerCase() ?? null,
    isEmailProven: email !== null && isVerified === true,
    name: nameIn(answer['user']),
  }
}

/** The name comes beside the code, unsigned, and with the first consent alone. */
function nameIn(user: string | undefined): string | null {
  if (user === undefined) return null
  const { name } = Person.safeParse(parsed(user)).data ?? {}
  const { firstName = '', lastName = '' } = name ?? {}
  const isHangul = /[가-힣]/.test(firstName + lastName)
  return (isHangul ? `${lastName}${firstName}` : `${firstName} ${lastName}`).trim() || null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function unlink(keys: AppleKeys, now: () => Date, grant: string | null): Promise<UnlinkOutcome> {
  if (grant === null) return { status: 'refused', reason: 'Apple unlinks by a token, and none was kept.' }
  const form = {
    client_id: keys.APPLE_LOGIN_ID,
    client_secret: await appleClientSecret(keys, now),
    token: grant,
    token_type_hint: 'refresh_token',
  }
  return unlinked(await ask(addressAt(keys.APPLE_LOGIN_URL, host, '/auth/revoke'), { form }))
}
