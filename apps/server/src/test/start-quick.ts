import { must } from '@clipmint/kit'

import { runProcess } from '../main/process.ts'
import { databaseOfProduct } from './databases.ts'
import { quickMedia } from './quick-media.ts'
import { quickRenderer } from './quick-renderer.ts'

// `npm start` for journeys in which nobody looks at the picture: with grey videos that are made at once, one process that
// looks at all files, and PostgreSQL, which takes a fifth of the embedded database's processor time.
process.env['DATABASE_URL'] ??= await databaseOfProduct(must(process.env['DATA_DIR'], 'DATA_DIR'))
await runProcess({
  name: 'start',
  serves: true,
  works: true,
  makers: { media: quickMedia, renderer: quickRenderer },
})
