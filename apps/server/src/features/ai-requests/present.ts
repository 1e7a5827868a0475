import type { AiRequest } from '@clipmint/contract'

import type { StoredRequest } from './store.ts'

/** A request as the contract promises it. */
export function presentRequest(request: StoredRequest): AiRequest {
  const { id, category, productId, placeId, productName, status, stage, progress } = request
  const { designId, scenarioId, replans } = request
  return {
    category,
    productId,
    placeId,
    productName,
    status,
    stage,
    progress,
    designId,
    scenarioId,
    replans,
    writer: request.plan?.writer ?? null,
    _id: id,
    endsAt: request.endsAt?.toISOString() ?? null,
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
  }
}
