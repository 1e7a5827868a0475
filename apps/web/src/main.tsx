import './styles.css'
import { must } from '@clipmint/kit'
import type { Query } from '@tanstack/react-query'

import { api, learnCountry, queryClient, session } from './api/index.ts'
import { putLaterStylesToUse } from './app/later-styles.ts'
import { notePartner } from './app/partner-flag.ts'
import { router } from './app/routes.tsx'
import { showSite } from './app/show-site.tsx'
import { followWorker } from './app/worker-wishes.ts'
import { startWords } from './locales/index.ts'
import { language } from './locales/language.ts'

// Our own headers forbid code that is made of text: zod is not to try whether it may, which browsers note as a fault.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// Signed out, here or in another tab, or after a long silence: nothing of the owner's stays, and the guards look at the page
// again. A member's page leads to the sign-in page and back; any other goes on, for a visitor as mail links find one.
session.subscribe(() => {
  if (session.isSignedIn()) return
  const known = new Set(queryClient.getQueryCache().getAll())
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.getMutationCache().clear()
  void router.invalidate().finally(() => {
    const ofOwner = { predicate: (query: Query) => known.has(query) }
    queryClient.removeQueries({ type: 'inactive', ...ofOwner })
    // What is still on screen is asked for anew: a query taken from under its page would leave it waiting for ever.
    return queryClient.resetQueries(ofOwner)
  })
})
void learnCountry(async () => (await api.account.location()).result.country)

followWorker((path) => router.history.push(path))

// Not awaited at the top of the module: pages import parts of it, and would wait for it while it waits for them. In tasks
// of their own, between which a small phone answers whoever touches it.
void nextTask().then(start)

async function nextTask(): Promise<void> {
  await new Promise((done) => setTimeout(done))
}

async function start(): Promise<void> {
  // As they are now: the router may lead on.
  const arrival = [location.href, document.referrer] as const
  notePartner(location.search)
  const styles = putLaterStylesToUse()
  await startWords()
  await nextTask()
  // The page and what it asks for are on their way before anything is drawn, which would hold them up.
  await router.load()
  await styles
  await nextTask()
  showSite(must(document.getElementById('site'), 'the element #site'))
  const { noteVisit } = await import('./app/visit-record.ts')
  await noteVisit(...arrival, language.current())
}
