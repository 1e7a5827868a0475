import { askAhead } from '../store/queries.ts'
import type { StoreSearch } from '../store/store-search.ts'

/** Begins what the store waits for longest, before its screen is there; resolves when its first page has come, or failed. */
export function openStore(search: StoreSearch): Promise<void> {
  return askAhead(search)
}
