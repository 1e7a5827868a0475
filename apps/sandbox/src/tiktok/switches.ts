/** What TikTok can be set to, by POST /sandbox/networks/switches/tiktok. Strict where the sources do not agree. */
export const tiktokDefaults = {
  /** The app has passed the audit. */
  isAudited: true,
  /** The documents say 2 h and 180 d since November 2026, and 24 h and 365 d before. */
  accessTokenSeconds: 7_200,
  refreshTokenSeconds: 180 * 86_400,
  /** For how long a refresh token that was used is still taken. */
  refreshGraceSeconds: 0,
  /** OAuth errors come with 200 or with 400: only the body tells. */
  oauthErrorStatus: 200,
  /** From the last byte to the end of the publishing. */
  processingMs: 10_000,
  /** From the end of the publishing to the public id. */
  moderationMs: 60_000,
  /** The list of public ids stays empty for ever. */
  neverTellsIds: false,
  /** Since August 2026 some apps are refused uploads of several chunks. */
  refusesChunks: false,
  /** A download never ends. */
  stallsPulls: false,
  /** Addresses that videos may be fetched from, by their beginnings, with commas between. */
  verifiedPrefixes: '',
  postsPerDay: 15,
  pendingPerDay: 5,
  /** How many creators may post by the app in 24 hours; 5 of an app without audit. */
  activeCreatorsPerDay: 1_000,
  /** Nobody may post: creator_info says so with a 200. */
  bansPosting: false,
  /** Where events are told; null tells nobody. */
  webhookUrl: null as string | null,
  /** How often each event is told, also once it was heard: it is promised to come at least once. */
  webhookCopies: 1,
  /** How long after it happened an event is told. */
  webhookLateMs: 0,
}
export type TiktokSwitches = typeof tiktokDefaults
