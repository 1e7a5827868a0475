import type { Film } from '@clipmint/film'
import { beatGrid, compose, findTrack } from '@clipmint/music'

/** One mark of the music: when it is, how loud it stands (0 to 1), whether a beat falls on it. */
export type BeatMark = { atMs: number; height: number; isBeat: boolean }

/** Fine enough to look like the sound, coarse enough to see its rhythm. */
const MARKS_PER_BEAT = 8
/** A sound dies away by this much from one mark to the next. */
const DECAY = 0.68
const LOWEST = 0.12

/** The music of a film as a row of marks: how much sounds in each part of a beat. Empty without music. */
export function beatMarks({ music, durationMs }: Pick<Film, 'music' | 'durationMs'>): BeatMark[] {
  const track = music ? findTrack(music.trackId) : null
  if (!music || !track || durationMs <= 0) return []
  const { beatMs } = beatGrid(track, durationMs, music.startMs)
  const stepMs = beatMs / MARKS_PER_BEAT
  const loudness = Array.from({ length: Math.max(1, Math.ceil(durationMs / stepMs)) }, () => 0)
  for (const { placing, notes } of compose(track, { durationMs, startMs: music.startMs }).parts) {
    const gain = 10 ** (placing.gainDb / 20)
    for (const { atMs, velocity } of notes) {
      const step = Math.floor(Math.max(0, atMs) / stepMs + 1e-6)
      for (let after = 0; after < MARKS_PER_BEAT && step + after < loudness.length; after++) {
        loudness[step + after] = (loudness[step + after] ?? 0) + gain * velocity * DECAY ** after
      }
    }
  }
  // Two hits on one beat stand out over everything: the loud tenth of a track is at full height together.
  const loudest = Math.max(
    loudness.toSorted((one, other) => one - other)[Math.floor(loudness.length * 0.9)] ?? 0,
    1e-6,
  )
  return loudness.map((sum, step) => ({
    atMs: step * stepMs,
    height: LOWEST + (1 - LOWEST) * Math.min(1, sum / loudest),
    isBeat: step % MARKS_PER_BEAT === 0,
  }))
}

/** Music that is played from a file: how loud each of its parts is, how long it is, and what of it goes round. */
export type Sound = {
  levels: readonly number[]
  wholeMs: number
  loop: { fromMs: number; toMs: number }
}

/** As fine as the marks of most composed music. */
const SOUND_MARK_MS = 60

/** The sound of a film's recorded or own music as a row of marks; nobody knows where its beats fall. */
export function soundMarks(
  { music, durationMs }: Pick<Film, 'music' | 'durationMs'>,
  { levels, wholeMs, loop: { fromMs, toMs } }: Sound,
): BeatMark[] {
  if (!music || levels.length === 0 || wholeMs <= 0) return []
  return Array.from({ length: Math.ceil(durationMs / SOUND_MARK_MS) }, (_, mark) => {
    const atMs = mark * SOUND_MARK_MS
    const ms = music.startMs + atMs
    const inMs = ms < toMs ? ms : fromMs + ((ms - fromMs) % Math.max(1, toMs - fromMs))
    const part = Math.min(levels.length - 1, Math.floor((inMs / wholeMs) * levels.length))
    return { atMs, height: Math.max(LOWEST, levels[part] ?? 0), isBeat: false }
  })
}
