import type { Film, FilmMedia } from '@clipmint/film'
import { clipPart } from '@clipmint/film/clip-time'

import type { Stereo } from './mix/index.ts'

/** A stretch of a clip's own sound in the film: `fileMs` is where in the file it begins. */
export type ClipSound = { key: string; atMs: number; fileMs: number; durationMs: number }

/** The sounds of clips that are not muted and play at their own speed, each loop of a clip on its own. */
export function clipSounds(film: Film): ClipSound[] {
  return film.scenes.flatMap((scene) =>
    scene.layers.flatMap((layer) => {
      const media = layer.kind === 'media' && layer.mediaKey !== null ? film.media[layer.mediaKey] : undefined
      if (!media || media.mute || media.file.kind !== 'video' || !media.file.hasSound) return []
      if (media.clip.speed !== 1) return []
      return loops(media, scene.startMs, scene.durationMs)
    }),
  )
}

/** What makes a film sound as it does, as a key: equal keys sound the same. */
export function soundKey(film: Film): string {
  const clips = clipSounds(film).map((sound) => [film.media[sound.key]?.file.id, sound])
  return JSON.stringify([film.music, film.durationMs, clips])
}

/** Everything that a film's sound is made of beside its composed music. */
export type Sounds = {
  /** The decoded sound of each clip by its media key, from the beginning of its file; 48 kHz. */
  clips: Readonly<Record<string, Stereo>>
  /** The decoded recording that its music names, with what of it goes round; null when it is composed, or none. */
  recording: Recording | null
}
/** `sound` begins `fromMs` into the file; the loop is counted from the file's beginning. */
export type Recording = { sound: Stereo; fromMs: number; loop: { fromMs: number; toMs: number } }

/** A recording goes on a little past the film, so that its end is not where it would go round. */
const AFTER_MS = 100

/** No more of a recording than a film needs of it, in its own memory: what goes to a worker is copied on the way. */
export function excerptOf(
  recording: Recording,
  { music, durationMs }: Pick<Film, 'music' | 'durationMs'>,
): Recording {
  const { sound, loop } = recording
  const startMs = music?.startMs ?? 0
  const endMs = startMs + durationMs + AFTER_MS
  const goesRound = endMs > loop.toMs
  const frame = (ms: number) => Math.round((ms * sound.sampleRate) / 1000)
  const [from, to] = goesRound ? [0, frame(loop.toMs)] : [frame(startMs), frame(endMs)]
  return {
    sound: { ...sound, left: sound.left.slice(from, to), right: sound.right.slice(from, to) },
    fromMs: goesRound ? 0 : startMs,
    loop,
  }
}

function loops(media: FilmMedia, startMs: number, sceneMs: number): ClipSound[] {
  const { inMs, lengthMs } = clipPart(media)
  const count = media.clip.end === 'freeze' ? 1 : Math.ceil(sceneMs / lengthMs)
  return Array.from({ length: count }, (_, index) => ({
    key: media.key,
    atMs: startMs + index * lengthMs,
    fileMs: inMs,
    durationMs: Math.min(lengthMs, sceneMs - index * lengthMs),
  }))
}
