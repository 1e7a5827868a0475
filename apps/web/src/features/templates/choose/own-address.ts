import type { AiRequest } from '@clipmint/contract'

export type PlanOf = 'product' | 'place'
type At = { of: PlanOf; category: string | undefined }
type Plan = Pick<AiRequest, '_id' | 'placeId' | 'category'>

/** Where a plan's templates are chosen: what is made of places lies at the address of places, which their market is shown. */
export function planAddress({ _id: reqId, placeId, category }: Plan) {
  return { to: `/${ofPlan(placeId)}/store/$category/$reqId`, params: { category, reqId } } as const
}

/** The same when that is not where somebody is; null at the plan's own address. */
export function ownAddress(plan: Plan, at: At) {
  return at.of === ofPlan(plan.placeId) && at.category === plan.category ? null : planAddress(plan)
}

function ofPlan(placeId: string | null): PlanOf {
  return placeId === null ? 'product' : 'place'
}
