import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { CommandError, personFolder, readArguments, runCommand } from './command.ts'
import { drawContactSheet } from './contact-sheet.ts'
import { readPhotos } from './photos.ts'
import { readTemplate } from './template-file.ts'

const usage = `Usage: npm run sheet -- <template> [out.png] [--photos file-or-folder…] [--lang en] [--safe]
  <template> is a slug in content/templates or the path of a film.json; without out.png the sheet goes to build/sheets.`

const sheetsFolder = fileURLToPath(new URL('../../../../build/sheets/', import.meta.url))

await runCommand(async () => {
  const { words, options } = readArguments(process.argv.slice(2), { photos: 99, lang: 1, safe: 0 })
  const [name, outName] = words
  if (name === undefined) throw new CommandError(usage)
  const folder = personFolder()
  const template = await readTemplate(name, folder)
  const lang = options.get('lang')?.[0] ?? 'ko'
  if (lang !== 'ko' && lang !== 'en') throw new CommandError('--lang: ko or en.')
  const photos = await readPhotos(options.get('photos') ?? [], folder)
  const sheet = await drawContactSheet(template, { lang, photos, showSafeArea: options.has('safe') })
  const out = outName === undefined ? join(sheetsFolder, `${template.slug}.png`) : resolve(folder, outName)
  await mkdir(dirname(out), { recursive: true })
  await writeFile(out, sheet)
  console.log(out)
})
