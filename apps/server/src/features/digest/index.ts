/** What the server may use of the digest. */
export { digest } from './calls.ts'
export { digestJobs } from './jobs.ts'
export { forget } from './store.ts'
