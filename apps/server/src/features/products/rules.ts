import type { ErrorCode } from '@clipmint/contract'
import { isMeaningful } from '@clipmint/copy'

/** What is wrong with a product's words, or null. A planner can do nothing with digits, signs or one letter repeated. */
export function wordsFault(words: {
  name?: string | undefined
  info?: string | undefined
}): { code: ErrorCode; field: string } | null {
  if (words.name !== undefined && !isMeaningful(words.name, 'name').ok) {
    return { code: 'PRODUCTS_NAME_MEANINGLESS', field: 'name' }
  }
  if (words.info !== undefined && !isMeaningful(words.info, 'info').ok) {
    return { code: 'PRODUCTS_INFO_MEANINGLESS', field: 'info' }
  }
  return null
}
