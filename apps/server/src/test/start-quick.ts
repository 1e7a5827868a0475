import { join } from 'node:path'

import { must } from '@clipmint/kit'
import sharp from 'sharp'

import { runProcess } from '../main/process.ts'
import type { Media } from '../media/media.ts'
import { databaseOfProduct } from './databases.ts'
import { quickMedia } from './quick-media.ts'
import { quickRenderer } from './quick-renderer.ts'

// `npm start` for journeys in which nobody looks at the picture: with grey videos that are made at once, one process that
// looks at all files, cut-outs of small copies, and PostgreSQL, which takes a fifth of the embedded database's processor time.

/** Pixels of the copy's longer side. */
const SIDE = 500

process.env['DATABASE_URL'] ??= await databaseOfProduct(must(process.env['DATA_DIR'], 'DATA_DIR'))
await runProcess({
  name: 'start',
  serves: true,
  works: true,
  makers: { media: { ...quickMedia, run: cutSmall }, renderer: quickRenderer },
})

/** Cuts things out of a small copy, which takes a fraction of the time; does all else as it is. */
async function cutSmall(...[task, options]: Parameters<Media['run']>): ReturnType<Media['run']> {
  if (task.kind !== 'cutout') return quickMedia.run(task, options)
  const path = join(task.folder, 'small.png')
  await sharp(task.path).resize({ width: SIDE, height: SIDE, fit: 'inside' }).toFile(path)
  return quickMedia.run({ ...task, path }, options)
}
