export { calendar } from './calls.ts'
