/** Which plan an owner is on, and for how long; what hangs on it in other areas follows. */
export { endIfOver, endPlan, givePlan } from './commands.ts'
export { planJobs } from './jobs.ts'
