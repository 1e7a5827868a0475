import { type Browser, chromium, type Page } from 'playwright-core'

import { startBrowser } from '../start-browser.ts'

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

/** A machine that does much else is slow. */
const PATIENCE_MS = 90_000

export async function openMortalBrowser(profile: string): Promise<MortalBrowser> {
  const { address, end } = await startBrowser(profile)
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no profile.')
  context.setDefaultTimeout(PATIENCE_MS)
  const page = context.pages()[0] ?? (await context.newPage())
  return {
    page,
    kill: async () => {
      await end('SIGKILL')
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
      await end(null)
      await forget(browser)
    },
  }
}

function forget(browser: Browser): Promise<unknown> {
  return browser.close().catch(() => undefined)
}
