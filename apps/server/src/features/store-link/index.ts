export { storeLink } from './calls.ts'
export { forget } from './forget.ts'
export { storeLinkJobs } from './jobs.ts'
export { serveStoreLink } from './routes.ts'
