export { help } from './calls.ts'
