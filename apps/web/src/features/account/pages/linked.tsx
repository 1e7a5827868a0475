import { Page } from '@clipmint/ui'

import { LinkedAccounts } from '../parts/linked-accounts.tsx'

/** /account/linked: the providers that an owner signs in by. */
export function LinkedPage() {
  return (
    <Page width="form">
      <LinkedAccounts />
    </Page>
  )
}
