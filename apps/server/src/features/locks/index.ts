/** What of an owner's is locked, being more than their plan has room for. */
export { locksOf } from './locks.ts'
