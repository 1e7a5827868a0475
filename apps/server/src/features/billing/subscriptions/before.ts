import { z } from 'zod'

import type { Account } from '../../account/index.ts'
import { KeptSubscription, type StoredSubscription } from './store.ts'

const LaidAside = KeptSubscription.extend({
  accountId: z.uuid(),
  uploadService: z.boolean(),
  anchor: z.iso.date(),
  months: z.number().int(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  paid: z.number().int(),
  nextUploadService: z.boolean().nullable(),
  changesAt: z.coerce.date().nullable(),
  card: z.string().nullable(),
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
  chargeAt: z.coerce.date().nullable(),
  failures: z.number().int(),
  couponId: z.uuid().nullable(),
  couponCharges: z.number().int(),
  noticedDays: z.number().int().nullable(),
}) satisfies z.ZodType<StoredSubscription>

/** What an account had before a payment: what it paid for, or a plan that it was given; null for neither. */
const Before = z.union([
  z.object({ subscription: LaidAside }),
  z.object({ given: z.object({ planType: z.number().int(), planEndsAt: z.coerce.date().nullable() }) }),
])
export type Before = z.infer<typeof Before>

/** What an account has, to be laid aside with what takes its place. */
export function laidAside(
  running: StoredSubscription | null,
  { planType, planEndsAt }: Pick<Account, 'planType' | 'planEndsAt'>,
): Before | null {
  if (running !== null) return { subscription: running }
  return planType > 0 ? { given: { planType, planEndsAt } } : null
}

/** What of it is not over by now; null for nothing. */
export function stillThere(before: Before | null, now: Date): Before | null {
  if (before === null) return null
  const endsAt = 'subscription' in before ? before.subscription.endsAt : before.given.planEndsAt
  return endsAt === null || endsAt > now ? before : null
}

/** What was laid aside as JSON. */
export function readBefore(json: unknown): Before | null {
  return json === null ? null : Before.parse(json)
}
