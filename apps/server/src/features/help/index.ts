export { help } from './calls.ts'
export { documentVersion } from './commands.ts'
export { addNotice, addQuestion, endNotice, endQuestion, readHelp } from './operators.ts'
