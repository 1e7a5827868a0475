import { renderFrame } from '@clipmint/engine/node'
import sharp from 'sharp'

import { serveParent } from '../jobs/serve-parent.ts'
import type { PosterTask } from './renderer.ts'

const firstWidth = 90

serveParent(process, async ({ film, files, timeMs, width, out, firstOut }: PosterTask) => {
  const png = await renderFrame(film, timeMs, files, width)
  await sharp(png).jpeg({ quality: 84, mozjpeg: true }).toFile(out)
  await sharp(await renderFrame(film, 0, files, firstWidth)).toFile(firstOut)
})
