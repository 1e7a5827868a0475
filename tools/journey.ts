// `npm run journey -- campaign`: one journey (e2e/journeys, or e2e/byways) through a product that is already running at
// http://localhost:3000 (`PORT` moves it), such as `npm start` or `npm run dev` beside it. Journeys that stop the
// product, or move its clock, start one of their own all the same. A running product draws its videos, which takes longer
// than the grey ones of `npm test`, and keeps the accounts that a journey opens.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { projectPath } from './command.ts'
import { root } from './repository.ts'

const url = `http://localhost:${process.env['PORT'] ?? '3000'}`
const files = globSync('e2e/{journeys,byways}/*.test.ts', { cwd: root }).toSorted()
const name = process.argv[2]
const file = files.find((path) => basename(path, '.test.ts') === name)

if (file === undefined) {
  console.error(name ? `There is no journey "${name}".` : 'Say which journey: npm run journey -- campaign')
  for (const folder of ['journeys', 'byways']) {
    const names = files
      .filter((path) => dirname(path).endsWith(folder))
      .map((path) => basename(path, '.test.ts'))
    console.error(`\n${folder}\n  ${names.join('\n  ')}`)
  }
  process.exitCode = 2
} else if (!(await answers())) {
  console.error(`Nothing answers at ${url}. Start the product first (npm start), or name its port in PORT.`)
  process.exitCode = 2
} else {
  const project = file.includes('journeys') ? 'e2e' : 'byways'
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', project, file], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...projectPath(), E2E_URL: url },
  })
  process.exitCode = status ?? 1
}

function answers(): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
