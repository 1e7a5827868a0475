import type { Film } from '@clipmint/film'

import { pictures } from './pictures-film.ts'
import { shapes } from './shapes-film.ts'
import { type } from './type-film.ts'

/** Small films that between them draw every layer kind, form, frame, movement and change of scene. */
export const goldenFilms: Readonly<Record<'shapes' | 'type' | 'pictures', Film>> = { shapes, type, pictures }
