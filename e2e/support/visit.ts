import { existsSync } from 'node:fs'

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

export type Language = 'ko' | 'en'

/** The widths that every screen is looked at: phone, tablet, desk. */
export const widths = { phone: 360, tablet: 768, desk: 1440 } as const
export const heights: Record<number, number> = { 360: 780, 768: 1024, 1440: 900 }

/** How long a person's video may take to be made on a machine that does much else. */
export const makingMs = 400_000

export const chromiumPath =
  process.env['CHROMIUM'] ||
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync) ||
  fail('Say where a Chromium is with CHROMIUM.')

function fail(reason: string): never {
  throw new Error(reason)
}

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The headless shell would move letters to whole pixels, as a whole browser does not.
  '--font-render-hinting=none',
]

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: chromiumArgs,
    // Without a locale of UTF-8, Chromium gives files with Korean names another one.
    env: { ...process.env, LANG: 'C.UTF-8' },
  })
}

export type Visitor = {
  context: BrowserContext
  page: Page
  /** Errors of any page that nobody caught, and answers that only a bug of the server gives. */
  faults: string[]
}

/**
 * `isMobile`: a real phone's browser, which has a finger and no mouse. `zone`: where its clock stands. `moves`: animations
 * and previews play by themselves; other visitors ask for reduced motion, which spares a tenth of the browser's work.
 */
export type Visit = {
  url: string
  language: Language
  width?: number
  isMobile?: boolean
  zone?: string
  moves?: boolean
}

/** A newcomer's browser: nothing stored but the language, as the footer's switch stores it. */
export async function newVisitor(
  browser: Browser,
  { url, language, width = widths.desk, isMobile = false, zone, moves = false }: Visit,
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    locale: language === 'ko' ? 'ko-KR' : 'en-US',
    viewport: { width, height: heights[width] ?? 900 },
    hasTouch: isMobile || width === widths.phone,
    isMobile,
    ...(zone && { timezoneId: zone }),
    acceptDownloads: true,
    reducedMotion: moves ? 'no-preference' : 'reduce',
  })
  context.setDefaultTimeout(90_000)
  if (language === 'en') await context.addCookies([{ name: 'clipmint.language', value: 'en', url }])
  const faults: string[] = []
  context.on('weberror', (error) => faults.push(`${error.page()?.url()}: ${String(error.error())}`))
  context.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.url()} answered ${response.status()}.`)
  })
  return { context, page: await context.newPage(), faults }
}
