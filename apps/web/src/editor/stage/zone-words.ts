/** What the places are called in which a network lays something over a video. */
export const zoneWords = {
  none: 'stage.safeZoneNone',
  reels: 'stage.safeZoneReels',
  tiktok: 'stage.safeZoneTiktok',
  shorts: 'stage.safeZoneShorts',
  story: 'stage.safeZoneStory',
} as const
