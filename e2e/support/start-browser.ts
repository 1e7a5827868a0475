import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { until } from './until.ts'
import { chromiumArgs, chromiumPath } from './visit.ts'

export type StartedBrowser = {
  /** Where it takes commands (Chrome DevTools Protocol). */
  address: string
  /** Ends all of its processes with a signal, or waits for them to end by themselves. */
  end: (signal: 'SIGKILL' | 'SIGTERM' | null) => Promise<void>
}

/** Starts a browser on a profile that outlives it. */
export async function startBrowser(profile: string): Promise<StartedBrowser> {
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
    // In a group of its own: Debian's headless shell is started by a script that a signal would end alone.
    { stdio: 'ignore', detached: true },
  )
  await until(async () => existsSync(portFile) && /\n/.test(readFileSync(portFile, 'utf8')), Boolean)
  const [port, path] = readFileSync(portFile, 'utf8').split('\n')
  return { address: `ws://127.0.0.1:${port}${path}`, end: (signal) => end(child, signal) }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM' | null): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  if (signal && child.pid !== undefined) process.kill(-child.pid, signal)
  await ended
}
