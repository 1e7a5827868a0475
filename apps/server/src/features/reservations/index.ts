/** What the server and other areas may use of the posts. */
export { reservations } from './calls.ts'
export { forget } from './forget.ts'
export { serveNetworkHooks } from './hooks.ts'
export { reservationJobs } from './jobs.ts'
export { asked } from './posting/asked.ts'
export { hasPostedSince } from './posts/store.ts'
