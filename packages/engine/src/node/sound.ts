import { Worker } from 'node:worker_threads'

import type { Film } from '@clipmint/film'

import type { Stereo } from '../mix/index.ts'
import { clipSounds, excerptOf, type Recording, type Sounds } from '../sound-parts.ts'
import { decodeSound } from './clip-sound.ts'
import type { FilmFiles } from './media.ts'
import type { SoundTask } from './sound-worker.ts'

/** Seconds of a recording that can be played: a film may begin late in it. */
const MOST_RECORDED = 600

/**
 * The whole sound of a film, mixed on a thread of its own while the picture is drawn on this one. A recording under it is
 * the file that `files` names by its track's id; `#t=from,to` in seconds behind the path says what of it goes round (W3C
 * Media Fragments).
 */
export async function makeSound(film: Film, files: FilmFiles): Promise<Stereo> {
  const sounds: Sounds = {
    clips: await decodeClips(film, files),
    recording: await decodeRecording(film, files),
  }
  return new Promise((resolve, reject) => {
    const task: SoundTask = { film, sounds }
    const given = Object.values(sounds.clips).concat(sounds.recording?.sound ?? [])
    const worker = new Worker(new URL('./sound-worker.ts', import.meta.url), {
      workerData: task,
      transferList: given.flatMap(({ left, right }) => [
        left.buffer as ArrayBuffer,
        right.buffer as ArrayBuffer,
      ]),
    })
    worker.once('message', (sound: Stereo) => {
      resolve(sound)
      void worker.terminate()
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('Mixing the sound ended without a sound.')))
  })
}

async function decodeClips(film: Film, files: FilmFiles): Promise<Record<string, Stereo>> {
  const sounds: Record<string, Stereo> = {}
  for (const key of new Set(clipSounds(film).map((clip) => clip.key))) {
    const path = files[film.media[key]?.file.id ?? '']
    const sound = path === undefined ? null : await decodeSound(path)
    if (sound) sounds[key] = sound
  }
  return sounds
}

async function decodeRecording(film: Film, files: FilmFiles): Promise<Recording | null> {
  const [path, part] = files[film.music?.trackId ?? '']?.split('#t=') ?? []
  const sound = path === undefined ? null : await decodeSound(path, MOST_RECORDED)
  if (!sound) return null
  const wholeMs = (sound.left.length / sound.sampleRate) * 1000
  const [from = 0, to = wholeMs / 1000] = part?.split(',').map(Number) ?? []
  return excerptOf(
    { sound, fromMs: 0, loop: { fromMs: from * 1000, toMs: Math.min(wholeMs, to * 1000) } },
    film,
  )
}
