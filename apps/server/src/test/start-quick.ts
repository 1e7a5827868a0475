import { runProcess } from '../main/process.ts'
import { quickRenderer } from './quick-renderer.ts'

// `npm start` with grey videos that are made at once, for journeys in which nobody looks at the picture.
await runProcess({ name: 'start', serves: true, works: true, renderer: quickRenderer })
