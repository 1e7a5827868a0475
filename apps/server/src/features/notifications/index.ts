export { notifications } from './calls.ts'
export {
  editChannels,
  forgetNotifications,
  takeBackCreditsExpiring,
  tellApprovalNeeded,
  tellCampaignStopped,
  tellCreditsExpiring,
  tellLinkEnded,
  tellLinkExpiring,
  tellPlanEnded,
  tellPostEnd,
  tellRenderEnd,
  tellReview,
} from './commands.ts'
export { notificationJobs } from './jobs.ts'
export { findChannels, forget } from './store.ts'
