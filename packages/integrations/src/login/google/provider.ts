import { z } from 'zod'

import { addressAt, ask } from '../ask.ts'
import { createOidcProvider } from '../oidc/provider.ts'
import type { LoginIdentity, LoginProvider } from '../provider.ts'
import { unlinked } from '../unlinked.ts'
import type { GoogleKeys } from './config.ts'

const Claims = z.object({
  sub: z.string().min(1),
  email: z.email().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  /** The domain of a Google Workspace, which hosts the address itself. */
  hd: z.string().optional(),
})

/** Signing in with Google. */
export function createGoogleLogin(keys: GoogleKeys): LoginProvider {
  const { GOOGLE_LOGIN_URL: base } = keys
  return createOidcProvider({
    facts: { id: 'google', name: { ko: '구글', en: 'Google' }, comesBack: 'by-address' },
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    endpoints: {
      authorization: addressAt(base, 'https://accounts.google.com', '/o/oauth2/v2/auth'),
      token: addressAt(base, 'https://oauth2.googleapis.com', '/token'),
      keys: addressAt(base, 'https://www.googleapis.com', '/oauth2/v3/certs'),
    },
    clientId: keys.GOOGLE_LOGIN_ID,
    clientSecret: () => keys.GOOGLE_LOGIN_SECRET,
    hasPkce: true,
    // Offline, so that the first consent brings a token to take the consent back with.
    asks: { scope: 'openid email profile', access_type: 'offline' },
    identityOf,
    complete: null,
    unlink: async ({ grant }) => {
      if (grant === null) return { status: 'unlinked' }
      const revoke = addressAt(base, 'https://oauth2.googleapis.com', '/revoke')
      // A token that Google does not know any more is revoked already.
      return unlinked(await ask(revoke, { form: { token: grant } }), ['invalid_token'])
    },
  })
}

/** Google is sure of an address that it hosts itself; of another one it only once was (developers.google.com/identity). */
function identityOf(claims: Record<string, unknown>): LoginIdentity | null {
  const read = Claims.safeParse(claims)
  if (!read.success) return null
  const { sub, email = null, email_verified: isVerified, name = null, hd } = read.data
  const isHosted = hd !== undefined || email?.toLowerCase().endsWith('@gmail.com') === true
  return {
    provider: 'google',
    subject: sub,
    email: email?.toLowerCase() ?? null,
    isEmailProven: isVerified === true && isHosted,
    name,
  }
}
