import type { Company, placeProviders, ShopPlatformId, SiteLinks } from '@clipmint/contract'
import { useQuery } from '@tanstack/react-query'

import { queries } from '../api/index.ts'

/** Who runs the site; null until the server has said so, and where nobody has told it. */
export function useCompany(): Company | null {
  const { data } = useQuery({ ...queries.site.facts(), staleTime: Infinity })
  return data?.result.company ?? null
}

/** Where shops are run that can be linked; none until the server has said so. */
export function useShops(): readonly ShopPlatformId[] {
  const { data } = useQuery({ ...queries.site.facts(), staleTime: Infinity })
  return data?.result.shops ?? []
}

/** Maps whose listings can be imported; none until the server has said so. */
export function useMaps(): readonly (typeof placeProviders)[number][] {
  const { data } = useQuery({ ...queries.site.facts(), staleTime: Infinity })
  return data?.result.maps ?? []
}

const nowhere: SiteLinks = { blog: null, social: [] }

/** The blog and the networks of who runs the site; none until the server has said so. */
export function useSiteLinks(): SiteLinks {
  const { data } = useQuery({ ...queries.site.facts(), staleTime: Infinity })
  return data?.result.links ?? nowhere
}
