import { getRouteApi } from '@tanstack/react-router'

import { PaymentEnd } from '../end/payment-end.tsx'

const success = getRouteApi('/subscribe/$invoiceId/success')
const fail = getRouteApi('/subscribe/$invoiceId/fail')

/** /subscribe/{invoiceId}/success: the card was given; the plan is paid now. */
export function SubscribeSuccessPage() {
  const { invoiceId } = success.useParams()
  return <PaymentEnd key={invoiceId} till="subscribe" invoiceId={invoiceId} fields={success.useSearch()} />
}

/** /subscribe/{invoiceId}/fail: the card window came back with nothing. */
export function SubscribeFailPage() {
  const { invoiceId } = fail.useParams()
  return <PaymentEnd key={invoiceId} till="subscribe" invoiceId={invoiceId} fields={fail.useSearch()} />
}
