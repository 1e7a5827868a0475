/** What other areas may use of the music. */
export { music } from './calls.ts'
export { recordingFile } from './commands.ts'
