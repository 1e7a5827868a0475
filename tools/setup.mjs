// @ts-check
// Makes a checkout ready, and goes on with what was asked for: `npm start` is `setup.mjs --then …/start.ts`. npm's own
// pre-scripts do not run where scripts are switched off (.npmrc), so every command that must work in a fresh clone
// begins here. It starts on the machine's own Node (20 or newer) before anything is installed, so it is plain
// JavaScript without dependencies, and so is tools/setup/.
//
//   node tools/setup.mjs [--no-site] [--tests] [--then program.ts …its arguments]
import { linkHooks } from './setup/hooks.mjs'
import { install, isInstalled } from './setup/install.mjs'
import { launch } from './setup/launch.mjs'
import { withLock } from './setup/lock.mjs'
import { findChromium, findPostgres } from './setup/machine.mjs'
import { installFromDebian } from './setup/packages.mjs'
import { buildPixels, isPixelsBuilt } from './setup/pixels.mjs'
import { buildSite, isSiteBuilt } from './setup/site.mjs'

const [flags, program] = split(process.argv.slice(2))
const needsSite = !flags.includes('--no-site')
const needsTestParts = flags.includes('--tests')

try {
  if (!isReady()) await withLock(prepare)
  linkHooks()
  if (program) launch(program.file, program.args)
} catch (error) {
  console.error(`setup: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

function isReady() {
  if (!isInstalled() || !isPixelsBuilt()) return false
  if (needsSite && !isSiteBuilt()) return false
  return !needsTestParts || (findChromium() !== undefined && findPostgres() !== undefined)
}

/** Asks again what is missing: another set-up may have done it while this one waited. */
async function prepare() {
  if (!isInstalled()) await install()
  if (!isPixelsBuilt()) await buildPixels()
  if (needsSite && !isSiteBuilt()) await buildSite()
  if (!needsTestParts) return
  if (!findChromium())
    await installFromDebian('Chromium', ['chromium-headless-shell', 'chromium'], 'CHROMIUM', findChromium)
  if (!findPostgres()) await installFromDebian('PostgreSQL', ['postgresql'], 'POSTGRES_BIN', findPostgres)
}

/**
 * What is for the set-up, and what comes after `--then`.
 * @param {string[]} args
 * @returns {[string[], { file: string, args: string[] } | null]}
 */
function split(args) {
  const at = args.indexOf('--then')
  const file = at < 0 ? undefined : args[at + 1]
  return file === undefined ? [args, null] : [args.slice(0, at), { file, args: args.slice(at + 2) }]
}
