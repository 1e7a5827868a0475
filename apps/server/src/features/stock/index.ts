export { stock } from './calls.ts'
export { stockJobs } from './jobs.ts'
