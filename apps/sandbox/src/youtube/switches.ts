import { dayMs } from '@clipmint/kit'

/** What YouTube can be set to, by POST /sandbox/networks/switches/youtube. Strict where the sources do not agree. */
export const youtubeDefaults = {
  /** The consent screen is in "Testing": refresh tokens last seven days. */
  isTesting: false,
  /** A new consent carries what was granted before, where it is asked with `include_granted_scopes`. */
  includesGrantedScopes: false,
  /** From the last byte to `processed`. */
  processingMs: 20_000,
  insertsPerDay: 100,
  searchesPerDay: 100,
  statsPerDay: 10_000,
  unitsPerDay: 10_000,
  /** How many videos a channel takes in 24 hours. */
  uploadsPerChannel: 50,
  /** The project is not verified: what it uploads is locked private. */
  locksPrivate: false,
  rejectsDuplicates: true,
  /** How many bytes of a PUT are kept at most, a multiple of 256 KiB; 0 keeps all. */
  keepsOfPut: 0,
  /** A chunk at another place than the next answers 416 in place of 308 with the true Range. */
  refusesWrongRange: false,
  /** Since 2026-09-14 it is 50 MB; 2 MB pass in any case. */
  thumbnailMegabytes: 2,
  analyticsLagMs: 3 * dayMs,
}
export type YoutubeSwitches = typeof youtubeDefaults
