/** The routes see an area's pages alone: here is how their addresses are read. */
export { readStoreSearch, type StoreSearch } from '../store/store-search.ts'
