export { NoticeWatch } from './notice-watch.tsx'
export { UnavailableScreen } from './unavailable-screen.tsx'
