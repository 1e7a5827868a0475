export { notifications } from './calls.ts'
export {
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
} from './commands.ts'
export { notificationJobs } from './jobs.ts'
export { forget } from './store.ts'
