import type { CalendarDay } from '@clipmint/contract'

const most = 6

/** Whether posts for it should begin now. */
export function isDue({ startOn }: Pick<CalendarDay, 'startOn'>, today: string): boolean {
  return startOn <= today
}

/**
 * Which days are shown as worth a video, those first for which posts should begin now: neither what is over nor what a campaign
 * tells of already.
 */
export function suggestedOf(days: readonly CalendarDay[], today: string): CalendarDay[] {
  const near = days.filter((one) => !one.isTold && (one.day >= today || isNews(one)))
  const isNow = (one: CalendarDay) => isDue(one, today)
  return [...near.filter(isNow), ...near.filter((one) => !isNow(one))].slice(0, most)
}

/** What began in the shop stays news for a while; an end and an anniversary are over with their day. */
export function isNews({ kind, id }: Pick<CalendarDay, 'kind' | 'id'>): boolean {
  return kind === 'shop' && id !== 'promotion-ends' && id !== 'anniversary'
}
