import { z } from 'zod'

/** The four shapes a video can have. */
export const ratios = ['9:16', '4:5', '1:1', '16:9'] as const
export const Ratio = z.enum(ratios)
export type Ratio = z.infer<typeof Ratio>

/** Pixels of the finished video in each ratio: every layout in a template is written on a canvas of this size. */
export const frameSize: Readonly<Record<Ratio, { width: number; height: number }>> = {
  '9:16': { width: 1080, height: 1920 },
  '4:5': { width: 1080, height: 1350 },
  '1:1': { width: 1080, height: 1080 },
  '16:9': { width: 1920, height: 1080 },
}

/**
 * What the networks' own buttons never cover, as shares of the frame: in 9:16 the top 14 %, bottom 35 % and
 * side 6 % are theirs; elsewhere the core of 80 × 60 % holds the message.
 */
export const safeArea: Readonly<Record<Ratio, { left: number; top: number; right: number; bottom: number }>> =
  {
    '9:16': { left: 0.06, top: 0.14, right: 0.06, bottom: 0.35 },
    '4:5': { left: 0.1, top: 0.1, right: 0.1, bottom: 0.1 },
    '1:1': { left: 0.1, top: 0.1, right: 0.1, bottom: 0.1 },
    '16:9': { left: 0.1, top: 0.1, right: 0.1, bottom: 0.1 },
  }

/** Every film runs at this many frames a second. */
export const FPS = 30
