export { productCalls, type WhenGone } from './calls.ts'
export { createProduct, getShownProduct } from './commands.ts'
export { refuseLocked } from './locked.ts'
export { countProducts, findLiving, findProduct, findProducts, forget, type StoredProduct } from './store.ts'
