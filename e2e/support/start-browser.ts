import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { until } from './until.ts'
import { chromiumArgs, chromiumPath } from './visit.ts'

/** Starts a browser on a profile that outlives it; `address` is where it takes commands (Chrome DevTools Protocol). */
export async function startBrowser(profile: string): Promise<{ child: ChildProcess; address: string }> {
  const portFile = join(profile, 'DevToolsActivePort')
  for (const left of ['DevToolsActivePort', 'SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    rmSync(join(profile, left), { force: true })
  const child = spawn(
    chromiumPath,
    [
      ...chromiumArgs,
      '--headless',
      '--window-size=1440,900',
      '--hide-crash-restore-bubble',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  await until(async () => existsSync(portFile) && /\n/.test(readFileSync(portFile, 'utf8')), Boolean)
  const [port, path] = readFileSync(portFile, 'utf8').split('\n')
  return { child, address: `ws://127.0.0.1:${port}${path}` }
}
