import type { Film } from '@clipmint/film'
import { must } from '@clipmint/kit'

import { facesOf, registeredName, wordsIn } from '../fonts.ts'
import { type CutFont, cutFontsFor, type RangeTable, standInsFor, stockStandIns } from '../text/stand-ins.ts'
import { fontUrls } from './font-urls.ts'

/** Faces belong to the page: each is loaded once, however many films show it. */
const loading = new Map<string, Promise<void>>()
const tables = new Map<CutFont, RangeTable>()

stockStandIns({ tables: (font) => tables.get(font) ?? null })

/** Loads the fonts a film is set in, so that it can be measured and drawn. Rejects when a file cannot be fetched. */
export async function loadFonts(film: Film): Promise<void> {
  const faces = facesOf(film).map(({ file, family, weight }) => {
    const url = must(fontUrls[file], `the address of ${file}`)
    return loadFace({ file, url, name: registeredName(family), weight: String(weight) })
  })
  await Promise.all([...faces, loadStandIns(wordsIn(film))])
}

/** Emoji, signs and other scripts: a page whose films have none loads nothing of them. */
async function loadStandIns(words: readonly string[]): Promise<void> {
  const cut = new Set(words.flatMap(cutFontsFor))
  if (cut.size === 0 && words.every((text) => standInsFor(text).length === 0)) return
  const { loadTable, standInUrl } = await import('./stand-in-urls.ts')
  const missing = [...cut].filter((font) => !tables.has(font))
  for (const font of missing) tables.set(font, await loadTable(font))
  // What was found without a table is forgotten.
  if (missing.length > 0) stockStandIns({ tables: (font) => tables.get(font) ?? null })
  const fonts = new Map(words.flatMap((text) => standInsFor(text)).map((font) => [font.name, font]))
  await Promise.all(
    [...fonts.values()].map(({ name, file, weight }) =>
      loadFace({ file, url: must(standInUrl(file), `the address of ${file}`), name, weight }),
    ),
  )
}

type Face = { file: string; url: string; name: string; weight: string }

/** The fonts of the page, or of the worker that draws for it. */
function fontsHere(): FontFaceSet {
  return 'document' in globalThis ? document.fonts : (globalThis as unknown as { fonts: FontFaceSet }).fonts
}

function loadFace({ file, url, name, weight }: Face): Promise<void> {
  const known = loading.get(file)
  if (known) return known
  const font = new FontFace(name, `url("${url}")`, { weight })
  const loaded = font.load().then(() => {
    fontsHere().add(font)
  })
  loading.set(file, loaded)
  // A failed download may be tried again by the next film.
  loaded.catch(() => loading.delete(file))
  return loaded
}
