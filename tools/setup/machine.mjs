// @ts-check
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The Chromium that tests drive: CHROMIUM when set, else the first one the machine has. The headless shell, Chromium without its
 * windows, is also what Playwright runs where no window is asked for; a journey takes three quarters of the time in it.
 * @returns {string | undefined}
 */
export function findChromium() {
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]
  const places = [
    ...names.flatMap(onPath),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  return process.env['CHROMIUM'] || places.find(canRun)
}

/**
 * The folder with a PostgreSQL server's programs (`postgres`, `initdb`): POSTGRES_BIN when set, else the newest the
 * machine has. Debian keeps them off the PATH.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((it) => join(debian, it, 'bin')), ...pathFolders()]
  const isServer = (/** @type {string} */ it) => canRun(join(it, 'postgres')) && canRun(join(it, 'initdb'))
  return process.env['POSTGRES_BIN'] || folders.find(isServer)
}

/** @param {string} name */
function onPath(name) {
  return pathFolders().map((folder) => join(folder, name))
}

function pathFolders() {
  return (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
}

/** @param {string} file */
export function canRun(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
