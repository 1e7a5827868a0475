import { z } from 'zod'

import { allowanceOf, planNameOf } from './plans.ts'

/** Whose rights are asked for: the plan, the upload service beside it, and until when uploading is tried out. */
export type RightsHolder = {
  planType: number
  /** More than 0 with the upload service. */
  snsUpload?: number
  uploadExpiresAt?: Date | null
}

/** What a plan allows so many of; `has` is how much of it there is already, in its own unit. */
export type CountedWish =
  | { do: 'add-product' | 'add-place' | 'add-member'; has: number }
  /** To use one that there is: `newer` is how many were registered after it. */
  | { do: 'use-product' | 'use-place'; newer: number }
  | { do: 'store'; has: number; bytes: number }
  /** `has` is what was made this month; `more` what is granted this month beside the plan's own. */
  | { do: 'render'; has: number; more: number }

/** What somebody wants to do. */
export type Wish =
  | CountedWish
  | { do: 'begin-campaign'; has: number }
  | { do: 'upload'; at: Date }
  | { do: 'see-dashboard' }
  | { do: 'leave-out-mark' | 'use-commercially' | 'resell' | 'use-custom-templates' }
  /** To render without having each counted on screen, and to edit a video without an end. */
  | { do: 'render-uncounted' | 'edit-without-end' }
  /** To ask for tax invoices on the site; a contract has them from its own person. */
  | { do: 'ask-tax-invoice' }

/** Whether there is room for it, of how many in all (`most`). */
export type CountedRight = { ok: true; most: number } | { ok: false; because: 'number'; most: number }

/** Whether it may be done; if not, because of the plan, its number (`most`), the service that it needs, or its time. */
export type Right = CountedRight | { ok: true } | { ok: false; because: 'plan' | 'service' | 'time' }

const yes: Right = { ok: true }
const notInPlan: Right = { ok: false, because: 'plan' }

/** Whether an account may do something, and why not: the one place that says so, for the server and the screens. */
export function can(holder: RightsHolder, wish: CountedWish): CountedRight
export function can(holder: RightsHolder, wish: Wish): Right
export function can(holder: RightsHolder, wish: Wish): Right {
  const plan = allowanceOf(holder.planType)
  switch (wish.do) {
    case 'add-product':
      return upTo(plan.products, wish.has)
    case 'use-product':
      return upTo(plan.products, wish.newer)
    case 'add-place':
      return upTo(plan.places, wish.has)
    case 'use-place':
      return upTo(plan.places, wish.newer)
    case 'add-member':
      return upTo(plan.members, wish.has)
    case 'render':
      return upTo(plan.rendersPerMonth + wish.more, wish.has)
    case 'render-uncounted':
      return plan.countsRenders ? notInPlan : yes
    case 'begin-campaign':
      if (plan.campaigns === 0) return notInPlan
      return hasService(holder) ? upTo(plan.campaigns, wish.has) : { ok: false, because: 'service' }
    case 'store':
      // Of bytes the last one fits too.
      return upTo(plan.storageBytes, wish.has + wish.bytes - 1)
    case 'upload':
      if (hasService(holder)) return yes
      return holder.uploadExpiresAt != null && wish.at < holder.uploadExpiresAt
        ? yes
        : { ok: false, because: 'time' }
    case 'see-dashboard':
      return hasService(holder) ? yes : { ok: false, because: 'service' }
    case 'leave-out-mark':
      return plan.serviceWatermark ? notInPlan : yes
    case 'use-commercially':
      return plan.commercialUse ? yes : notInPlan
    case 'resell':
      return plan.resale ? yes : notInPlan
    case 'use-custom-templates':
      return plan.customTemplates ? yes : notInPlan
    case 'edit-without-end':
      return plan.editsWithoutEnd ? yes : notInPlan
    case 'ask-tax-invoice':
      return planNameOf(holder.planType) === 'pro' ? yes : notInPlan
  }
}

function hasService({ snsUpload = 0 }: RightsHolder): boolean {
  return snsUpload > 0
}

function upTo(most: number, has: number): CountedRight {
  return has < most ? { ok: true, most } : { ok: false, because: 'number', most }
}

/** What an owner has of what plans allow so many of. */
export const Holdings = z.object({
  products: z.number().int(),
  places: z.number().int(),
  storageBytes: z.number().int(),
})
export type Holdings = z.infer<typeof Holdings>

/** How much of what an owner has lies beyond a plan: it is locked there, and nothing of it is deleted. */
export function lockedOn(planType: number, has: Holdings): Holdings {
  const { products, places, storageBytes } = allowanceOf(planType)
  return {
    products: Math.max(0, has.products - products),
    places: Math.max(0, has.places - places),
    storageBytes: Math.max(0, has.storageBytes - storageBytes),
  }
}
