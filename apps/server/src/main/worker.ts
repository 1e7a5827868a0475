import { runProcess } from './process.ts'

// `npm run worker`: does the jobs of a shared PostgreSQL, on as many machines as wanted.
await runProcess({ name: 'worker', serves: false, works: true })
