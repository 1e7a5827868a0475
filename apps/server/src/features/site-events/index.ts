export { siteEvents } from './calls.ts'
