/** What Instagram can be set to, by POST /sandbox/networks/switches/instagram. Strict where the sources do not agree. */
export const instagramDefaults = {
  /** From the last byte to `FINISHED`. */
  processingMs: 30_000,
  /** Posts in a day that rolls: 50 by the references, 100 by the guide. */
  quotaTotal: 50,
  containersPerDay: 400,
  /** 30 by the API's pages; the product itself takes 5. */
  mostHashtags: 30,
  /** An address that cannot be fetched is refused at once (9004/2207052), in place of a container that fails later. */
  refusesUnfetchableAtOnce: false,
  /** The reply to a code is wrapped in `data`, as the pages show it; else it is flat, as it is met. */
  wrapsToken: true,
  insightsLagMs: 48 * 3_600_000,
  takesEditLists: false,
  needsProof: false,
  appCallsPerHour: 5_000,
  pageCallsPerDay: 48_000,
}
export type InstagramSwitches = typeof instagramDefaults
