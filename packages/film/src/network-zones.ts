import { safeArea } from './ratio.ts'

/** Places in which a network shows a 9:16 video with its own buttons and words over it. */
export const networkZones = ['reels', 'tiktok', 'shorts', 'story'] as const
export type NetworkZone = (typeof networkZones)[number]

type Insets = (typeof safeArea)['9:16']

/**
 * What each of them leaves free of a 9:16 frame, as insets in shares of it: Reels and Story as Meta's guide for
 * advertisers has them, Shorts as Google's (288, 192, 672 and 48 of 1080 × 1920). TikTok publishes pictures that depend
 * on the caption instead of numbers; these are of a caption of a few lines.
 */
export const freeOf: Readonly<Record<NetworkZone, Insets>> = {
  reels: safeArea['9:16'],
  tiktok: { left: 0.06, top: 0.08, right: 0.14, bottom: 0.23 },
  shorts: { left: 48 / 1080, top: 0.15, right: 192 / 1080, bottom: 0.35 },
  story: { left: 0, top: 0.14, right: 0, bottom: 0.2 },
}
