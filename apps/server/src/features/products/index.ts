export { products } from './calls.ts'
export { getProduct } from './commands.ts'
export { findProduct, forget, type StoredProduct } from './store.ts'
