import { Page } from '@clipmint/ui'
import { useEffect, useState } from 'react'

import { Linking, SigningIn } from '../social/came-back.tsx'
import { EndNote } from '../social/end-note.tsx'
import { intentOf, readEnd } from '../social/visit.ts'

/** /auth/social: where the browser comes back from a provider. */
export function SocialPage() {
  const [end] = useState(() => readEnd(location.hash))
  const [intent] = useState(() => intentOf(sessionStorage, end?.ticket ?? ''))
  useEffect(() => {
    // Nothing of the token stays in the address, the history or a screenshot.
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  return (
    <Page width="narrow">
      {end === null || intent === null ? (
        <EndNote channel={end?.channel ?? null} code="unknown" />
      ) : 'code' in end ? (
        <EndNote channel={end.channel} code={end.code} />
      ) : intent === 'link' ? (
        <Linking channel={end.channel} idToken={end.idToken} />
      ) : (
        <SigningIn channel={end.channel} idToken={end.idToken} />
      )}
    </Page>
  )
}
