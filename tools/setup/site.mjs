// @ts-check
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { lockedNode } from './install.mjs'
import { root, run, say, timed } from './run.mjs'
import { hashSources } from './sources.mjs'

const web = join(root, 'apps', 'web')
const record = join(web, 'dist', '.sources')

/** Whether apps/web/dist was built from the sources as they are now. */
export function isSiteBuilt() {
  return existsSync(record) && readFileSync(record, 'utf8') === fingerprint()
}

/** Builds the site into apps/web/dist. */
export async function buildSite() {
  say('building the site')
  const before = fingerprint()
  const vite = join(
    dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')),
    'bin',
    'vite.js',
  )
  const took = await timed(() => run(lockedNode, [vite, 'build'], { cwd: web, quiet: true }))
  // Vite empties dist first, so a build that is broken off leaves no record and is done again.
  writeFileSync(record, before)
  say(`site built in ${took}`)
}

/** A hash of all that shapes the site: its sources, the rooms it stands on, the templates, the locked packages. */
function fingerprint() {
  const rooms = readdirSync(join(root, 'packages')).map((room) => join(root, 'packages', room))
  const places = [
    ...['src', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((name) => join(web, name)),
    ...rooms.flatMap((room) => [join(room, 'src'), join(room, 'package.json')]),
    join(root, 'content'),
    join(root, 'package-lock.json'),
  ]
  const hash = hashSources(places)
  for (const name of Object.keys(process.env)
    .filter((it) => it.startsWith('VITE_'))
    .sort()) {
    hash.update(`${name}=${process.env[name]}\0`)
  }
  return `${hash.digest('hex')}\n`
}
