import type { Film, FilmMusic } from '@clipmint/film'
import { handwritten } from '@clipmint/music'

import { warmWorker } from './sound-workers.ts'

/** Gets ready for music to be heard soon: to be called when it is likely to be wanted. */
export function warmMusic(): void {
  const [track] = handwritten
  if (track) warmWorker(soundOnly({ trackId: track.id, startMs: 0, volume: 1, fadeOutMs: 0 }, 15_000))
}

/** A film that is nothing but music. */
export function soundOnly(music: FilmMusic, durationMs: number): Film {
  return {
    v: 1,
    templateId: '',
    templateVersion: 1,
    ratio: '1:1',
    lang: 'ko',
    width: 16,
    height: 16,
    fps: 30,
    durationMs,
    scenes: [],
    media: {},
    fonts: [],
    music,
    logo: null,
    watermark: null,
  }
}
