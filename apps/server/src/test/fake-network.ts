import type { NetworkId } from '@clipmint/contract'
import type {
  Candidate,
  CandidatesOutcome,
  ExchangeOutcome,
  NetworkAccess,
  NetworkTokens,
  Publisher,
  RenewOutcome,
  RevokeOutcome,
} from '@clipmint/integrations'
import { hourMs } from '@clipmint/kit'

/**
 * A network that is nowhere: what a code, and then its tokens, lead to stands in `visits`; `renewal` and `revocation` say how
 * those end, well unless set, and what was asked goes into `renewed` and `revoked`.
 */
export type FakeNetwork = Publisher & {
  visits: Map<string, { exchange?: ExchangeOutcome; candidates?: CandidatesOutcome }>
  renewal: ((access: NetworkAccess) => Promise<RenewOutcome>) | null
  revocation: RevokeOutcome
  renewed: NetworkAccess[]
  revoked: NetworkAccess[]
  /** Has a code lead to these, and gives it. */
  knows: (...list: Partial<Candidate>[]) => string
  /** Tokens that nobody had before. */
  tokens: (life?: Life) => NetworkTokens
}

/** How long tokens live, in hours; null for ever, and no refresh token where that has none. */
type Life = { access?: number | null; refresh?: number | null | 'none' }

type Options = { now: () => Date; renewsBeforeMs?: number | null; life?: Life }

export function createFakeNetwork(
  id: NetworkId,
  { now, renewsBeforeMs = hourMs, life: usual = { access: 24, refresh: 365 * 24 } }: Options,
): FakeNetwork {
  let made = 0
  const later = (hours: number | null) => (hours === null ? null : new Date(now().getTime() + hours * hourMs))
  const tokens: FakeNetwork['tokens'] = (life = usual) => {
    const { access = 24, refresh = 'none' } = life
    made += 1
    return {
      access: { token: `${id}-access-${made}`, expiresAt: later(access) },
      refresh: refresh === 'none' ? null : { token: `${id}-refresh-${made}`, expiresAt: later(refresh) },
      issuedAt: now(),
      scopes: ['post'],
    }
  }
  const notHere = (): never => {
    throw new Error(`${id} is not there: nothing can be posted.`)
  }
  const visits: FakeNetwork['visits'] = new Map()
  const fake: FakeNetwork = {
    facts: {
      id,
      publishesBy: 'call',
      neededScopes: ['post'],
      pictureOrigins: [`https://${id}.example`],
      renewsBeforeMs,
      programQuota: null,
      listedWithinMs: 0,
    },
    visits,
    renewal: null,
    revocation: { status: 'revoked' },
    renewed: [],
    revoked: [],
    tokens,
    knows: (...list) => {
      const code = `code-${visits.size}`
      const whole = list.map((one, at) => ({
        remoteId: `${id}-${at}`,
        name: `${id} ${at}`,
        handle: null,
        avatarUrl: null,
        fault: null,
        tokens: tokens(),
        ...one,
      }))
      visits.set(code, { candidates: { status: 'found', list: whole } })
      return code
    },
    consentUrl: async ({ state, redirectUri, verifier }) => {
      const query = new URLSearchParams({ state, redirect_uri: redirectUri, challenge: verifier.slice(0, 4) })
      return new URL(`https://${id}.example/authorize?${query.toString()}`)
    },
    exchange: async ({ code = '', error }) => {
      if (error === 'access_denied') return { status: 'cancelled' }
      const visit = visits.get(code)
      if (!visit) return { status: 'needs-owner', fault: 'ended', code: 'invalid_grant', told: 'Bad code.' }
      // The code goes along as the token, by which the candidates are found.
      const access = { token: code, expiresAt: null }
      const granted = { access, refresh: null, issuedAt: now(), scopes: ['post'] }
      return visit.exchange ?? { status: 'granted', tokens: granted, missing: [] }
    },
    candidates: async ({ access }) => visits.get(access.token)?.candidates ?? { status: 'found', list: [] },
    renew: async (access) => {
      fake.renewed.push(access)
      return fake.renewal ? fake.renewal(access) : { status: 'renewed', tokens: tokens() }
    },
    revoke: async (access) => {
      fake.revoked.push(access)
      return fake.revocation
    },
    limits: notHere,
    begin: notHere,
    send: notHere,
    publish: notHere,
    look: notHere,
    find: notHere,
    figures: notHere,
  }
  return fake
}
