import { getRouteApi } from '@tanstack/react-router'

import { PaymentEnd } from '../end/payment-end.tsx'

const success = getRouteApi('/purchase/$invoiceId/success')
const fail = getRouteApi('/purchase/$invoiceId/fail')

/** /purchase/{invoiceId}/success: the payment is proved; it is approved now, for what it was made. */
export function PurchaseSuccessPage() {
  const { invoiceId } = success.useParams()
  return <PaymentEnd key={invoiceId} till="purchase" invoiceId={invoiceId} fields={success.useSearch()} />
}

/** /purchase/{invoiceId}/fail: the card window came back with nothing. */
export function PurchaseFailPage() {
  const { invoiceId } = fail.useParams()
  return <PaymentEnd key={invoiceId} till="purchase" invoiceId={invoiceId} fields={fail.useSearch()} />
}
