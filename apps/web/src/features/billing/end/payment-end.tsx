import { invoiceStatus, paymentMessages } from '@clipmint/contract'
import { Page } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { ApiFailure } from '../../../api/index.ts'
import { useFailureText } from '../../../app/failure-note.tsx'
import { endingOf, endingOfRefused } from './ending.ts'
import { Failed } from './failed.tsx'
import { type Returned, useFinish } from './finish.ts'
import { Paid } from './paid.tsx'
import { Waiting } from './waiting.tsx'

/**
 * Where a payment ends, whichever way its window came back: how far it is, what was bought, or what to do. Of another
 * invoice it is another, by its key: Back leads from one to the other.
 */
export function PaymentEnd(returned: Returned) {
  const { t } = useTranslation()
  const text = useFailureText()
  const { invoice, finish } = useFinish(returned)
  const { data } = invoice
  const code = finish.error instanceof ApiFailure ? finish.error.code : null
  return <Page width="narrow">{screen()}</Page>

  function screen() {
    if (finish.isPending || finish.isIdle)
      return <Waiting stage={data?.kind === 'card' ? 'keeping' : 'asking'} />
    if (data?.status === invoiceStatus.completed || data?.status === invoiceStatus.refunded)
      return <Paid invoice={data} />
    if (data?.status === invoiceStatus.inProgress) return <Waiting stage="looking" />
    if (finish.error)
      return (
        <Failed
          till={returned.till}
          invoice={data ?? null}
          title={text(finish.error)}
          ending={endingOf(code)}
          onAskAgain={() => finish.mutate()}
        />
      )
    const message = data?.refusal ? paymentMessages[data.refusal] : null
    return (
      <Failed
        till={returned.till}
        invoice={data ?? null}
        title={t(message === null ? 'checkout.refused_none' : `checkout.refused_${message}`)}
        ending={endingOfRefused(message)}
        onAskAgain={() => finish.mutate()}
      />
    )
  }
}
