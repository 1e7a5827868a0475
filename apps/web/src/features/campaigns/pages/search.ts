import { id, laterPage, oneOf, type Searched, text } from '../../../app/search-parts.ts'
import type { About } from '../form/draft.ts'

/** The product or place whose campaigns, videos and posts are shown, and the page of its posts. */
export type DeskSearch = { of?: string | undefined; page?: number | undefined }

export function readDeskSearch({ of, page }: Searched): DeskSearch {
  return { of: id(of), page: laterPage(page) }
}

/** What a new campaign is of; `of` where only its kind is known. */
export type NewCampaignSearch = {
  product?: string | undefined
  place?: string | undefined
  of?: 'place' | undefined
  /** The occasion that it is for, and its day (YYYY-MM-DD). */
  occasion?: string | undefined
  day?: string | undefined
  /** From which day on it should be posted for, where that is still to come. */
  start?: string | undefined
}

export function readNewCampaignSearch({
  product,
  place,
  of,
  occasion,
  day,
  start,
}: Searched): NewCampaignSearch {
  return {
    product: id(product),
    place: id(place),
    of: oneOf(of, ['place']),
    occasion: text(occasion, 40),
    day: dayOf(day),
    start: dayOf(start),
  }
}

/** A new campaign of what a desk shows: of one product or place, or of any of them. */
export function searchFor(of: About): NewCampaignSearch {
  if ('productId' in of) return of.productId === 'all' ? {} : { product: of.productId }
  return of.placeId === 'all' ? { of: 'place' } : { place: of.placeId }
}

const views = ['month', 'week'] as const
export type CalendarView = (typeof views)[number]
/** How much of the calendar is shown, and a day (YYYY-MM-DD) of it; the month of today unless said. */
export type CalendarSearch = { view?: CalendarView | undefined; day?: string | undefined }

export function readCalendarSearch({ view, day }: Searched): CalendarSearch {
  return { view: oneOf(view, views), day: dayOf(day) }
}

function dayOf(value: unknown): string | undefined {
  const said = text(value, 10)
  if (said === undefined || !/^20\d\d-\d\d-\d\d$/.test(said)) return undefined
  const moment = new Date(`${said}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(said) ? said : undefined
}
