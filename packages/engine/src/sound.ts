import type { Film, FilmMedia } from '@clipmint/film'
import { compose, findTrack } from '@clipmint/music'

import { master, mix, mixOver, type MixPart, type Stereo, synthesize } from './mix/index.ts'

/** What networks and listeners expect: no video of ours is louder or quieter than the next one. */
const TARGET = { integratedLufs: -14, truePeakDb: -1 } as const
const SAMPLE_RATE = 48_000
/** Clips start and stop their sound this gently, so that a cut does not click. */
const CLIP_FADE_MS = 40

/** A stretch of a clip's own sound in the film: `fileMs` is where in the file it begins. */
export type ClipSound = { key: string; atMs: number; fileMs: number; durationMs: number }

/** The sounds of clips that are not muted, each loop of a clip on its own. */
export function clipSounds(film: Film): ClipSound[] {
  return film.scenes.flatMap((scene) =>
    scene.layers.flatMap((layer) => {
      const media = layer.kind === 'media' && layer.mediaKey !== null ? film.media[layer.mediaKey] : undefined
      if (!media || media.mute || media.file.kind !== 'video' || !media.file.hasSound) return []
      return loops(media, scene.startMs, scene.durationMs)
    }),
  )
}

/** What makes a film sound as it does, as a key: equal keys sound the same. */
export function soundKey(film: Film): string {
  const clips = clipSounds(film).map((sound) => [film.media[sound.key]?.file.id, sound])
  return JSON.stringify([film.music, film.durationMs, clips])
}

/**
 * The whole sound of a film, −14 LUFS and under −1 dBTP, as long as its picture. `sounds` holds the decoded sound of
 * each clip, 48 kHz, by its media key, from the beginning of its file. Silence when nothing sounds.
 */
export function mixFilm(film: Film, sounds: Readonly<Record<string, Stereo>>): Stereo {
  const clips = clipSounds(film).flatMap((sound): MixPart[] => {
    const decoded = sounds[sound.key]
    if (!decoded) return []
    return [
      {
        sound: cut(decoded, sound),
        atMs: sound.atMs,
        volume: 1,
        fadeInMs: CLIP_FADE_MS,
        fadeOutMs: CLIP_FADE_MS,
      },
    ]
  })
  const music = musicPart(film, clips)
  if (music) return master(mixOver(music, clips), TARGET)
  const mixed = mix(clips, film.durationMs, SAMPLE_RATE)
  return clips.length === 0 ? mixed : master(mixed, TARGET)
}

function musicPart({ music, durationMs }: Film, duckUnder: MixPart[]): MixPart | null {
  const track = music ? findTrack(music.trackId) : undefined
  if (!music || !track || music.volume === 0) return null
  const sound = synthesize(compose(track, { durationMs, startMs: music.startMs }))
  return { sound, atMs: 0, volume: music.volume, fadeInMs: 0, fadeOutMs: music.fadeOutMs, duckUnder }
}

function loops({ key, trim, file }: FilmMedia, startMs: number, sceneMs: number): ClipSound[] {
  const fileMs = trim?.inMs ?? 0
  const length = Math.max(1, (trim?.outMs ?? file.durationMs ?? fileMs + sceneMs) - fileMs)
  return Array.from({ length: Math.ceil(sceneMs / length) }, (_, index) => ({
    key,
    atMs: startMs + index * length,
    fileMs,
    durationMs: Math.min(length, sceneMs - index * length),
  }))
}

function cut(sound: Stereo, { fileMs, durationMs }: ClipSound): Stereo {
  const from = Math.round((fileMs * SAMPLE_RATE) / 1000)
  const to = from + Math.round((durationMs * SAMPLE_RATE) / 1000)
  return {
    sampleRate: SAMPLE_RATE,
    left: sound.left.subarray(from, to),
    right: sound.right.subarray(from, to),
  }
}
