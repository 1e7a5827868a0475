export { products } from './calls.ts'
export { createProduct, getProduct } from './commands.ts'
export { countProducts, findLiving, findProduct, forget, type StoredProduct } from './store.ts'
