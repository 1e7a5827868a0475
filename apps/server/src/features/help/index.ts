export { help } from './calls.ts'
export { documentVersion } from './commands.ts'
