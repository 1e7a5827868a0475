/** What other areas may use of the templates. */
export { templates } from './calls.ts'
export { catalogue } from './catalogue.ts'
export {
  entriesFor,
  findTemplateVersion,
  getCard,
  getEntry,
  getTemplateVersion,
  mayUse,
  pinTemplate,
  seasonFitter,
} from './commands.ts'
export { beatMsOf, type Entry, toEntry } from './entry.ts'
export { type Impression, impressionOf, sampleImpression } from './impression.ts'
export { templateJobs } from './jobs.ts'
export { listLiked } from './listing/commands.ts'
export { addStock, stockStore } from './stock/commands.ts'
export { type Stocked, toStocked } from './stock/rules.ts'
export { usesByTemplate } from './stock/store.ts'
