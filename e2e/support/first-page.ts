import type { Page } from 'playwright-core'

/** What the first page may weigh in JavaScript for who has never been here, as it comes over the wire. */
export const FIRST_PAGE_BYTES = 170_000
/** Long after all that comes by itself has come. */
const SETTLED_MS = 4_000

export type Script = { file: string; bytes: number }

/** Opens the start, does nothing, and gives every script that came by itself, the heaviest first. */
export async function scriptsOfFirstPage(page: Page): Promise<Script[]> {
  const scripts: Promise<Script>[] = []
  page.on('requestfinished', (request) => {
    const of = async () => {
      const response = await request.response()
      const type = (await response?.headerValue('content-type')) ?? ''
      const { responseBodySize } = await request.sizes()
      return {
        file: new URL(request.url()).pathname,
        bytes: /javascript|wasm/.test(type) ? responseBodySize : 0,
      }
    }
    scripts.push(of())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(SETTLED_MS)
  const all = await Promise.all(scripts)
  return all.filter(({ bytes }) => bytes > 0).toSorted((a, b) => b.bytes - a.bytes)
}

export function bytesOf(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Waits until what was drawn as the site was built, which nobody can press, has come to life or given way to the page. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('#site[inert]').waitFor({ state: 'detached' })
}
