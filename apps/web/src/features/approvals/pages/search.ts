import { oneOf, type Searched } from '../../../app/search-parts.ts'

export const wishes = ['approve', 'change', 'skip'] as const
/** What somebody is about to do with a post. */
export type Wished = (typeof wishes)[number]

/** Which button of the mail led here: it is chosen, and nothing is decided before it is pressed again. */
export type ApprovalSearch = { do?: Wished | undefined }

export function readApprovalSearch(said: Searched): ApprovalSearch {
  return { do: oneOf(said['do'], wishes) }
}
