import { type contract, limits } from '@clipmint/contract'
import { endOfDayInSeoul, startOfDayInSeoul } from '@clipmint/kit'

import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { daysWorthAVideo, isPeriod, mixOf } from './rules.ts'
import { readPosts, readShop } from './store.ts'

export const calendar: Handlers<typeof contract.calendar> = {
  days: async (ctx, { account, query: { from, to } }) => {
    if (!isPeriod({ from, to }))
      throw new Failure('CAMPAIGNS_PERIOD', { values: { days: limits.calendarDaysMax } })
    const shop = await readShop(ctx, account.id)
    const posts = await readPosts(ctx, account.id, {
      from: startOfDayInSeoul(from),
      until: endOfDayInSeoul(to),
    })
    return { result: { days: daysWorthAVideo(shop, { from, to }), mix: mixOf(posts) } }
  },
}
