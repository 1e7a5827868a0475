import type { Film } from '@clipmint/film'

import { master, type Stereo, Synthesis } from '../mix/index.ts'
import type { Sounds } from '../sound-parts.ts'
import { finishFilm, mixFilm, scoreOf } from '../sound.ts'

export type SoundTask = { id: number; film: Film; sounds: Sounds }
export type ToSoundWorker = SoundTask | { cancel: number }
/** `opening` is the film's first seconds, at the level they have by themselves; the whole sound follows as `sound`. */
export type SoundAnswer =
  | { id: number; opening: Stereo }
  | { id: number; sound: Stereo }
  | { id: number; failed: string }

/** Enough to be heard while the rest is made. */
const openingMs = 1300
/** An opening is quieter than its piece; alone it would be brought up to the loudness of the whole. */
const openingLufs = -15.5
/** So much music is made at a time, before the worker looks whether it is still wanted. */
const sliceMs = 500

/** The task that is wanted; one that is not any more ends at its next slice. */
let wanted = 0

addEventListener('message', ({ data }: MessageEvent<ToSoundWorker>) => {
  if ('cancel' in data) {
    if (wanted === data.cancel) wanted = 0
    return
  }
  wanted = data.id
  void answer(data)
})

async function answer(task: SoundTask): Promise<void> {
  const { id } = task
  try {
    const sound = await make(task)
    if (sound) tell({ id, sound }, sound)
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error)
    postMessage({ id, failed } satisfies SoundAnswer)
  }
}

/** The whole sound; tells the opening on the way when nothing but composed music sounds. Null when it was called off. */
async function make({ id, film, sounds }: SoundTask): Promise<Stereo | null> {
  const score = scoreOf(film)
  if (!score) return mixFilm(film, sounds)
  const synthesis = new Synthesis(score)
  const opens = Object.keys(sounds.clips).length === 0 && film.durationMs > 2 * openingMs
  if (opens) {
    synthesis.makeTo(openingMs)
    const opening = synthesis.heard()
    tell({ id, opening: master(opening, { integratedLufs: openingLufs, truePeakDb: -1 }) }, opening)
  }
  for (let toMs = openingMs; !synthesis.done; toMs += sliceMs) {
    await nextMessage()
    if (wanted !== id) return null
    synthesis.makeTo(toMs)
  }
  return finishFilm(film, sounds, synthesis.finish())
}

/** Lets messages that have come be heard. A timer would wait four milliseconds each time. */
function nextMessage(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

function tell(answer: SoundAnswer, { left, right }: Stereo): void {
  postMessage(answer, { transfer: [left.buffer, right.buffer] })
}
