import type { Film } from '@clipmint/film'

import type { Stereo } from '../mix/index.ts'
import type { Sounds } from '../sound-parts.ts'
import type { SoundAnswer, ToSoundWorker } from './soundtrack-worker.ts'

/** A sound in the making. `whole` rejects when it cannot be made, and when it is called off. */
export type Making = { whole: Promise<Stereo>; cancel: () => void }

/**
 * Workers that have nothing to do, the last used on top: one that has loaded and made a sound before makes the next
 * opening in a fifth of the time.
 */
const idle: Worker[] = []
const MOST_IDLE = 2
let tasks = 0
let warming: Making | null = null

/** Makes a film's sound for nobody to hear, unless there is a worker that has made one: what is wanted next comes soon. */
export function warmWorker(film: Film): void {
  if (idle.length > 0 || warming) return
  const making = makeInWorker(film, { clips: {}, recording: null }, () => {})
  warming = making
  making.whole
    .catch(() => {})
    .finally(() => {
      if (warming === making) warming = null
    })
}

/** Has a film's sound made in a worker; `onOpening` is given its first seconds when they come before the whole. */
export function makeInWorker(film: Film, sounds: Sounds, onOpening: (sound: Stereo) => void): Making {
  warming?.cancel()
  const worker = idle.pop() ?? createWorker()
  const id = (tasks += 1)
  let cancel: () => void = () => {}
  const whole = new Promise<Stereo>((resolve, reject) => {
    const heard = new AbortController()
    const end = (reuse: boolean) => {
      heard.abort()
      cancel = () => {}
      if (reuse && idle.length < MOST_IDLE) idle.push(worker)
      else worker.terminate()
    }
    const onAnswer = ({ data }: MessageEvent<SoundAnswer>) => {
      if (data.id !== id) return
      if ('opening' in data) return onOpening(data.opening)
      end(true)
      if ('failed' in data) reject(new Error(data.failed))
      else resolve(data.sound)
    }
    const onError = ({ message }: ErrorEvent) => {
      end(false)
      reject(new Error(`The sound's worker broke: ${message}`))
    }
    cancel = () => {
      tell(worker, { cancel: id })
      end(true)
      reject(new Error('The sound was called off.'))
    }
    worker.addEventListener('message', onAnswer, heard)
    worker.addEventListener('error', onError, heard)
    tell(worker, { id, film, sounds })
  })
  return { whole, cancel: () => cancel() }
}

function tell(worker: Worker, message: ToSoundWorker): void {
  worker.postMessage(message)
}

function createWorker(): Worker {
  return new Worker(new URL('./soundtrack-worker.ts', import.meta.url), { type: 'module' })
}
