/** What other areas may use of the AI requests. */
export { aiRequests, recommendations } from './calls.ts'
export {
  chooseDesign,
  findMedia,
  getPlanned,
  getRequest,
  getScenario,
  noteVideo,
  noteVideos,
} from './commands.ts'
export { recommend } from './ranking/commands.ts'
export { type FindPlace, placePlans } from './kinds/places.ts'
export { aiRequestJobs } from './jobs.ts'
export { builtInLines, rewriteLines } from './rewriter.ts'
export { forget } from './store.ts'
export { sumCalls, type Usage } from './usage/store.ts'
