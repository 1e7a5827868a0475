import { type Holdings, lockedOn, planNameOf } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import type { Lang } from '../../../http/handlers.ts'
import { fill, words } from '../../../locales/index.ts'
import { holdingsOf } from '../../holdings/index.ts'

/** What of an owner's is locked on a plan. */
export type LockedThere = Holdings & { planType: number }

/** What a plan will have no room for, or has none for; null when it holds all that the owner has. */
export async function findLockedOn(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  planType: number,
): Promise<LockedThere | null> {
  const locked = lockedOn(planType, await holdingsOf(ctx, accountId))
  return Object.values(locked).some((much) => much > 0) ? { planType, ...locked } : null
}

/** The same for a letter: by number, and that nothing is deleted. */
export function lockedWords({ planType, products, places, storageBytes }: LockedThere, lang: Lang): string {
  const { billing, waitlist } = words[lang]
  const { lead, one, many, storage, kept } = billing.locked
  const counted = (kind: 'products' | 'places', count: number) =>
    count === 0 ? [] : [fill((count === 1 ? one : many)[kind], { count })]
  return [
    fill(lead, { plan: waitlist.plans[planNameOf(planType)] }),
    ...counted('products', products),
    ...counted('places', places),
    ...(storageBytes === 0 ? [] : [fill(storage, { size: sizeIn(storageBytes) })]),
    kept,
  ].join(' ')
}

/** At least a tenth, so that what is too much is never said to be nothing. */
function sizeIn(bytes: number): string {
  return `${Math.max(0.1, bytes / 1024 ** 3).toFixed(1)} GB`
}
