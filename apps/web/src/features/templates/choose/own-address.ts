import type { AiRequest } from '@clipmint/contract'

export type PlanOf = 'product' | 'place'
type At = { of: PlanOf; category: string | undefined }

/**
 * Where a plan's templates are chosen, when that is not where somebody is: what is made of places lies at the address of
 * places, which is shown to their market alone. Null at the plan's own address.
 */
export function ownAddress(
  { _id: reqId, placeId, category }: Pick<AiRequest, '_id' | 'placeId' | 'category'>,
  at: At,
) {
  const of: PlanOf = placeId === null ? 'product' : 'place'
  if (at.of === of && at.category === category) return null
  return { to: `/${of}/store/$category/$reqId`, params: { category, reqId } } as const
}
