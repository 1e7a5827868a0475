/** What other areas may use of the templates. */
export { templates } from './calls.ts'
export { catalogue } from './catalogue.ts'
export { getEntry, getTemplateVersion, pinTemplate } from './commands.ts'
export { beatMsOf, type Entry, toEntry } from './entry.ts'
export { templateJobs } from './jobs.ts'
export { usesByTemplate } from './store.ts'
