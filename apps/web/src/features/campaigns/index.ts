export { CampaignsHere } from './list/campaigns-here.tsx'
export { countRunningOf } from './queries.ts'
