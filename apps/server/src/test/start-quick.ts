import { runProcess } from '../main/process.ts'
import { quickMedia } from './quick-media.ts'
import { quickRenderer } from './quick-renderer.ts'

// `npm start` with grey videos that are made at once, and one process that looks at all files, for journeys in which
// nobody looks at the picture.
await runProcess({
  name: 'start',
  serves: true,
  works: true,
  makers: { media: quickMedia, renderer: quickRenderer },
})
