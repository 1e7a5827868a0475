/** What the server and other areas may use of the campaigns. */
export { campaignCalls } from './calls.ts'
export type { CampaignEars, WhenAsked } from './ears.ts'
export { forget } from './forget.ts'
export { campaignJobs } from './jobs.ts'
export { presentComments } from './posts/comments.ts'
export { decidePost } from './posts/decide.ts'
export { listPostsBetween } from './posts/list.ts'
export { presentOne } from './posts/present.ts'
export { recheckPost } from './posts/recheck.ts'
export { listToRemind, noteReminded } from './posts/due/store.ts'
export { insertEvent as noteCampaignEvent } from './posts/events/store.ts'
export { closingOf } from './posts/rules.ts'
export { silenceOf } from './posts/silence.ts'
export {
  type CampaignPostKey,
  findCampaignPost,
  holdCampaignPost,
  type StoredCampaignPost,
} from './posts/store.ts'
export { stopAllOf } from './state/stop.ts'
export { findCampaign } from './state/store.ts'
