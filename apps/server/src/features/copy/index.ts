export { copy } from './calls.ts'
