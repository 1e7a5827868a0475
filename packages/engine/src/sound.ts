import type { Film, FilmMedia } from '@clipmint/film'
import { clipPart } from '@clipmint/film/clip-time'
import { compose, findTrack, type Score } from '@clipmint/music'

import { fitRecording, master, mix, mixOver, type MixPart, type Stereo, synthesize } from './mix/index.ts'

/** What networks and listeners expect: no video of ours is louder or quieter than the next one. */
const TARGET = { integratedLufs: -14, truePeakDb: -1 } as const
const SAMPLE_RATE = 48_000
/** Clips start and stop their sound this gently, so that a cut does not click. */
const CLIP_FADE_MS = 40

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
export type Recording = { sound: Stereo; loop: { fromMs: number; toMs: number } }

/** The whole sound of a film, −14 LUFS and under −1 dBTP, as long as its picture. Silence when nothing sounds. */
export function mixFilm(film: Film, sounds: Sounds): Stereo {
  return finishFilm(film, sounds, bedOf(film, sounds.recording))
}

/** The rest of `mixFilm`, once the music's sound is there: what it gives way to, and the film's loudness. */
export function finishFilm(film: Film, { clips: decoded }: Sounds, bed: Stereo | null): Stereo {
  const clips = clipSounds(film).flatMap((sound): MixPart[] => {
    const own = decoded[sound.key]
    if (!own) return []
    return [
      {
        sound: cut(own, sound),
        atMs: sound.atMs,
        volume: 1,
        fadeInMs: CLIP_FADE_MS,
        fadeOutMs: CLIP_FADE_MS,
      },
    ]
  })
  if (bed && film.music) {
    const { volume, fadeOutMs } = film.music
    const music = { sound: bed, atMs: 0, volume, fadeInMs: 0, fadeOutMs, duckUnder: clips }
    return master(mixOver(music, clips), TARGET)
  }
  const mixed = mix(clips, film.durationMs, SAMPLE_RATE)
  return clips.length === 0 ? mixed : master(mixed, TARGET)
}

/** The score of a film's music; null for none, for silence, and for a recording. */
export function scoreOf({ music, durationMs }: Film): Score | null {
  const track = music && music.volume > 0 ? findTrack(music.trackId) : null
  return track && music ? compose(track, { durationMs, startMs: music.startMs }) : null
}

function bedOf(film: Film, recording: Recording | null): Stereo | null {
  const score = scoreOf(film)
  if (score) return synthesize(score)
  const { music, durationMs } = film
  if (!music || music.volume === 0 || !recording) return null
  return fitRecording(recording.sound, recording.loop, { fromMs: music.startMs, durationMs })
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

function cut(sound: Stereo, { fileMs, durationMs }: ClipSound): Stereo {
  const from = Math.round((fileMs * SAMPLE_RATE) / 1000)
  const to = from + Math.round((durationMs * SAMPLE_RATE) / 1000)
  return {
    sampleRate: SAMPLE_RATE,
    left: sound.left.subarray(from, to),
    right: sound.right.subarray(from, to),
  }
}
