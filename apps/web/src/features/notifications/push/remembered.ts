import { z } from 'zod'

import { kept } from '../../../app/kept.ts'

const Remembered = z.object({
  userId: z.string(),
  token: z.string(),
  language: z.string(),
  toldAt: z.number(),
})

/** What this browser remembers of having agreed: whose it is, and what the server was told. */
export type Remembered = z.infer<typeof Remembered>

const agreed = kept('clipmint.push', Remembered.nullable(), null)
/** Push services forget a browser that is silent for long, so the server hears of it once a month. */
const freshMs = 30 * 86_400_000

export function readRemembered(): Remembered | null {
  return agreed.read()
}

/** Null forgets it. */
export function remember(what: Remembered | null): void {
  agreed.write(what)
}

/** Whether the server is to be told of this browser anew. */
export function isStale(told: Remembered, now: Omit<Remembered, 'userId' | 'toldAt'>, at: number): boolean {
  return told.token !== now.token || told.language !== now.language || at - told.toldAt > freshMs
}
