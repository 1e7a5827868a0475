export { notifications } from './calls.ts'
export {
  forgetNotifications,
  takeBackCreditsExpiring,
  tellCreditsExpiring,
  tellLinkEnded,
  tellLinkExpiring,
  tellPlanEnded,
  tellPostEnd,
  tellRenderEnd,
} from './commands.ts'
export { notificationJobs } from './jobs.ts'
export { forget } from './store.ts'
