export { site } from './calls.ts'
