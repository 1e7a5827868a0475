import { renderFrame } from '@clipmint/engine/node'
import sharp from 'sharp'

import { serveParent } from '../../../../jobs/serve-parent.ts'
import type { PosterTask } from './task.ts'

serveParent(process, async ({ film, files, timeMs, width, out }: PosterTask) => {
  const png = await renderFrame(film, timeMs, files, width)
  await sharp(png).jpeg({ quality: 84, mozjpeg: true }).toFile(out)
})
