// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './run.mjs'

/** Points Git at tools/hooks in a checkout that has not chosen its own hooks. */
export function linkHooks() {
  if (!existsSync(join(root, '.git'))) return
  if (git('config', '--local', '--get', 'core.hooksPath') === '')
    git('config', 'core.hooksPath', 'tools/hooks')
}

/** @param {string[]} args */
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    // No git, an unset key, or a checkout of somebody else's: the hook is a courtesy, never a reason to stop.
    return ''
  }
}
