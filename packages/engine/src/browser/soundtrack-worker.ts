import type { Film } from '@clipmint/film'

import type { Stereo } from '../mix/index.ts'
import { mixFilm } from '../sound.ts'

export type SoundTask = { id: number; film: Film; sounds: Record<string, Stereo> }
export type SoundAnswer = { id: number; sound: Stereo } | { id: number; failed: string }

addEventListener('message', ({ data }: MessageEvent<SoundTask>) => {
  try {
    const sound = mixFilm(data.film, data.sounds)
    const answer: SoundAnswer = { id: data.id, sound }
    postMessage(answer, { transfer: [sound.left.buffer, sound.right.buffer] })
  } catch (error) {
    const answer: SoundAnswer = {
      id: data.id,
      failed: error instanceof Error ? error.message : String(error),
    }
    postMessage(answer)
  }
})
