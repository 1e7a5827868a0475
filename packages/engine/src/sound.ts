import type { Film } from '@clipmint/film'
import { compose, findTrack, type Score } from '@clipmint/music'

import { fitRecording, master, mix, mixOver, type MixPart, type Stereo, synthesize } from './mix/index.ts'
import { type ClipSound, clipSounds, type Recording, type Sounds } from './sound-parts.ts'

/** What networks and listeners expect: no video of ours is louder or quieter than the next one. */
const TARGET = { integratedLufs: -14, truePeakDb: -1 } as const
const SAMPLE_RATE = 48_000
/** Clips start and stop their sound this gently, so that a cut does not click. */
const CLIP_FADE_MS = 40

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
  const { sound, fromMs, loop } = recording
  const shifted = { fromMs: loop.fromMs - fromMs, toMs: loop.toMs - fromMs }
  return fitRecording(sound, shifted, { fromMs: music.startMs - fromMs, durationMs })
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
