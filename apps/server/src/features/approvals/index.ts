/** What the server and other areas may use of approvals. */
export { askForApproval } from './ask.ts'
export { approvals } from './calls.ts'
export { approvalJobs } from './jobs.ts'
export { type AskedPost, itemOf } from './letters.ts'
export { findAsked } from './post.ts'
export { tellOf } from './send.ts'
export { forget } from './store.ts'
