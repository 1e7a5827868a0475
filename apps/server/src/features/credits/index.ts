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
export { forget, hasSpentSince } from './store.ts'
