import { warmPosters } from '../store/posters/poster-desk.ts'
import { askAhead } from '../store/queries.ts'
import type { StoreSearch } from './store-search.ts'

/** Begins what the store waits for longest, before its screen is there: its first page, and what draws its posters. */
export function openStore(search: StoreSearch): void {
  warmPosters()
  askAhead(search)
}
