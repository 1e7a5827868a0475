import type { Film } from '@clipmint/film'
import { must } from '@clipmint/kit'

import { facesOf, type FontFace as FilmFontFace, registeredName } from '../fonts.ts'
import { fontUrls } from './font-urls.ts'

/** Faces belong to the page: each is loaded once, however many films show it. */
const loading = new Map<string, Promise<void>>()

/** Loads the fonts a film is set in, so that it can be measured and drawn. Rejects when a file cannot be fetched. */
export async function loadFonts(film: Film): Promise<void> {
  await Promise.all(facesOf(film).map(loadFace))
}

function loadFace(face: FilmFontFace): Promise<void> {
  const known = loading.get(face.file)
  if (known) return known
  const url = must(fontUrls[face.file], `the address of ${face.file}`)
  const font = new FontFace(registeredName(face.family), `url("${url}")`, { weight: String(face.weight) })
  const loaded = font.load().then(() => {
    document.fonts.add(font)
  })
  loading.set(face.file, loaded)
  // A failed download may be tried again by the next film.
  loaded.catch(() => loading.delete(face.file))
  return loaded
}
