import { hourMs } from '@clipmint/kit'

import { type Accounts, createAccounts } from './accounts.ts'
import { createRegistration, type Registration } from './apps.ts'
import { type Clock, createClock } from './clock.ts'
import { type Codes, createCodes } from './codes.ts'
import { createStore, type Store } from './documents.ts'
import { createFaultBook, type FaultBook } from './faults/book.ts'
import { createJournal, type Journal } from './journal.ts'
import { createShelf, type Shelf } from './media/shelf.ts'
import { type Growth } from './metrics.ts'
import type { Network } from './network.ts'
import { createPosts, type Post, type Posts } from './posts.ts'
import { createSwitches, type Switches } from './switches.ts'
import { createTokens, type Tokens } from './tokens.ts'

/** What all networks share. */
export type Room = {
  clock: Clock
  store: Store
  accounts: Accounts
  registration: Registration
  codes: Codes
  tokens: Tokens
  faults: FaultBook
  journal: Journal
  switches: Switches
  shelf: Shelf
  posts: Posts
  /** How a post is taken up by people. */
  growthOf: (post: Post) => Growth
  /** Where people see this machine's pages from: the site that the sandbox stands beside, else as it was asked. */
  publicUrl: (asked: URL) => string
  /** The site that the sandbox stands beside; null where it stands alone. */
  siteUrl: string | null
  /** What `room` itself is set to. */
  settings: () => typeof defaults
}

const defaults = {
  /** A file that came before is not looked into again: for sweeps of thousands of posts with one file. */
  remembersProbes: true,
  /** Addresses of this machine may be fetched, as if they were public. */
  fetchesLocal: true,
  /** Every post comes to a million views. */
  viral: false,
  /** Nobody sees anything. */
  unseen: false,
  /** Views are revised down to a share of what they were. */
  revisedTo: 1,
  /** How many like a post is not told. */
  hidesLikes: false,
  /** A day (2026-03-02) that is missing from every series. */
  missingDay: '',
}

const growth: Record<Network, { factor: number; halfLifeMs: number }> = {
  facebook: { factor: 0.6, halfLifeMs: 30 * hourMs },
  instagram: { factor: 1, halfLifeMs: 24 * hourMs },
  youtube: { factor: 1.3, halfLifeMs: 72 * hourMs },
  tiktok: { factor: 2.2, halfLifeMs: 18 * hourMs },
}

/** The room of the networks; in a folder it outlives the sandbox. */
export function createRoom(
  real: () => Date,
  { folder, siteUrl }: { folder: string | null; siteUrl: string | null },
): Room {
  const store = createStore(folder)
  const clock = createClock(real, store)
  const switches = createSwitches(store)
  const settings = switches.of('room', defaults)
  const accounts = createAccounts(store)
  return {
    clock,
    store,
    accounts,
    registration: createRegistration(store, siteUrl),
    codes: createCodes(store, clock),
    tokens: createTokens(store, clock),
    faults: createFaultBook(store),
    journal: createJournal(store),
    switches,
    settings,
    shelf: createShelf(store, folder, () => settings().remembersProbes),
    posts: createPosts(store, clock),
    siteUrl,
    publicUrl: ({ origin }) => siteUrl ?? origin,
    growthOf({ id, network, account, publishedAt, durationMs, isPublic, audience }) {
      const { followers = 0 } = accounts.find(network, account) ?? {}
      const { viral, unseen, revisedTo } = settings()
      const { factor, halfLifeMs } = growth[network]
      return {
        id,
        publishedAt: publishedAt ?? Infinity,
        durationMs,
        followers: viral ? 2_000_000 : followers,
        factor: unseen || (!isPublic && audience === undefined) ? 0 : factor * revisedTo,
        halfLifeMs,
      }
    },
  }
}
