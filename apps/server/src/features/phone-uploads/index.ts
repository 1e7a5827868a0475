export { phoneUploads } from './calls.ts'
export { phoneUploadJobs } from './jobs.ts'
export { forget } from './store.ts'
