export { demo } from './calls.ts'
export { demoJobs } from './jobs.ts'
