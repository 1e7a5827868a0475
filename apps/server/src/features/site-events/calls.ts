import type { contract } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'

import type { Handlers } from '../../http/handlers.ts'
import { shownOn } from '../announcements/index.ts'
import { siteEventBoard } from './board.ts'

export const siteEvents: Handlers<typeof contract.siteEvents> = {
  list: async (ctx) => ({
    result: { list: shownOn(dayInSeoul(ctx.now()), await siteEventBoard(ctx)) },
  }),
}
