export { products } from './calls.ts'
export { getProduct } from './commands.ts'
export { findProduct, type StoredProduct } from './store.ts'
