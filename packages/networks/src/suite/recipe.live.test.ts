import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { blocksOf, copyTree, differences, follow } from './recipe.suite.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'clipmint-recipe-'))
const blocks = blocksOf(readFileSync(join(root, 'docs/recipes/a-social-network.md'), 'utf8'))

beforeAll(() => {
  copyTree(root, folder)
  follow(blocks, folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a program of the copy and gives what it says; throws with that when it fails. */
async function run(script: string, ...args: string[]): Promise<string> {
  const options = { cwd: folder, env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 64 * 1024 ** 2 }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], options).catch(
    ({ stdout: out, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${script} ${args.join(' ')}\n${out}${stderr}`)
    },
  )
  return stdout
}

it('asks for one folder and two lines', () => {
  const added = differences(root, folder)
  expect(Object.keys(added).toSorted()).toEqual([
    'packages/networks/src/all-facts.ts',
    'packages/networks/src/all-makers.ts',
    'packages/networks/src/lantern/facts.ts',
    'packages/networks/src/lantern/publisher.ts',
  ])
  expect(added['packages/networks/src/all-facts.ts']).toHaveLength(1)
  expect(added['packages/networks/src/all-makers.ts']).toHaveLength(1)
})

/** The server and the site take a minute each to compile in the copy; the networks' own room says most of it. */
const every = process.env['TEST_EVERY'] === 'yes'

it.each(every ? ['packages/networks', 'apps/server', 'apps/web'] : ['packages/networks'])(
  'compiles %s with a network more',
  async (room) => {
    expect(await run('node_modules/typescript/bin/tsc', '--project', `${room}/tsconfig.json`)).toBe('')
  },
)

it.runIf(every)('links it, checks and sends posts to it, and shows it', async () => {
  const vitest = (project: string, ...paths: string[]) =>
    run('node_modules/vitest/vitest.mjs', 'run', '--root', folder, '--project', project, ...paths)
  const sent = await vitest('live', 'apps/server/src/features/reservations/added-network.live.test.ts')
  expect(sent).toMatch(/Tests\s+1 passed/)
  const shown = await vitest('unit', 'network-card.test.tsx', 'packages/networks', 'apps/server/src/main')
  expect(shown).toContain('network-card.test.tsx (5 tests)')
})

it('writes its settings down by itself, and changes nothing else', async () => {
  await run('tools/env-example.ts')
  expect(readFileSync(join(folder, '.env.example'), 'utf8')).toContain(
    '# The id of an app at Lantern; without one no lane can be linked.\n#LANTERN_CLIENT_ID=lantern-app',
  )
  expect(Object.keys(differences(root, folder)).toSorted()).toEqual([
    '.env.example',
    'packages/networks/src/all-facts.ts',
    'packages/networks/src/all-makers.ts',
    'packages/networks/src/lantern/facts.ts',
    'packages/networks/src/lantern/publisher.ts',
  ])
})
