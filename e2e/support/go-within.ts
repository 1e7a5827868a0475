import { isPayPage } from '@clipmint/contract/pay-pages'
import type { Page } from 'playwright-core'

/** What TanStack's router shows of itself to developer tools. */
type Router = {
  subscribe: (event: 'onResolved', done: () => void) => () => void
  navigate: (to: { href: string }) => Promise<void>
}

/**
 * Goes from a page of the site to another as its links do, and waits until that is drawn: half of a processor's second, where
 * loading it takes one. What differs by how it is come to is loaded: a page that pays, the sandbox, and the link of a
 * partner, which is noted as the site starts.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  const [from, to] = [new URL(page.url()), new URL(path, 'http://site')]
  const hasRouter = await page.evaluate(() => '__TSR_ROUTER__' in globalThis)
  if (!hasRouter || [from, to].some(isLoaded)) await page.goto(path)
  else await page.evaluate(goByRouter, path)
}

function isLoaded({ pathname, searchParams }: URL): boolean {
  return isPayPage(pathname) || pathname.startsWith('/sandbox') || searchParams.has('kbPay')
}

/** Runs in the page. */
async function goByRouter(href: string): Promise<void> {
  const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__: Router }
  await new Promise<void>((resolved, failed) => {
    setTimeout(() => failed(new Error(`${href} was not reached.`)), 60_000)
    const stop = router.subscribe('onResolved', () => {
      stop()
      resolved()
    })
    router.navigate({ href }).catch(failed)
  })
}
