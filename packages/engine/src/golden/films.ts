import type { Film } from '@clipmint/film'

import { changes, cuts } from './cuts-film.ts'
import { pictures } from './pictures-film.ts'
import { shapes } from './shapes-film.ts'
import { type } from './type-film.ts'
import { letters, words } from './words-film.ts'

type GoldenName = 'shapes' | 'type' | 'pictures' | 'words' | 'letters' | 'cuts' | 'changes'

/** Small films that between them draw every layer kind, form, frame, movement and change of scene. */
export const goldenFilms: Readonly<Record<GoldenName, Film>> = {
  shapes,
  type,
  pictures,
  words,
  letters,
  cuts,
  changes,
}
