import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, in milliseconds, as a `Date`. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
}

/** A text that is compared byte by byte in every database, so that an index finds what it begins with. */
export const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
