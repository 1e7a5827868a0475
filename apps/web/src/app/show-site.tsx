import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { session } from '../api/index.ts'
import { hasKept } from '../features/templates/index.ts'
import { language } from '../locales/language.ts'
import { partnerFlag } from './partner-flag.ts'
import { router } from './routes.tsx'
import { Site } from './site.tsx'

/**
 * Shows the site in its place of the document. The first page that was drawn into it as the site was built comes to life
 * where this visitor's is the same; elsewhere the site is drawn anew. In slices: in one go, the first page would hold a
 * small phone up for a quarter of a second.
 */
export function showSite(place: HTMLElement): void {
  if (isDrawnFor(place)) {
    // The router draws other parts where it takes over what it drew on a server.
    router.ssr = { manifest: undefined }
    startTransition(() => void hydrateRoot(place, <Site />))
    return
  }
  const root = createRoot(place)
  startTransition(() => root.render(<Site />))
}

/** What is drawn is the start as a visitor has it who was never here, in the language of the document. */
function isDrawnFor(place: HTMLElement): boolean {
  return (
    place.inert &&
    router.state.location.pathname === '/' &&
    !session.isSignedIn() &&
    !hasKept() &&
    partnerFlag() === null &&
    place.dataset['drawn'] === language.current()
  )
}
