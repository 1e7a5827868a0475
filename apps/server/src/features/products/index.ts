export { products } from './calls.ts'
export { getProduct } from './commands.ts'
export type { StoredProduct } from './store.ts'
