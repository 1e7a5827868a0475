import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'

export const site: Handlers<typeof contract.site> = {
  facts: async ({ settings: { sandbox, company, links, maintenanceUrl }, outside }) => ({
    result: {
      sandbox,
      company,
      links,
      maintenanceUrl,
      login: outside.login.map(({ facts }) => facts.id),
      maps: [...outside.places.providers],
      shops: outside.shops.map(({ facts }) => facts.id),
    },
  }),
}
