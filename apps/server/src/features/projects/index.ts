/** What the server and other areas may use of the projects. */
export { projects } from './calls.ts'
export { projectJobs } from './jobs.ts'
