import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Template } from '@clipmint/film'

import { LEAST_APART } from '../judge/likeness.ts'
import { registerFonts } from '../node/fonts.ts'
import { CommandError, readArguments, runCommand } from './command.ts'
import { drawContactSheet } from './contact-sheet.ts'
import { fingerprintOf, type Pair, pairsByLikeness } from './fingerprint.ts'
import { sampleFilm } from './sample-film.ts'
import { sheetsPage } from './sheets-page.ts'
import { listTemplates, readTemplate } from './template-file.ts'

// `npm run sheets [-- --pairs]` draws the contact sheet of every template into build/sheets with a page to look
// through, and says which designs are most alike; it fails when two are nearly the same. `--pairs` draws no sheets.

const folder = fileURLToPath(new URL('../../../../build/sheets/', import.meta.url))
const SHOWN = 12

await runCommand(async () => {
  const { options } = readArguments(process.argv.slice(2), { pairs: 0 })
  registerFonts()
  const templates = await Promise.all((await listTemplates()).map((slug) => readTemplate(slug, '.')))
  if (!options.has('pairs')) await drawAll(templates)
  const pairs = pairsByLikeness(
    new Map(templates.map((template) => [template.slug, fingerprintOf(template)])),
  )
  for (const pair of pairs.slice(0, SHOWN)) console.log(lineOf(pair))
  const doubles = pairs.filter((pair) => pair.distance < LEAST_APART)
  if (doubles.length > 0)
    throw new CommandError(`${doubles.length} pairs look nearly the same (under ${LEAST_APART}).`)
})

async function drawAll(templates: readonly Template[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const template of templates) {
    const sheet = await drawContactSheet(template, { lang: 'ko', photos: [], showSafeArea: false })
    await writeFile(join(folder, `${template.slug}.png`), sheet)
  }
  const entries = templates.map((template) => ({
    template,
    durationMs: sampleFilm(template, '9:16').durationMs,
  }))
  const page = join(folder, 'index.html')
  await writeFile(page, sheetsPage(entries))
  console.log(page)
}

function lineOf({ one, other, distance }: Pair): string {
  return `${distance.toFixed(3)}  ${one}  ${other}`
}
