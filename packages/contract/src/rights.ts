import { allowanceOf } from './plans.ts'

/** Whose rights are asked for: the plan, the upload service beside it, and until when uploading is tried out. */
export type RightsHolder = {
  planType: number
  /** More than 0 with the upload service. */
  snsUpload?: number
  uploadExpiresAt?: Date | null
}

/** What somebody wants to do; `has` is how much of it there is already, in its own unit. */
export type Wish =
  | { do: 'add-product' | 'add-place' | 'begin-campaign' | 'add-member'; has: number }
  | { do: 'store'; has: number; bytes: number }
  | { do: 'upload'; at: Date }
  | { do: 'leave-out-mark' | 'use-commercially' | 'resell' | 'use-custom-templates' }

/** Whether it may be done; if not, because of the plan, its number (`most`), the service that it needs, or its time. */
export type Right =
  | { ok: true }
  | { ok: false; because: 'plan' | 'service' | 'time' }
  | { ok: false; because: 'number'; most: number }

const yes: Right = { ok: true }
const notInPlan: Right = { ok: false, because: 'plan' }

/** Whether an account may do something, and why not: the one place that says so, for the server and the screens. */
export function can(holder: RightsHolder, wish: Wish): Right {
  const plan = allowanceOf(holder.planType)
  switch (wish.do) {
    case 'add-product':
      return upTo(plan.products, wish.has)
    case 'add-place':
      return upTo(plan.places, wish.has)
    case 'add-member':
      return upTo(plan.members, wish.has)
    case 'begin-campaign':
      if (plan.campaigns === 0) return notInPlan
      return hasService(holder) ? upTo(plan.campaigns, wish.has) : { ok: false, because: 'service' }
    case 'store':
      return wish.has + wish.bytes <= plan.storageBytes
        ? yes
        : { ok: false, because: 'number', most: plan.storageBytes }
    case 'upload':
      if (hasService(holder)) return yes
      return holder.uploadExpiresAt != null && wish.at < holder.uploadExpiresAt
        ? yes
        : { ok: false, because: 'time' }
    case 'leave-out-mark':
      return plan.serviceWatermark ? notInPlan : yes
    case 'use-commercially':
      return plan.commercialUse ? yes : notInPlan
    case 'resell':
      return plan.resale ? yes : notInPlan
    case 'use-custom-templates':
      return plan.customTemplates ? yes : notInPlan
  }
}

function hasService({ snsUpload = 0 }: RightsHolder): boolean {
  return snsUpload > 0
}

function upTo(most: number, has: number): Right {
  return has < most ? yes : { ok: false, because: 'number', most }
}
