import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { type Ratio, ratios, type Template } from '@clipmint/film'

import { type Golden, openGolden } from '../../golden/harness.ts'
import { readArguments, runCommand } from './command.ts'
import { sampleFilm } from './sample-film.ts'
import { listTemplates, readTemplate } from './template-file.ts'

// `node packages/engine/src/cli/golden.ts [template…]` compares browser and server: every template (or those named) in
// every ratio at three moments, and prints what differs. Pairs of pictures that do go to build/golden.

const LEAST_ALIKE = 0.98
const outFolder = fileURLToPath(new URL('../../../../build/golden/', import.meta.url))

await runCommand(async () => {
  const { words } = readArguments(process.argv.slice(2), {})
  const slugs = words.length > 0 ? words : await listTemplates()
  const golden = await openGolden(process.env['CHROMIUM'] || undefined)
  let faults = 0
  try {
    for (const slug of slugs) {
      const template = await readTemplate(slug, process.cwd())
      for (const ratio of ratios) faults += await compareTemplate(golden, template, ratio)
    }
  } finally {
    await golden.close()
  }
  if (faults > 0) throw new Error(`${faults} frames or texts differ between browser and server.`)
})

async function compareTemplate(golden: Golden, template: Template, ratio: Ratio): Promise<number> {
  const film = sampleFilm(template, ratio)
  const moments = [0.08, 0.45, 0.9].map((share) => share * film.durationMs)
  const comparisons = await golden.compare(film, moments)
  const lines = await golden.lines(film)
  const different = comparisons.filter(({ ssim }) => ssim < LEAST_ALIKE)
  const sameLines = JSON.stringify(lines.browser) === JSON.stringify(lines.node)
  const least = Math.min(...comparisons.map(({ ssim }) => ssim))
  console.log(`${template.slug} ${ratio}: ${least.toFixed(4)}${sameLines ? '' : ', other line breaks'}`)
  for (const { timeMs, browser, node } of different) {
    await mkdir(outFolder, { recursive: true })
    const name = `${template.slug}-${ratio.replace(':', 'x')}-${Math.round(timeMs)}`
    await writeFile(join(outFolder, `${name}-browser.png`), browser)
    await writeFile(join(outFolder, `${name}-server.png`), node)
  }
  return different.length + (sameLines ? 0 : 1)
}
