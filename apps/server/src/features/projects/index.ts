/** What the server and other areas may use of the projects. */
export { projects } from './calls.ts'
export { requestVideos } from './drafts/calls.ts'
export { findMediaSlot } from './media-slot.ts'
export { endWithPlan, keepWhilePlanRuns } from './life/store.ts'
export { findStill } from './still.ts'
export { countProjects } from './store.ts'
export { projectJobs } from './jobs.ts'
export { forget } from './forget.ts'
