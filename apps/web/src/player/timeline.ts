import type { Film, FilmScene } from '@clipmint/film'

/** What an edit of words or pictures leaves as it is: the frame, how long the film is, when its scenes play, its music. */
export type Timeline = Pick<Film, 'ratio' | 'width' | 'height' | 'fps' | 'durationMs' | 'music'> & {
  scenes: readonly Pick<FilmScene, 'id' | 'startMs' | 'durationMs'>[]
}

/** A film's timeline; the one known before when nothing of it has changed, so that nobody draws it anew. */
export function timelineOf(film: Film, known: Timeline | null): Timeline {
  const { ratio, width, height, fps, durationMs, music } = film
  const scenes = film.scenes.map(({ id, startMs, durationMs: lastsMs }) => ({
    id,
    startMs,
    durationMs: lastsMs,
  }))
  const timeline = { ratio, width, height, fps, durationMs, music, scenes }
  return known && JSON.stringify(known) === JSON.stringify(timeline) ? known : timeline
}
