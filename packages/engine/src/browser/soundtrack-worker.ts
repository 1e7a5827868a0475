import type { Film } from '@clipmint/film'

import { master, type Stereo, Synthesis } from '../mix/index.ts'
import { finishFilm, mixFilm, scoreOf, type Sounds } from '../sound.ts'

export type SoundTask = { id: number; film: Film; sounds: Sounds }
/** `opening` is the film's first seconds, at the level they have by themselves; the whole sound follows as `sound`. */
export type SoundAnswer =
  | { id: number; opening: Stereo }
  | { id: number; sound: Stereo }
  | { id: number; failed: string }

/** Enough to be heard while the rest is made. */
const openingMs = 1300
/** An opening is quieter than its piece; alone it would be brought up to the loudness of the whole. */
const openingLufs = -15.5

addEventListener('message', ({ data }: MessageEvent<SoundTask>) => {
  try {
    const sound = make(data)
    tell({ id: data.id, sound }, sound)
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error)
    postMessage({ id: data.id, failed } satisfies SoundAnswer)
  }
})

/** The whole sound; tells the opening on the way when nothing but composed music sounds. */
function make({ id, film, sounds }: SoundTask): Stereo {
  const score = scoreOf(film)
  if (!score) return mixFilm(film, sounds)
  const synthesis = new Synthesis(score)
  if (Object.keys(sounds.clips).length === 0 && film.durationMs > 2 * openingMs) {
    synthesis.makeTo(openingMs)
    const opening = synthesis.heard()
    tell({ id, opening: master(opening, { integratedLufs: openingLufs, truePeakDb: -1 }) }, opening)
  }
  return finishFilm(film, sounds, synthesis.finish())
}

function tell(answer: SoundAnswer, { left, right }: Stereo): void {
  postMessage(answer, { transfer: [left.buffer, right.buffer] })
}
