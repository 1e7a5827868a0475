export { announcements } from './calls.ts'
export { refuseWhileWorkedOn } from './maintenance.ts'
export {
  addAnnouncement,
  currentMaintenance,
  endAnnouncement,
  listAnnouncements,
  writeMaintenance,
} from './operators.ts'
export { shownOn } from './rules.ts'
