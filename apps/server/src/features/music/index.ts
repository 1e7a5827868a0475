/** What other areas may use of the music. */
export { music } from './calls.ts'
export { recordingPath } from './commands.ts'
