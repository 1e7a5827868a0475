import './styles.css'
import { must } from '@clipmint/kit'

import { api, learnCountry, session } from './api/index.ts'
import { forgetOwner } from './app/forget-owner.ts'
import { putLaterStylesToUse } from './app/later-styles.ts'
import { notePartner } from './app/partner-flag.ts'
import { router } from './app/routes.tsx'
import { showSite } from './app/show-site.tsx'
import { followWorker } from './app/worker-wishes.ts'
import { startWords } from './locales/index.ts'
import { language } from './locales/language.ts'

// Our own headers forbid code that is made of text: zod is not to try whether it may, which browsers note as a fault.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

session.subscribe(() => {
  if (!session.isSignedIn()) void forgetOwner()
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
