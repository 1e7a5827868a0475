export { products } from './calls.ts'
export { getProduct } from './commands.ts'
export { countProducts, findProduct, forget, type StoredProduct } from './store.ts'
