import { opaque, sha256 } from './chance.ts'
import type { Clock } from './clock.ts'
import type { Store } from './documents.ts'
import type { Network } from './network.ts'

/** What a person agreed to, until the app takes it up. */
export type Agreed = {
  network: Network
  redirectUri: string
  person: string
  scopes: string[]
  declined: string[]
  accounts: string[] | null
  challenge: string | null
  /** All that the page was asked with. */
  asked: Record<string, string>
  expiresAt: number
}

export type Codes = {
  give: (agreed: Agreed) => string
  /** What a code was given for, which is spent by asking; a word for what is wrong with it otherwise. */
  spend: (network: Network, code: string) => Agreed | 'unknown' | 'used' | 'expired'
}

export function createCodes(store: Store, clock: Clock): Codes {
  const kept = store.open<Agreed & { isSpent: boolean }>('codes')
  return {
    give(agreed) {
      const code = opaque(48)
      kept.put(sha256(code), { ...agreed, isSpent: false })
      return code
    },
    spend(network, code) {
      const id = sha256(code)
      const agreed = kept.get(id)
      if (agreed?.network !== network) return 'unknown'
      if (agreed.isSpent) return 'used'
      kept.put(id, { ...agreed, isSpent: true })
      return agreed.expiresAt < clock.now() ? 'expired' : agreed
    },
  }
}
