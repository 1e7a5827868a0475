import { opaque, sha256 } from './chance.ts'
import type { Clock } from './clock.ts'
import type { Documents, Store } from './documents.ts'
import type { Network } from './network.ts'

/** What a person let an app do, at one network; tokens of it look their scopes up here. */
export type Grant = {
  id: string
  network: Network
  person: string
  scopes: string[]
  declined: string[]
  /** The accounts that were chosen; null for all. */
  accounts: string[] | null
  at: number
}

export type Token = {
  id: string
  network: Network
  /** In the network's words: user, page, instagram, access, refresh … */
  kind: string
  grant: string
  person: string
  /** The account that it is for; null where it is for the person. */
  account: string | null
  issuedAt: number
  /** Null for one that lasts. */
  expiresAt: number | null
  /** Why it is worth nothing any more, by the network's subcode. */
  dead: number | null
  /** How often it was renewed. */
  generation: number
}

export type Tokens = {
  grants: Documents<Grant>
  /** A new token; its value is known to who gets it alone. */
  give: (
    token: Pick<Token, 'network' | 'kind' | 'grant' | 'person' | 'account' | 'expiresAt'> & {
      generation?: number
    },
    prefix?: string,
  ) => string
  find: (value: string | null) => Token | null
  scopesOf: (token: Token) => string[]
  /** What the journal calls who comes with it. */
  nameOf: (value: string | null) => string | null
  expire: (value: string | null) => void
  /** Ends all tokens of the same grant. */
  revoke: (value: string | null, subcode: number | null) => void
  /** Ends this token alone. */
  end: (value: string | null, subcode: number | null) => void
  /** Ends one that is known by its id alone. */
  drop: (id: string) => void
  dropScope: (value: string | null, scope: string) => void
  /** Without anything that opens a door, for a look at the state. */
  all: () => Token[]
}

const revoked = 0

/** Opaque tokens; only their hashes are kept, so that no look at the store gives one away. */
export function createTokens(store: Store, clock: Clock): Tokens {
  const kept = store.open<Token>('tokens')
  const grants = store.open<Grant>('grants')
  const find = (value: string | null) => (value === null ? null : kept.get(sha256(value)))
  const change = (value: string | null, part: Partial<Token>) => {
    const token = find(value)
    if (token) kept.put(token.id, { ...token, ...part })
  }
  return {
    grants,
    give({ generation = 0, ...token }, prefix = '') {
      const value = `${prefix}${opaque(48)}`
      const id = sha256(value)
      kept.put(id, { ...token, id, issuedAt: clock.now(), dead: null, generation })
      return value
    },
    find,
    scopesOf: (token) => grants.get(token.grant)?.scopes ?? [],
    nameOf(value) {
      const token = find(value)
      if (!token) return value === null ? null : 'unknown'
      return [token.kind, token.person, token.account].filter((it) => it !== null).join(':')
    },
    expire: (value) => change(value, { expiresAt: clock.now() - 1_000 }),
    revoke(value, subcode) {
      const token = find(value)
      if (!token) return
      for (const one of kept.all())
        if (one.grant === token.grant) kept.put(one.id, { ...one, dead: subcode ?? revoked })
    },
    end: (value, subcode) => change(value, { dead: subcode ?? revoked }),
    drop: (id) => void kept.change(id, { dead: revoked }),
    dropScope(value, scope) {
      const grant = grants.get(find(value)?.grant ?? '')
      if (grant)
        grants.put(grant.id, {
          ...grant,
          scopes: grant.scopes.filter((it) => it !== scope),
          declined: [...new Set([...grant.declined, scope])],
        })
    },
    all: () => kept.all(),
  }
}
