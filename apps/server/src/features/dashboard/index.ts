/** What the server may use of the dashboard. */
export { dashboard } from './calls.ts'
export { forgetFigures as forget } from './collect/store.ts'
export { serveExport } from './export/serve.ts'
export { dashboardJobs } from './jobs.ts'
export { figuresOn } from './shown/on-days.ts'
