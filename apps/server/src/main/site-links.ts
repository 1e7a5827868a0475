import { type NetworkId, networkIds, networks, type SiteLinks } from '@clipmint/contract'
import { z } from 'zod'

const Elsewhere = z.url({ protocol: /^https$/ }).optional()

type Name = `${Uppercase<NetworkId>}_URL`
const settingOf = (id: NetworkId) => `${id.toUpperCase()}_URL` as Name

/** Where else this installation is read and watched, the networks by their names; each is shown where it is said. */
export const siteLinkSettings = {
  BLOG_URL: Elsewhere,
  ...(Object.fromEntries(networkIds.map((id) => [settingOf(id), Elsewhere])) as Record<
    Name,
    typeof Elsewhere
  >),
}

/** The blog for the support menu and the networks for the foot of the site. */
export function siteLinksOf(env: {
  [Setting in keyof typeof siteLinkSettings]?: string | undefined
}): SiteLinks {
  return {
    blog: env.BLOG_URL ?? null,
    social: networkIds.flatMap((id) => {
      const url = env[settingOf(id)]
      return url === undefined ? [] : [{ network: id, name: networks[id].name, url }]
    }),
  }
}
