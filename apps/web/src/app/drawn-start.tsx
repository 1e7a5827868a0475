import { createMemoryHistory } from '@tanstack/react-router'
import i18next from 'i18next'
import { renderToString } from 'react-dom/server'

import { startWordsIn } from '../locales/index.ts'
import type { SiteLanguage } from '../locales/language.ts'
import { router } from './routes.tsx'
import { Site } from './site.tsx'

/**
 * The first page as a visitor has it before any script runs, as HTML. It is drawn when the site is built
 * (`vite.config.ts`); what stands under the first screen is not in it. Throws where a part cannot be drawn.
 */
export async function drawStart(language: SiteLanguage): Promise<{ html: string; letters: string }> {
  await startWordsIn(language)
  router.update({ history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  const html = renderToString(<Site />)
  // React leaves out what fails and says so in a template, for the browser to try again.
  const failure = /<template data-msg="([^"]*)"/.exec(html)?.[1]
  if (failure || !html.includes('<h1'))
    throw new Error(`The first page cannot be drawn: ${failure ?? 'no heading'}`)
  // The router's own script, which puts a scrolled page back, is none that our headers let run.
  const plain = html.replaceAll(/<script\b.*?<\/script>/gs, '')
  const { landing, frame } = i18next.getResourceBundle(language, 'words') as Record<string, unknown>
  return { html: plain, letters: plain.replaceAll(/<[^>]*>/g, '') + JSON.stringify([landing, frame]) }
}
