import { runProcess } from './process.ts'

// `npm start`: everything in one process, for one machine.
await runProcess({ name: 'start', serves: true, works: true })
