import type { Words } from '../page/words.ts'
import type { Network } from './network.ts'
import type { Account } from './seed/accounts.ts'
import type { Person } from './seed/people.ts'

/** A network's consent page: what it asks, of whom, and how it answers. */
export type Dialog = {
  network: Network
  name: Words
  /** The page's path, below /sandbox. */
  path: string
  /** What the app's id is called: client_id, client_key. */
  clientParam: string
  /** What the app may ask for; a scope that is not here is refused. */
  scopes: Record<string, Words>
  separator: RegExp
  /** Scopes that cannot be unticked. */
  fixed: readonly string[]
  /** What a person chooses among; `single` lets one be chosen. */
  accountsOf: (person: Person) => Account[]
  single: boolean
  /** Who has no account is let through all the same. */
  takesNobody?: boolean
  /** Why an account cannot be linked, in the network's words. */
  refusesAccount?: (account: Account) => string | null
  /** What the app is told when the person says no. */
  denied: Record<string, string>
  codeLifeMs: number
  /** What the network hangs on to the address it sends people back to. */
  tail: string
  /** Why a visit is not let through, in the network's words. */
  refuses?: (query: URLSearchParams) => string | null
}
