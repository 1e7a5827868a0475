import { renderFrame } from '@clipmint/engine/node'
import sharp from 'sharp'

import type { PosterAnswer, PosterTask } from './task.ts'

/** The poster process: draws one frame, answers, ends. */
process.once('message', (task: PosterTask) => {
  void answer(task).then((said) => process.send?.(said, () => process.exit(0)))
})

async function answer({ film, files, timeMs, width, out }: PosterTask): Promise<PosterAnswer> {
  try {
    const png = await renderFrame(film, timeMs, files, width)
    await sharp(png).jpeg({ quality: 84, mozjpeg: true }).toFile(out)
    return { made: true }
  } catch (error) {
    return { made: false, why: error instanceof Error ? error.message : String(error) }
  }
}
