/** What other areas may use of the music. */
export { music } from './calls.ts'
export { isLimited, recordingFile } from './commands.ts'
export { forget } from './store.ts'
