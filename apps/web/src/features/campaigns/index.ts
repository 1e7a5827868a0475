export { CampaignsHere } from './list/campaigns-here.tsx'
