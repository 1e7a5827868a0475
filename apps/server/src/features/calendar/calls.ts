import { type contract, limits } from '@clipmint/contract'
import { dayInSeoul, endOfDayInSeoul, startOfDayInSeoul } from '@clipmint/kit'

import { Failure } from '../../failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import { canHaveOpened, daysWorthAVideo, isPeriod, mixOf } from './rules.ts'
import { keepOpenedOn, readPosts, readShop } from './store.ts'

export const calendar: Handlers<typeof contract.calendar> = {
  days: async (ctx, { account, query: { from, to } }) => {
    if (!isPeriod({ from, to }))
      throw new Failure('CAMPAIGNS_PERIOD', { values: { days: limits.calendarDaysMax } })
    const shop = await readShop(ctx, account.id)
    const posts = await readPosts(ctx, account.id, {
      from: startOfDayInSeoul(from),
      until: endOfDayInSeoul(to),
    })
    const { openedOn } = shop
    return { result: { days: daysWorthAVideo(shop, { from, to }), mix: mixOf(posts), openedOn } }
  },

  change: async (ctx, { account, body: { openedOn } }) => {
    if (openedOn !== null && !canHaveOpened(openedOn, dayInSeoul(ctx.now())))
      throw new Failure('CALENDAR_OPENED_ON', {
        field: 'openedOn',
        values: { year: limits.shopOpenedYearMin },
      })
    await keepOpenedOn(ctx, account.id, openedOn)
    return { result: { openedOn } }
  },
}
