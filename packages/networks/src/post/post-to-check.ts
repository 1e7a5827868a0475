import type { Ratio } from '@clipmint/film'

import type { PostKind } from './network.ts'
import type { PostWords } from './text.ts'

/** The file of a video, as it was measured. */
export type VideoFacts = {
  ratio: Ratio
  width: number
  height: number
  seconds: number
  bytes: number
  framesPerSecond: number
  /** H.264 or H.265 with AAC in an MP4 that begins with its index. */
  isCommonFormat: boolean
  /** The first frame shows nothing but black. */
  opensBlack: boolean
  /** Our own mark is in the picture. */
  hasMark: boolean
}

/** What an account allows now, as far as the network said. */
export type AllowedNow = {
  left: number | null
  mostSeconds: number | null
  choices: Readonly<Record<string, readonly string[]>>
  off: readonly string[]
}

/** How the account stands that a post goes to; null where none is linked. */
type LinkStanding = { isAlive: boolean; endsAt: Date | null; missesScope: boolean } | null

export type PostToCheck = {
  kind: PostKind
  words: PostWords
  settings: Readonly<Record<string, string | boolean>>
  video: VideoFacts
  link: LinkStanding
  /** Null where the network was not asked, or said nothing. */
  allowed: AllowedNow | null
  /** It was to be asked and could not be just now, so that what the account allows is not known. */
  isUnasked?: boolean
  /** When it is to be seen. */
  at: Date
  /** The same video went, or goes, to the same account within two days. */
  isRepeat: boolean
  /** What it shows that is not so any more; left out where all of it is. */
  stale?: StaleFacts
}

/** What of a post is not so any more, and whether its owner wants it out all the same. */
export type StaleFacts = {
  /** A value that it shows, and what that is now: null where nothing is known of it any more. */
  change: { was: string; now: string | null } | null
  /** Its promotion is over by then. */
  isOver: boolean
  isKept: boolean
}
