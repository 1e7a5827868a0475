/** What an owner has of what plans allow so many of. */
export { holdingsOf } from './commands.ts'
