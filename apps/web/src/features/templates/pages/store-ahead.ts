import { askAhead } from '../store/queries.ts'
import type { StoreSearch } from '../store/store-search.ts'

/** Begins what the store waits for longest, before its screen is there: its first page, which names the posters. */
export function openStore(search: StoreSearch): void {
  askAhead(search)
}
