import { ratios } from '@clipmint/film'

import { findBadSetting, judgeTemplate } from '../judge/judge.ts'
import { registerFonts } from '../node/fonts.ts'
import { nodeHome } from '../node/home.ts'
import { createMeasure } from '../text/measure.ts'
import { readArguments, runCommand } from './command.ts'
import { countFlashes, MOST_FLASHES } from './flashes.ts'
import { sampleFilm } from './sample-film.ts'
import { listTemplates, readTemplate } from './template-file.ts'

// `npm run judge -- [template…]` holds every template (or those named) to the rules of a good video that need no eye,
// tries 1,000 random texts in every slot, and counts how often it flashes.

const TRIES = 1_000

await runCommand(async () => {
  const { words } = readArguments(process.argv.slice(2), {})
  registerFonts()
  const measure = createMeasure(nodeHome.createCanvas(1, 1).surface)
  let faults = 0
  for (const slug of words.length > 0 ? words : await listTemplates()) {
    const template = await readTemplate(slug, process.cwd())
    for (const ratio of ratios) {
      const flaws = [
        ...judgeTemplate(template, ratio, 'ko', measure),
        ...judgeTemplate(template, ratio, 'en', measure),
        ...findBadSetting(template, ratio, TRIES, measure),
      ]
      if (countFlashes(sampleFilm(template, ratio)) > MOST_FLASHES)
        flaws.push({ ratio, layer: '', rule: `flashes no more than ${MOST_FLASHES} times in a second` })
      for (const { layer, rule } of flaws) console.log(`${slug} ${ratio} ${layer}: does not do: ${rule}`)
      faults += flaws.length
    }
  }
  if (faults > 0) throw new Error(`${faults} flaws.`)
  console.log('No flaw found.')
})
