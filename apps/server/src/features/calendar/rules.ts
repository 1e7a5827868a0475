import {
  type CalendarDay,
  type CampaignOccasion,
  type ContentKind,
  contentKinds,
  type ContentShare,
  limits,
  type OccasionId,
} from '@clipmint/contract'
import { dayInSeoul, lastDayBefore } from '@clipmint/kit'

import { occasionsBetween } from '../occasions/index.ts'

/** Days, both included. */
export type Period = { from: string; to: string }

/** What an owner keeps of one product that is shown, as far as it tells of days. */
export type ShopProduct = {
  id: string
  name: string
  price: number
  currency: string
  createdAt: Date
  updatedAt: Date
  /** What it cost when videos of it were planned, in order: the first of each price that followed another. */
  planned: readonly { price: number; currency: string; at: Date }[]
  /** When the promotions that were planned for it are over. */
  promotionEnds: readonly Date[]
  /** A campaign of it was stopped since it was put away, and stands still. */
  hasWaiting: boolean
  /** Of which categories campaigns of it run. */
  running: readonly string[]
}

/** What an owner keeps of their shop, as far as it tells of days. */
export type Shop = {
  openedOn: string | null
  products: readonly ShopProduct[]
  /** Days that running campaigns are for. */
  told: readonly CampaignOccasion[]
}

/** What is known of what a post tells; nulls where its video was not planned. */
export type PostPlan = { category: string | null; purpose: string | null; angle: string | null }

/** So many days before its day posts for it should begin: gifts are bought early, weather is there when it is. */
const leadDays: Readonly<Record<OccasionId, number>> = {
  'new-year': 10,
  seollal: 21,
  valentine: 14,
  'full-moon': 7,
  'independence-movement': 5,
  'white-day': 14,
  'childrens-day': 14,
  'parents-day': 14,
  'teachers-day': 10,
  buddha: 7,
  dano: 7,
  monsoon: 14,
  'first-dog-day': 10,
  'middle-dog-day': 7,
  'last-dog-day': 7,
  chuseok: 21,
  halloween: 14,
  pepero: 10,
  csat: 14,
  'black-friday': 10,
  'winter-solstice': 7,
  christmas: 21,
}
const payday = { date: 25, leadDays: 3 }
const promotionLeadDays = 3
const anniversaryLeadDays = 14

const advised: Readonly<Partial<Record<ContentKind, { most?: number; least?: number }>>> = {
  offer: { most: 0.4 },
  proof: { least: 0.2 },
}

/** Whether days come in order, and are no more than one look takes. */
export function isPeriod({ from, to }: Period): boolean {
  const days = plainDay(from).until(plainDay(to), { largestUnit: 'days' }).days + 1
  return days >= 1 && days <= limits.calendarDaysMax
}

/** Whether a shop can have opened on a day: not later than today, nor so early that it was mistyped. */
export function canHaveOpened(day: string, today: string): boolean {
  return plainDay(day).year >= limits.shopOpenedYearMin && day <= today
}

/** Days of the Korean year, of pay and of the shop itself, in order. */
export function daysWorthAVideo({ openedOn, products, told }: Shop, period: Period): CalendarDay[] {
  const ofYear = occasionsBetween(period.from, period.to).map(({ id, day }) =>
    occasion(id, day, leadDays[id]),
  )
  const ofPay = daysOf(period)
    .filter((day) => plainDay(day).day === payday.date)
    .map((day) => occasion('payday', day, payday.leadDays))
  const ofProducts = products.flatMap(eventsOf).filter(({ day }) => period.from <= day && day <= period.to)
  const ofShop = openedOn === null ? [] : anniversariesOf(openedOn, period)
  const isTold = ({ id, day }: CalendarDay) => told.some((one) => one.id === id && one.day === day)
  return [...ofYear, ...ofPay, ...ofProducts, ...ofShop]
    .map((one) => (isTold(one) ? { ...one, isTold: true } : one))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/** How many posts are of each kind. What was not planned here tells no kind, and is not counted. */
export function mixOf(posts: readonly PostPlan[]): ContentShare[] {
  const kinds = posts.flatMap((post) => kindOf(post) ?? [])
  return contentKinds.map((kind) => ({
    kind,
    posts: kinds.filter((one) => one === kind).length,
    most: advised[kind]?.most ?? null,
    least: advised[kind]?.least ?? null,
  }))
}

function kindOf({ category, purpose, angle }: PostPlan): ContentKind | null {
  if (category === null) return null
  if (category === 'promotion' || angle === 'offer') return 'offer'
  if (category === 'review' || angle === 'proof') return 'proof'
  if (purpose === 'season') return 'season'
  return angle === 'scene' || angle === 'making' || angle === 'visit' ? 'scene' : 'product'
}

function eventsOf(product: ShopProduct): CalendarDay[] {
  const { id, name, running } = product
  const about = { productId: id, name }
  const at = (event: CalendarDay['id'], day: string, lead: number): CalendarDay => ({
    ...occasion(event, day, lead),
    kind: 'shop',
    about,
    isTold: isOffer(event) ? running.includes('promotion') : running.length > 0,
  })
  const fellOn = dropOf(product)
  const ends = new Set(product.promotionEnds.map(lastDayBefore))
  return [
    at('new-product', dayInSeoul(product.createdAt), 0),
    // The day of a product's last change is the latest on which it can have been shown again.
    ...(product.hasWaiting ? [at('restock', dayInSeoul(product.updatedAt), 0)] : []),
    ...(fellOn === null ? [] : [at('price-drop', fellOn, 0)]),
    ...[...ends].map((day) => at('promotion-ends', day, promotionLeadDays)),
  ]
}

/** Whether what happened is told as a promotion is. */
function isOffer(event: CalendarDay['id']): boolean {
  return event === 'price-drop' || event === 'promotion-ends'
}

/**
 * The latest day on which a product's price can have fallen last, as far as its plans tell; null where it did not fall, or is as
 * high again as it was.
 */
function dropOf({ price, currency, updatedAt, planned }: ShopProduct): string | null {
  const known = [...planned, { price, currency, at: updatedAt }].filter((one) => one.currency === currency)
  const fell = known.findLastIndex((one, no) => {
    const before = known[no - 1]
    return before !== undefined && one.price < before.price && price < before.price
  })
  const at = known[fell]?.at
  if (at === undefined) return null
  return dayInSeoul(updatedAt < at ? updatedAt : at)
}

/** Each year's return of the day that the shop opened on: of a 29 February it is the 28th where there is none. */
function anniversariesOf(openedOn: string, period: Period): CalendarDay[] {
  const opened = plainDay(openedOn)
  return daysOf(period).flatMap((day): CalendarDay[] => {
    const years = plainDay(day).year - opened.year
    if (years < 1 || opened.add({ years }).toString() !== day) return []
    return [{ ...occasion('anniversary', day, anniversaryLeadDays), kind: 'shop', years }]
  })
}

function occasion(id: CalendarDay['id'], day: string, lead: number): CalendarDay {
  return {
    id,
    kind: 'occasion',
    day,
    about: null,
    years: null,
    isTold: false,
    startOn: plainDay(day).subtract({ days: lead }).toString(),
  }
}

function daysOf({ from, to }: Period): string[] {
  const { days } = plainDay(from).until(plainDay(to), { largestUnit: 'days' })
  return Array.from({ length: days + 1 }, (_, no) => plainDay(from).add({ days: no }).toString())
}

function plainDay(day: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(day)
}
