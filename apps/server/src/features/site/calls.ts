import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'

export const site: Handlers<typeof contract.site> = {
  facts: async ({ settings: { sandbox, company, maintenanceUrl }, outside }) => ({
    result: { sandbox, company, maintenanceUrl, login: outside.login.map(({ facts }) => facts.id) },
  }),
}
