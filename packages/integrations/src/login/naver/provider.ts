import { z } from 'zod'

import { codeOf } from '../answer.ts'
import { addressAt } from '../ask.ts'
import type { LoginIdentity, LoginOutcome, LoginProvider, UnlinkOutcome } from '../provider.ts'
import { askForPerson, askForTokens, deleteConsent, type NaverPerson } from './api.ts'
import type { NaverKeys } from './config.ts'

const Email = z.email()

/** Signing in with Naver, which gives no id token and knows neither nonce nor scope: what it asks for is set in its console. */
export function createNaverLogin(keys: NaverKeys): LoginProvider {
  return {
    facts: { id: 'naver', name: { ko: '네이버', en: 'Naver' }, comesBack: 'by-address' },
    authorizationUrl: async ({ redirectUri, state }) =>
      addressAt(keys.NAVER_LOGIN_URL, 'https://nid.naver.com', '/oauth2.0/authorize', {
        response_type: 'code',
        client_id: keys.NAVER_LOGIN_ID,
        redirect_uri: redirectUri,
        state,
      }),
    exchange: async (answer, visit): Promise<LoginOutcome> => {
      const read = codeOf(answer, visit)
      if (read.status !== 'code') return read
      const tokens = await askForTokens(keys, {
        grant_type: 'authorization_code',
        code: read.code,
        state: visit.state,
      })
      if (tokens.status !== 'ok') return tokens
      const person = await askForPerson(keys, tokens.value.access_token)
      if (person.status !== 'ok') return person
      return {
        status: 'identity',
        identity: identityOf(person.value),
        grant: tokens.value.refresh_token ?? null,
      }
    },
    verify: async () => ({ status: 'refused', reason: 'Naver gives no id tokens.' }),
    unlink: ({ grant }) => unlink(keys, grant),
  }
}

/** The address is one to write to, which the person typed once: it proves nothing. */
function identityOf({ id, email, name, nickname }: NaverPerson): LoginIdentity {
  return {
    provider: 'naver',
    subject: id,
    email: Email.safeParse(email).data?.toLowerCase() ?? null,
    isEmailProven: false,
    name: name ?? nickname ?? null,
  }
}

async function unlink(keys: NaverKeys, grant: string | null): Promise<UnlinkOutcome> {
  if (grant === null) return { status: 'refused', reason: 'Naver unlinks by a token, and none was kept.' }
  const tokens = await askForTokens(keys, { grant_type: 'refresh_token', refresh_token: grant })
  if (tokens.status !== 'ok') return tokens
  return deleteConsent(keys, tokens.value.access_token)
}
