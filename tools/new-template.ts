// `npm run new:template -- <family> <slug>` begins a template: `content/templates/<slug>/film.json` with ids that nobody
// makes by hand, and one use of each scene of its family, to be sorted, worded and timed.
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './repository.ts'

const ratios = ['9:16', '4:5', '1:1', '16:9']
const [family = '', slug = ''] = process.argv.slice(2)
const shared = join(root, 'content/families', family, 'family.json')
const folder = join(root, 'content/templates', slug)

const fault = findFault()
if (fault === null) {
  mkdirSync(folder)
  writeFileSync(join(folder, 'film.json'), `${JSON.stringify(begin(), null, 2)}\n`)
  console.log(join(folder, 'film.json'))
} else {
  console.error(fault)
  process.exitCode = 1
}

function findFault(): string | null {
  if (slug === '') return 'Usage: npm run new:template -- <family> <slug>'
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return 'A slug is lower-case words joined by hyphens.'
  if (!existsSync(shared)) return `There is no family at ${shared}.`
  return existsSync(folder) ? `${folder} is there already.` : null
}

function begin(): object {
  const { scenes, fonts } = JSON.parse(readFileSync(shared, 'utf8'))
  const unsaid = { ko: '', en: '' }
  return {
    id: randomUUID(),
    slug,
    version: 1,
    family,
    title: unsaid,
    summary: unsaid,
    tags: [unsaid],
    moods: [],
    categories: [],
    designs: Object.fromEntries(ratios.map((ratio) => [ratio, randomUUID()])),
    colors: { primary: '', secondary: '', accent: '', ink: '', paper: '' },
    fonts: Object.keys(fonts)[0],
    music: '',
    scenes: Object.keys(scenes).map((use, index) => ({
      use,
      id: `s${index + 1}`,
      durationMs: 2000,
      words: {},
    })),
  }
}
