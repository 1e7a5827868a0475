import type { DraftFailure, ErrorCode, VideoBatch } from '@clipmint/contract'

export type DraftState = 'waiting' | 'made' | 'failed'

const reasons: Partial<Record<ErrorCode, DraftFailure>> = {
  AI_REQUESTS_NO_CREDIT: 'no-credit',
  TEMPLATES_NOT_FOUND: 'template-gone',
  PRODUCTS_HIDDEN: 'product-hidden',
  PRODUCTS_LOCKED: 'locked',
  PLACES_LOCKED: 'locked',
  // Its credit was given back while nobody worked on it.
  CONFLICT: 'interrupted',
}

/** What an owner is told of a refusal that no other try would mend. */
export function reasonOf(code: ErrorCode): DraftFailure {
  return reasons[code] ?? 'failed'
}

/** How videos that were asked for together stand. */
export function batchState(drafts: readonly { state: DraftState }[]): VideoBatch['state'] {
  const has = (state: DraftState) => drafts.some((draft) => draft.state === state)
  if (has('waiting')) return 'making'
  if (!has('made')) return 'failed'
  return has('failed') ? 'partly' : 'done'
}
