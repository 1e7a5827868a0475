/** What the server and other areas may use of the campaigns. */
export { campaignCalls } from './calls.ts'
export type { CampaignDoor } from './door.ts'
export type { CampaignEars, ChooseNext, Traits, WhenAsked } from './ears.ts'
export { forget } from './forget.ts'
export { campaignJobs } from './jobs.ts'
export { type Decision, decidePost } from './posts/decide.ts'
export { listPostsBetween } from './posts/list.ts'
export { presentCampaignPosts, presentOne } from './posts/present.ts'
export { closingOf } from './posts/rules.ts'
export {
  type CampaignPostKey,
  findCampaignPost,
  insertEvent as noteCampaignEvent,
  listToRemind,
  noteReminded,
  type StoredCampaignPost,
} from './posts/store.ts'
export { stopAllOf } from './state/stop.ts'
export { findCampaign, findCampaigns, listRunning, type StoredCampaign } from './state/store.ts'
