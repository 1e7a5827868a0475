import type { Film } from '@clipmint/film'
import { handwritten } from '@clipmint/music'

import { warmWorker } from './sound-workers.ts'
import { Soundtrack } from './soundtrack.ts'

const SAMPLE_MS = 15_000

/** Fifteen seconds of a track by itself, heard from its beginning as soon as that is made. Dispose of it to stop it. */
export class MusicSample {
  readonly #soundtrack = new Soundtrack(() => null)
  readonly #onEnd: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOver = false

  /** `onEnd` is called when it has ended by itself, or cannot be made. */
  constructor(trackId: string, onEnd: () => void) {
    this.#onEnd = onEnd
    void this.#play(filmOf(trackId))
  }

  dispose(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#soundtrack.dispose()
  }

  async #play(film: Film): Promise<void> {
    try {
      await this.#soundtrack.play(film, 0)
      if (!this.#isOver) this.#timer = setTimeout(this.#onEnd, SAMPLE_MS)
    } catch {
      if (!this.#isOver) this.#onEnd()
    }
  }
}

/** Gets ready for samples to be heard soon: to be called when they are likely to be wanted. */
export function warmSamples(): void {
  const [track] = handwritten
  if (track) warmWorker(filmOf(track.id))
}

/** A film that is nothing but a track. */
function filmOf(trackId: string): Film {
  return {
    v: 1,
    templateId: '',
    templateVersion: 1,
    ratio: '1:1',
    lang: 'ko',
    width: 16,
    height: 16,
    fps: 30,
    durationMs: SAMPLE_MS,
    scenes: [],
    media: {},
    fonts: [],
    music: { trackId, startMs: 0, volume: 1, fadeOutMs: 1000 },
    logo: null,
    watermark: null,
  }
}
