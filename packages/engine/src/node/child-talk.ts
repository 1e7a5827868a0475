import type { Film } from '@clipmint/film'

import type { FilmFiles } from './media.ts'
import type { FilmOutput } from './output.ts'
import type { RenderProgress } from './render.ts'

/** What a parent asks of a render child: one film. */
export type ToChild = { film: Film; files: FilmFiles; out: string; ffmpeg: string | null; output: FilmOutput }

/** What a render child says: how far it is, and how it ended. */
export type ToParent = RenderProgress | { stage: 'done' } | { stage: 'failed'; message: string }

/** The exit code of a child whose parent went away. */
export const endedChannel = 3
