export { likes } from './calls.ts'
