import type { CDPSession, Page } from 'playwright-core'

const sessions = new WeakMap<Page, CDPSession>()

/** Cuts one tab off, or joins it again; the other tabs of the same browser go on. */
export async function setOffline(page: Page, offline: boolean): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}
