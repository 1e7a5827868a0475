import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type MediaFile, ratios, type Template } from '@clipmint/film'

import { measureContrast } from '../node/contrast.ts'
import { personFolder, readArguments, runCommand } from './command.ts'
import { readPhotos } from './photos.ts'
import { sampleFilm } from './sample-film.ts'
import { listTemplates, readTemplate } from './template-file.ts'
import { drawTestPhotos } from './test-photos.ts'

// `npm run contrast -- [template…] [--photos file-or-folder…] [--lang en]` measures every text of every template (or of
// those named) over photographs: the owner's, or three that are hard to read on, a white, a black and a busy one.

await runCommand(async () => {
  const { words, options } = readArguments(process.argv.slice(2), { photos: 99, lang: 1 })
  const lang = options.get('lang')?.[0] === 'en' ? 'en' : 'ko'
  const folder = await mkdtemp(join(tmpdir(), 'clipmint-contrast-'))
  try {
    const named = await readPhotos(options.get('photos') ?? [], personFolder())
    const sets = named.length > 0 ? [named] : (await drawTestPhotos(folder)).map((photo) => [photo])
    let weak = 0
    for (const slug of words.length > 0 ? words : await listTemplates()) {
      const lines = await weakIn(await readTemplate(slug, personFolder()), sets, lang)
      for (const line of lines) console.log(`${slug} ${line}`)
      weak += lines.length
    }
    if (weak > 0) throw new Error(`${weak} texts are hard to read.`)
    console.log('All texts can be read.')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/** A line for each text that is weak over any set of photographs, with its worst. */
async function weakIn(
  template: Template,
  sets: readonly MediaFile[][],
  lang: 'ko' | 'en',
): Promise<string[]> {
  const worst = new Map<string, { ratio: number; line: string }>()
  for (const ratio of ratios) {
    for (const photos of sets) {
      const film = sampleFilm(template, ratio, { lang, photos })
      const files = Object.fromEntries(photos.map(({ id }) => [id, id]))
      for (const [id, found] of await measureContrast(film, files)) {
        const key = `${ratio} ${id}`
        if (found.ratio >= found.least || (worst.get(key)?.ratio ?? 21) <= found.ratio) continue
        const on = sets.length > 1 ? ` on ${photos[0]?.id.replace(/.*\/|\.\w+$/gu, '')}` : ''
        worst.set(key, {
          ratio: found.ratio,
          line: `${key}: ${found.ratio.toFixed(2)} of ${found.least}${on}`,
        })
      }
    }
  }
  return [...worst.values()].map(({ line }) => line)
}
