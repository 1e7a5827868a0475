import { NetworkId } from '@clipmint/networks'
import { z } from 'zod'

import { LoginChannel } from './account.ts'
import { call } from './define.ts'
import { PlaceProvider } from './places.ts'
import { ShopPlatformId } from './store-link.ts'

/** Who runs the site: what the law asks a shop to say at its foot, and who answers for privacy. */
const Company = z.object({
  name: z.string(),
  representative: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  businessNumber: z.string(),
  mailOrderNumber: z.string(),
  hostingProvider: z.string(),
  officerName: z.string(),
  officerPhone: z.string(),
  officerEmail: z.string(),
  /** True for the sandbox's invented one, which is shown as such. */
  isSample: z.boolean(),
})
export type Company = z.infer<typeof Company>

/** Where else who runs the site is read and watched. */
const SiteLinks = z.object({
  blog: z.url().nullable(),
  social: z.array(
    z.object({ network: NetworkId, name: z.object({ ko: z.string(), en: z.string() }), url: z.url() }),
  ),
})
export type SiteLinks = z.infer<typeof SiteLinks>

/** What the site may know of the server before anyone signs in. */
export const site = {
  facts: call({
    host: 'api',
    method: 'GET',
    path: '/site',
    who: 'anyone',
    summary:
      'Whether the outside world is stood in for by the sandbox, by which providers one can sign in, which shops can be linked, which maps can be imported from, who runs the site, where else they are met, and where maintenance is told.',
    result: z.object({
      sandbox: z.boolean(),
      login: z.array(LoginChannel),
      /** Where shops are run that can be linked. */
      shops: z.array(ShopPlatformId),
      /** Maps whose listings can be imported. */
      maps: z.array(PlaceProvider),
      company: Company.nullable(),
      links: SiteLinks,
      /** Where the browser reads of maintenance; null for `GET /setting/maintenance`. */
      maintenanceUrl: z.string().nullable(),
    }),
  }),
}
