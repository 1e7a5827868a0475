export { announcements } from './calls.ts'
