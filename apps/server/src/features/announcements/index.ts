export { announcements } from './calls.ts'
export {
  addAnnouncement,
  currentMaintenance,
  endAnnouncement,
  listAnnouncements,
  writeMaintenance,
} from './operators.ts'
