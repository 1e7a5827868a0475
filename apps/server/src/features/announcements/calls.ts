import type { contract, Maintenance } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'

import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { announcementBoard, maintenanceAtStart, maintenanceFile, readMaintenance } from './board.ts'
import { announcementsOn } from './rules.ts'

export const announcements: Handlers<typeof contract.announcements> = {
  list: async ({ now }) => ({
    result: { list: announcementsOn(dayInSeoul(now()), announcementBoard) },
  }),
  maintenance: async (ctx) => ({ result: await maintenanceNow(ctx) }),
}

/** Read anew each time, so that nobody restarts a server to say that it will be away. A slip of the pen hides nothing. */
async function maintenanceNow({ log }: Pick<Context, 'log'>): Promise<Maintenance> {
  return readMaintenance(maintenanceFile).catch((err: unknown) => {
    log.error({ err }, 'the maintenance file cannot be read; what it said at the start is told')
    return maintenanceAtStart
  })
}
