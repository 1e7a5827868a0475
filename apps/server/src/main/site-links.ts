import type { SiteLinks } from '@clipmint/contract'
import { z } from 'zod'

const Elsewhere = z.url({ protocol: /^https$/ }).optional()

/** Where else this installation is read and watched; each is shown where it is said. */
export const siteLinkSettings = {
  BLOG_URL: Elsewhere,
  INSTAGRAM_URL: Elsewhere,
  YOUTUBE_URL: Elsewhere,
  FACEBOOK_URL: Elsewhere,
  TIKTOK_URL: Elsewhere,
}

/** The blog for the support menu and the networks for the foot of the site. */
export function siteLinksOf(env: {
  [Name in keyof typeof siteLinkSettings]?: string | undefined
}): SiteLinks {
  const networks = [
    ['instagram', env.INSTAGRAM_URL],
    ['youtube', env.YOUTUBE_URL],
    ['facebook', env.FACEBOOK_URL],
    ['tiktok', env.TIKTOK_URL],
  ] as const
  return {
    blog: env.BLOG_URL ?? null,
    social: networks.flatMap(([network, url]) => (url === undefined ? [] : [{ network, url }])),
  }
}
