import type { LoginChannel } from '@clipmint/contract'
import type {
  LoginFacts,
  LoginIdentity,
  LoginOutcome,
  LoginProvider,
  UnlinkOutcome,
} from '@clipmint/integrations'

/**
 * A provider of social login that is nowhere: a code and an id token stand for the ending that `endings` has under them,
 * and what is unlinked goes into `unlinked`; `unlinkAnswer` says how that ends, that it is done unless set.
 */
export type FakeLogin = LoginProvider & {
  endings: Map<string, LoginOutcome>
  unlinked: { subject: string; grant: string | null }[]
  unlinkAnswer: UnlinkOutcome
  /** Has a code and an id token mean somebody. */
  know: (code: string, traits: Partial<LoginIdentity> & { subject: string; grant?: string }) => void
}

const names: Record<LoginChannel, LoginFacts['name']> = {
  google: { ko: '구글', en: 'Google' },
  naver: { ko: '네이버', en: 'Naver' },
  kakao: { ko: '카카오', en: 'Kakao' },
  facebook: { ko: '페이스북', en: 'Facebook' },
  apple: { ko: '애플', en: 'Apple' },
}

export function createFakeLogin(id: LoginChannel): FakeLogin {
  const endings: FakeLogin['endings'] = new Map()
  const endingOf = (text: string) => endings.get(text) ?? ({ status: 'refused', reason: 'unknown' } as const)
  const fake: FakeLogin = {
    facts: { id, name: names[id], comesBack: id === 'apple' ? 'by-form' : 'by-address' },
    endings,
    unlinked: [],
    unlinkAnswer: { status: 'unlinked' },
    know: (code, { grant = null, ...traits }) => {
      const identity = { provider: id, email: null, isEmailProven: false, name: null, ...traits }
      endings.set(code, { status: 'identity', identity, grant })
    },
    authorizationUrl: async ({ state, redirectUri }) => {
      const query = new URLSearchParams({ state, redirect_uri: redirectUri })
      return new URL(`https://${id}.example/authorize?${query.toString()}`)
    },
    exchange: async ({ code = '' }) => endingOf(code),
    verify: async (idToken) => {
      const ending = endingOf(idToken)
      return ending.status === 'cancelled' ? { status: 'refused', reason: 'cancelled' } : ending
    },
    unlink: async (link) => {
      if (fake.unlinkAnswer.status === 'unlinked') fake.unlinked.push(link)
      return fake.unlinkAnswer
    },
  }
  return fake
}
