export { likes } from './calls.ts'
export { forget } from './commands.ts'
