/** What other areas may use of the AI requests. */
export { aiRequests, recommendations } from './calls.ts'
export {
  askForPlan,
  chooseDesign,
  getPlanned,
  getRequest,
  getScenario,
  noteVideo,
  noteVideos,
  planPlace,
  refuseFaulty,
  type PlannedRequest,
} from './commands.ts'
export { changePromotion, findPromotion, type PromotionChange, refuseBroken } from './kinds/promotion.ts'
export { refuseLocked } from './refuse-locked.ts'
export { endOf } from './kinds/rules.ts'
export { presentRequest } from './present.ts'
export { findMediaFor, recommend } from './ranking/commands.ts'
export { type PlaceKeeper, placePlans, placeRecommendations } from './kinds/places.ts'
export { fieldsNow, fieldsThen } from './kinds/fields.ts'
export { writeWords } from './captioner.ts'
export { aiRequestJobs } from './jobs.ts'
export { builtInLines, rewriteLines } from './rewriter.ts'
export { findRequest, findRequests, forget } from './store.ts'
export { planBy } from './write-plan.ts'
export { sumCalls, type Usage } from './usage/store.ts'
