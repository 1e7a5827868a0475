import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { type Browser, chromium, type Page } from 'playwright-core'

import { until } from '../until.ts'
import { chromiumArgs, chromiumPath } from '../visit.ts'

/** A browser on a profile that outlives it, as a person's does; it can be ended as a crash or a power cut ends it. */
export type MortalBrowser = {
  page: Page
  /** Ends its process at once; nothing gets a last word. */
  kill: () => Promise<void>
  /** Ends the page's process at once; the browser goes on. */
  crashTab: () => Promise<void>
  /** Asks it to end; it writes out what it remembers. */
  close: () => Promise<void>
}

export async function openMortalBrowser(profile: string): Promise<MortalBrowser> {
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
  const browser = await chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`)
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no profile.')
  const page = context.pages()[0] ?? (await context.newPage())
  return {
    page,
    kill: async () => {
      await end(child, 'SIGKILL')
      await forget(browser)
    },
    crashTab: async () => {
      const session = await context.newCDPSession(page)
      // The page dies of the command and never answers it.
      await Promise.race([
        session.send('Page.crash').catch(() => undefined),
        new Promise((died) => page.once('crash', died)),
      ])
    },
    close: async () => {
      const session = await browser.newBrowserCDPSession()
      await session.send('Browser.close').catch(() => undefined)
      await end(child, null)
      await forget(browser)
    },
  }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | null): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  if (signal) child.kill(signal)
  await ended
}

function forget(browser: Browser): Promise<unknown> {
  return browser.close().catch(() => undefined)
}
