import type { contract } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'

import type { Handlers } from '../../http/handlers.ts'
import { announcementBoard, maintenanceBoard } from './board.ts'
import { shownOn } from './rules.ts'

export const announcements: Handlers<typeof contract.announcements> = {
  list: async (ctx) => ({
    result: { list: shownOn(dayInSeoul(ctx.now()), await announcementBoard(ctx)) },
  }),
  maintenance: async (ctx) => ({ result: await maintenanceBoard(ctx) }),
}
