/** What operators did, written down with each deed. */
export { listAudit, writeAudit } from './store.ts'
