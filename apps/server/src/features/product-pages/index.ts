export { productPages } from './calls.ts'
