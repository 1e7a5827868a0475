/** What other areas may use of the AI requests. */
export { aiRequests, recommendations } from './calls.ts'
export { chooseDesign, findMedia, getPlanned, getScenario, noteVideo } from './commands.ts'
export { aiRequestJobs } from './jobs.ts'
export { rewriteLines } from './rewriter.ts'
export { toScript } from './rules.ts'
export { forget } from './store.ts'
