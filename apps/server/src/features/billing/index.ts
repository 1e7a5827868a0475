export { billing } from './calls.ts'
