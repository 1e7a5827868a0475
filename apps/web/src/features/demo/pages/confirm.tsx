import { Page } from '@clipmint/ui'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { DemoVisit } from '../visit/demo-visit.tsx'
import { LinkFault } from '../visit/link-fault.tsx'

/** /demo/confirm: a demo that was booked on the site. */
export function DemoConfirmPage() {
  return <ConfirmPage place="site" />
}

/** /demo/typeform_confirm: one that was asked for by a form. */
export function FormConfirmPage() {
  return <ConfirmPage place="form" />
}

/** /demo/typeform_confirm_kbpay: one that was asked for in the partner's payment app. */
export function KbPayConfirmPage() {
  return <ConfirmPage place="kbpay" />
}

function ConfirmPage({ place }: { place: 'site' | 'form' | 'kbpay' }) {
  const { t } = useTranslation()
  const { token, cancel = false } = useSearch({ strict: false })
  return (
    <Page width="narrow">
      {token === undefined ? (
        <LinkFault words={t('demo.noToken')} />
      ) : (
        <DemoVisit key={token} token={token} place={place} wantsCancel={cancel} />
      )}
    </Page>
  )
}
