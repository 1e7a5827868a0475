import { dayMs } from '@clipmint/kit'

import { opaque } from '../networks/chance.ts'
import type { Agreed } from '../networks/codes.ts'
import type { Room } from '../networks/room.ts'
import type { Grant, Token } from '../networks/tokens.ts'
import type { YoutubeSwitches } from './switches.ts'

const accessSeconds = 3_599
const testingSeconds = 7 * 86_400
const mostRefreshTokens = 100
const unusedMs = 183 * dayMs

/** What Google gives out for what a person agreed to. */
export type Grants = {
  /** The tokens of a code, in the words of the token endpoint. */
  exchange: (agreed: Agreed) => object
  /** A new access token of a refresh token; null where that is worth nothing. */
  refresh: (value: string) => object | null
}

export function createGrants({ tokens, clock, store }: Room, switches: () => YoutubeSwitches): Grants {
  const uses = store.open<{ at: number }>('youtube-refreshes')
  const of = (person: string) =>
    tokens.all().filter((it) => it.network === 'youtube' && it.person === person && it.dead === null)

  function access({ id, person, scopes, accounts }: Grant): object {
    const value = tokens.give(
      {
        network: 'youtube',
        kind: 'access',
        grant: id,
        person,
        account: accounts?.[0] ?? null,
        expiresAt: clock.now() + accessSeconds * 1_000,
      },
      'ya29.',
    )
    return { access_token: value, expires_in: accessSeconds, scope: scopes.join(' '), token_type: 'Bearer' }
  }

  function refreshToken({ id, person, accounts }: Grant): object {
    const { isTesting } = switches()
    const value = tokens.give(
      {
        network: 'youtube',
        kind: 'refresh',
        grant: id,
        person,
        account: accounts?.[0] ?? null,
        expiresAt: isTesting ? clock.now() + testingSeconds * 1_000 : null,
      },
      '1//',
    )
    // One too many ends the oldest, and nobody is told.
    const live = of(person).filter(({ kind }) => kind === 'refresh')
    for (const { id: old } of live.slice(0, Math.max(0, live.length - mostRefreshTokens))) tokens.drop(old)
    return { refresh_token: value, ...(isTesting && { refresh_token_expires_in: testingSeconds }) }
  }

  function scopesOf({ person, scopes, asked }: Agreed): string[] {
    if (!switches().includesGrantedScopes || asked['include_granted_scopes'] !== 'true') return scopes
    return [...new Set([...scopes, ...of(person).flatMap((token) => tokens.scopesOf(token))])]
  }

  return {
    exchange(agreed) {
      const { person, declined, accounts, asked } = agreed
      const isFirst = of(person).length === 0
      const id = opaque(12)
      const grant = tokens.grants.put(id, {
        id,
        network: 'youtube',
        person,
        scopes: scopesOf(agreed),
        declined,
        accounts,
        at: clock.now(),
      })
      const isOffline = asked['access_type'] === 'offline'
      const isAsked = (asked['prompt'] ?? '').split(' ').includes('consent')
      return { ...access(grant), ...(isOffline && (isFirst || isAsked) && refreshToken(grant)) }
    },
    refresh(value) {
      const token = tokens.find(value)
      const grant = tokens.grants.get(token?.grant ?? '')
      if (!token || !grant || !isAlive(token)) return null
      uses.put(token.id, { at: clock.now() })
      return access(grant)
    },
  }

  function isAlive({ id, kind, network, dead, expiresAt, issuedAt }: Token): boolean {
    const used = uses.get(id)?.at ?? issuedAt
    return (
      network === 'youtube' &&
      kind === 'refresh' &&
      dead === null &&
      (expiresAt ?? Infinity) > clock.now() &&
      used + unusedMs > clock.now()
    )
  }
}
