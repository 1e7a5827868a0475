import type { Readable } from 'node:stream'

import type { NetworkId } from './networks.ts'
import type { LinkFault } from './post/link-fault.ts'
import type { PostKind } from './post/network.ts'
import type { PostRefusal } from './post/post-trail.ts'

export type { LinkFault } from './post/link-fault.ts'
export type { PostRefusal } from './post/post-trail.ts'

/** `code` and `told` are the network's own words, for logs and support; never a token. */
type InItsWords = { code: string; told: string }

/** Nothing came of it, and it may be asked again from `until` on (null: after a wait that grows). */
export type Wait = {
  status: 'wait'
  why: 'busy' | 'throttled' | 'quota' | 'outage'
  until: Date | null
} & InItsWords
export type NeedsOwner = { status: 'needs-owner'; fault: LinkFault } & InItsWords
export type Rejected = { status: 'rejected'; refusal: PostRefusal } & InItsWords
/** It was asked, and nobody can say what came of it: no answer in time, a line that went dead, an outage, nonsense. */
export type Unclear = { status: 'unclear'; why: 'timeout' | 'cut' | 'outage' | 'unreadable'; told: string }
/** What can stand in the way of everything that a network is asked. */
export type Trouble = Wait | NeedsOwner | Rejected | Unclear

/** Tokens of one link. They are kept sealed, and never written to a log or put into `told`. */
export type NetworkTokens = {
  access: { token: string; expiresAt: Date | null }
  /** What gets the next pair; null where only consent anew does. */
  refresh: { token: string; expiresAt: Date | null } | null
  issuedAt: Date
  scopes: readonly string[]
}

/** One way to a network's consent page and back. */
export type ConsentVisit = { redirectUri: string; state: string; verifier: string }

/** A page, an account or a channel that the person showed us, with the tokens to post there. */
export type Candidate = {
  /** The network's own id of it, which never changes. */
  remoteId: string
  name: string
  /** Its name in addresses, without @; null where it has none. */
  handle: string | null
  avatarUrl: string | null
  /** Null when it can be linked, otherwise why not. */
  fault: LinkFault | null
  tokens: NetworkTokens
}

/** How a post is asked for in a network's name. */
export type NetworkAccess = { remoteId: string; handle: string | null; tokens: NetworkTokens }

/** The file that is posted. It is read in a stream, from any byte, and never held whole. */
export type OutgoingVideo = {
  bytes: number
  seconds: number
  width: number
  height: number
  open: (fromByte: number) => Promise<Readable>
  /** A signed public address good for an hour and more, for those that fetch it themselves. */
  publicUrl: () => Promise<URL>
}

/** A post as it is to be seen. `text` is caption and hashtags in one; empty where the kind shows none. */
export type OutgoingPost = {
  kind: PostKind
  text: string
  /** The headline, where the network has one. */
  title: string
  /** The answers to the network's own settings, by their ids. */
  settings: Readonly<Record<string, string | boolean>>
  lang: 'ko' | 'en'
  madeWithAi: boolean
  video: OutgoingVideo
}

/** What an adapter needs to know of a post under way, in its own words: JSON that is stored after every step. */
export type Ticket = Readonly<Record<string, string | number | boolean | null>>

/**
 * A post that can be seen. `url` is null where the network does not say it (yet); `remoteId` is the upload's until then where
 * the post's own comes later, so it is worth another look by the same ticket.
 */
export type Published = { status: 'published'; remoteId: string; url: string | null }

export type ExchangeOutcome =
  | { status: 'granted'; tokens: NetworkTokens; missing: readonly string[] }
  | { status: 'cancelled' }
  | Trouble
export type CandidatesOutcome = { status: 'found'; list: readonly Candidate[] } | Trouble
export type RenewOutcome = { status: 'renewed'; tokens: NetworkTokens } | Trouble
export type RevokeOutcome = { status: 'revoked' } | Trouble

/** What an account allows at this moment. Unknown numbers are null, never 0. */
export type AccountLimits = {
  status: 'known'
  /** Posts that are left for now, and from when there are more. */
  left: number | null
  resetsAt: Date | null
  mostSeconds: number | null
  /** Of a choice limited by the account, the options it has. */
  choices: Readonly<Record<string, readonly string[]>>
  /** Switches limited by the account that are off there. */
  off: readonly string[]
}
export type LimitsOutcome = AccountLimits | Trouble

export type BeginOutcome = { status: 'begun'; ticket: Ticket } | Trouble
/**
 * `gone` is a place that takes no bytes any more, as addresses for them end. A post that was not about to be published is begun
 * anew then; any other is looked for.
 */
export type SendOutcome = { status: 'sent'; ticket: Ticket } | { status: 'gone' } | Trouble
export type PublishOutcome = { status: 'accepted'; ticket: Ticket } | Trouble

/**
 * Where a post stands, by its ticket. `unsent` is a network that says itself that bytes are missing: sending may go on and
 * cannot double. `ready` may be published by call; a call before came to nothing. `gone` is a ticket that the network does
 * not know any more, which says nothing of the post: look for it by `find`. `progress` runs from 0 to 1.
 */
export type LookOutcome =
  | { status: 'unsent'; fromByte: number }
  | { status: 'processing'; progress: number | null }
  | { status: 'ready' }
  | { status: 'gone' }
  | Published
  | Trouble

/** What a post is known by where its ticket is of no use. */
export type Wanted = {
  kind: PostKind
  text: string
  title: string
  seconds: number
  /** It was made in this time and not before. */
  between: { from: Date; to: Date }
  /** Ids of posts that are others of ours. */
  others: readonly string[]
}
export type FindOutcome = Published | { status: 'absent' } | Trouble

/** What a network counts of one post. What it does not say is null, and never 0. */
export type PostFigures = {
  remoteId: string
  views: number | null
  reach: number | null
  likes: number | null
  comments: number | null
  shares: number | null
  saves: number | null
  /** Mean length that was watched, in seconds. */
  meanWatchedSeconds: number | null
}
/** Posts that are not named any more are gone from the network. */
export type FiguresOutcome =
  | { status: 'read'; posts: readonly PostFigures[]; gone: readonly string[]; followers: number | null }
  | Trouble

/**
 * What a network tells by itself. It may come late, twice, out of order or after the contrary, so it is only a reason to
 * look: nothing is decided by it. A post is named by its account and by what its ticket holds of it.
 */
export type NetworkHook =
  | { status: 'told'; about: 'post'; remoteId: string; ticket: Ticket }
  | { status: 'told'; about: 'account'; remoteId: string }
  /** Of a kind that the product has no use for; it is answered as well. */
  | { status: 'ignored' }
  | { status: 'refused'; reason: 'unsigned' | 'stale' | 'unreadable' }

/** How many posts a program may make, or ask for, from `from` until `until`. */
export type ProgramQuota = { posts: number; from: Date; until: Date }

/** How a network publishes: by a call of its own after the file is there, or with the last byte of the file. */
export type PublishesBy = 'call' | 'last-byte'

/**
 * A social network that videos are posted to. Every ending is a value; a wrong argument of ours throws.
 *
 * What makes a post happen exactly once is here: `begin` and all bytes but, with `last-byte`, the last ones are unseen by
 * anyone and may be left behind; `publish`, or the last byte, cannot be taken back. Before either the caller has written
 * down that it is about to. When the answer is lost, only `look` and `find` are asked: both change nothing.
 */
export type Publisher = {
  facts: {
    id: NetworkId
    publishesBy: PublishesBy
    /** Without these nothing can be posted; the others are for figures and comments. */
    neededScopes: readonly string[]
    /** Where pictures of accounts come from, for the page's policy. */
    pictureOrigins: readonly string[]
    /** How long before the end of an access token it is renewed, in ms; null where it is not. */
    renewsBeforeMs: number | null
    /** How many posts all accounts together may make in a period, where a network holds programs to that; else null. */
    programQuota: ((now: Date) => ProgramQuota) | null
    /** How often figures of all accounts together are asked for in a period, where asking eats what posting needs. */
    figuresQuota?: (now: Date) => ProgramQuota
    /** How long after publishing a list may not show a post yet, in ms: before that `absent` proves nothing. */
    listedWithinMs: number
  }
  /** The network's page where the person agrees. */
  consentUrl: (visit: ConsentVisit) => Promise<URL>
  /** Makes tokens of what the browser came back with; `missing` are needed scopes that were unticked. */
  exchange: (answer: Readonly<Record<string, string>>, visit: ConsentVisit) => Promise<ExchangeOutcome>
  /** Everything the person can post to, those that cannot be linked with why. */
  candidates: (tokens: NetworkTokens) => Promise<CandidatesOutcome>
  /** The next tokens. Where they rotate the ones before are dead then: only one may ask at a time. */
  renew: (access: NetworkAccess) => Promise<RenewOutcome>
  /** Takes the consent back; a token that is dead already is as well. */
  revoke: (access: NetworkAccess) => Promise<RevokeOutcome>
  limits: (access: NetworkAccess, kind: PostKind) => Promise<LimitsOutcome>
  /** Opens a place for the post that nobody sees. Asked again it opens another, which does no harm. */
  begin: (access: NetworkAccess, post: OutgoingPost) => Promise<BeginOutcome>
  /**
   * Sends the bytes that the network says are missing. `sent` hears how many it has; with `last-byte` it waits for
   * `aboutToPublish` before the bytes that publish, and sends them only when that resolves.
   */
  send: (
    access: NetworkAccess,
    post: OutgoingPost,
    ticket: Ticket,
    on: { sent: (bytes: number) => void; aboutToPublish: () => Promise<void>; signal: AbortSignal },
  ) => Promise<SendOutcome>
  /** Makes the post be seen. Only with `call`, only when `look` says `ready`. */
  publish: (access: NetworkAccess, post: OutgoingPost, ticket: Ticket) => Promise<PublishOutcome>
  look: (access: NetworkAccess, kind: PostKind, ticket: Ticket) => Promise<LookOutcome>
  find: (access: NetworkAccess, wanted: Wanted) => Promise<FindOutcome>
  /** What is counted of posts, at most 20, and of the account. */
  figures: (
    access: NetworkAccess,
    posts: readonly { remoteId: string; kind: PostKind }[],
  ) => Promise<FiguresOutcome>
  /** Reads what the network tells by itself: headers in lower case, the body byte by byte. Only of those that tell anything. */
  readHook?: (headers: Record<string, string | string[] | undefined>, body: Uint8Array) => NetworkHook
}
