/** AI credits: what came, what is set aside, what is spent. */
export { creditLimit, credits } from './calls.ts'
export {
  bringUpToDate,
  creditState,
  giveCredits,
  holdCredit,
  refundCredit,
  releaseCredit,
  settleCredit,
} from './commands.ts'
export { creditJobs } from './jobs.ts'
export { reclaimCredits, restoreCredits } from './reclaim.ts'
export { forget, hasSpentSince, listUntouched } from './store.ts'
