import { clipOf } from '../stock/clip.ts'
import { worksOf } from '../stock/library.ts'

/** A silent MP4 for tests: H.264, 24 frames a second, made for Reels unless said otherwise. */
export function testClip({ width = 540, height = 960, seconds = 3 } = {}): Promise<Buffer> {
  const [work] = worksOf('networks', 'video')
  if (!work) throw new Error('There is no work to make a clip of.')
  return clipOf({ ...work, seconds }, { width, height })
}
