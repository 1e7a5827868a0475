export { announcements } from './calls.ts'
export { refuseWhileWorkedOn } from './maintenance.ts'
export {
  addAnnouncement,
  changeMaintenance,
  currentMaintenance,
  endAnnouncement,
  listAnnouncements,
} from './operators.ts'
export { shownOn } from './rules.ts'
