import type { FilmLoop } from '@clipmint/film'

/** What a loop's process is asked: a film's loop as three files, at these paths, behind others that want a core. */
export type LoopTask = FilmLoop & { out: { video: string; image: string; poster: string }; niceness: number }
