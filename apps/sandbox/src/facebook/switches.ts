/** What Facebook can be set to, by POST /sandbox/networks/switches/facebook. Strict where the sources do not agree. */
export const facebookDefaults = {
  /** From the last byte to `ready`. */
  processingMs: 20_000,
  reelsPerDay: 30,
  /** Reports say that an address is refused for Reels where it works for Stories. */
  refusesHostedReels: true,
  /** A vertical video of up to 90 s sent to /videos waits as a draft. */
  draftsVerticalVideos: true,
  /** Finishing what is published already makes another post. */
  duplicatesOnRefinish: false,
  /** An error shows in its phase alone, while `video_status` goes on saying `processing`. */
  hidesErrorsInPhases: false,
  /** How long a new video cannot be read (100/33). */
  unseenAfterStartMs: 0,
  needsProof: false,
  appCallsPerHour: 5_000,
  pageCallsPerDay: 48_000,
  /** How many pieces of an upload by /videos: the end offset is so far on. */
  pieceBytes: 4 * 1024 ** 2,
}
export type FacebookSwitches = typeof facebookDefaults
