import type { Wanted } from './publisher.ts'

/** Clocks differ, and networks round moments down. */
export const slackMs = 60_000

/** Whether a post was made in the time in which ours was. */
export function isInTime(at: Date, { between: { from, to } }: Pick<Wanted, 'between'>): boolean {
  return at.getTime() >= from.getTime() - slackMs && at.getTime() <= to.getTime() + slackMs
}

/** Seconds since 1970 as lists are asked for them, with room for clocks that differ. */
export function listSpan({ between: { from, to } }: Pick<Wanted, 'between'>): {
  since: string
  until: string
} {
  const seconds = (ms: number) => String(Math.floor(ms / 1_000))
  return { since: seconds(from.getTime() - slackMs), until: seconds(to.getTime() + slackMs) }
}

/** The one post that is meant. Of several with our words the first is; of several without words nobody knows. */
export function theOne<Row>(rows: readonly Row[], { text }: Pick<Wanted, 'text'>): Row | 'none' | 'several' {
  const [first] = rows
  if (first === undefined) return 'none'
  return rows.length > 1 && text === '' ? 'several' : first
}
