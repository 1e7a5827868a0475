import { runProcess } from './process.ts'

// `npm run api`: serves; the work is left to workers when there is a PostgreSQL to share.
await runProcess({ name: 'api', serves: true, works: false })
