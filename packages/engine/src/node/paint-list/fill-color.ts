import { channelsOf } from '@clipmint/film'

import type { VideoColor } from '../pixels/placer.ts'

/** A colour of a film (`#rrggbb` or `rgba(…)`) in video's own terms (ITU-R BT.709-6, 3.5); null for another way to write one. */
export function videoColorOf(css: string, alpha: number): VideoColor | null {
  const channels = channelsOf(css)
  if (!channels) return null
  const [red, green, blue] = channels.rgb
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return {
    y: Math.round(16 + (219 * luma) / 255),
    u: Math.round(128 + (224 * (blue - luma)) / 1.8556 / 255),
    v: Math.round(128 + (224 * (red - luma)) / 1.5748 / 255),
    opacity: Math.round(255 * alpha * channels.opacity),
  }
}
