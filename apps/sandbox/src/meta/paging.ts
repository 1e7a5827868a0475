import { refuseParam } from './errors.ts'
import type { Params } from './params.ts'

type Asked = { params: Params; /** The address of the list, with all that was asked. */ address: URL }

const mostAtOnce = 100

/** A page of a list with cursors, as the Graph API turns it. */
export function paged<Row>(
  rows: readonly Row[],
  { params, address }: Asked,
): { data: Row[]; paging?: object } {
  const limit = Math.min(mostAtOnce, Number(params.get('limit') ?? 25))
  if (!Number.isInteger(limit) || limit < 0) refuseParam('Param limit must be a non-negative integer')
  const after = params.get('after')
  const before = params.get('before')
  const start =
    after !== null ? placeOf(after) + 1 : before !== null ? Math.max(0, placeOf(before) - limit) : 0
  const data = rows.slice(start, start + limit)
  if (data.length === 0) return { data }
  const end = start + data.length - 1
  const cursors = { before: cursorOf(start), after: cursorOf(end) }
  const next = end + 1 < rows.length ? { next: withCursor(address, 'after', cursors.after) } : {}
  const previous = start > 0 ? { previous: withCursor(address, 'before', cursors.before) } : {}
  return { data, paging: { cursors, ...previous, ...next } }
}

/** Whether a moment lies between `since` and `until`, which are seconds or dates. */
export function within(params: Params): (at: number) => boolean {
  const since = moment(params.get('since')) ?? -Infinity
  const until = moment(params.get('until')) ?? Infinity
  return (at) => at >= since && at <= until
}

export function moment(text: string | null): number | null {
  if (text === null) return null
  const at = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text)
  return Number.isNaN(at) ? refuseParam(`Invalid date "${text}"`) : at
}

function withCursor(address: URL, name: 'after' | 'before', cursor: string): string {
  const page = new URL(address)
  page.searchParams.delete('after')
  page.searchParams.delete('before')
  page.searchParams.set(name, cursor)
  return page.href
}

function cursorOf(place: number): string {
  return Buffer.from(`QVF${place}`).toString('base64url')
}

function placeOf(cursor: string): number {
  const [, place] = /^QVF(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return place === undefined ? refuseParam('Invalid cursors values') : Number(place)
}
