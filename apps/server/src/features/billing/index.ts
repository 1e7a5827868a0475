export { billing, ownInfo } from './calls.ts'
export { forget } from './forget.ts'
export { serveHooks } from './hooks.ts'
export { billingJobs } from './jobs.ts'
