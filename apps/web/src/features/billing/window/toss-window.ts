import { type PaymentReturn, type PaymentWindow, windowGone } from '@clipmint/contract'
import { loadTossPayments } from '@tosspayments/tosspayments-sdk'

import type { OverPage } from './over-page.ts'

/**
 * Opens the window of Toss Payments over the page. It goes to the order's addresses when the card was given, and comes
 * back here only when it was closed or could not be opened.
 */
export async function openTossWindow(wish: Extract<PaymentWindow, { kind: 'toss' }>): Promise<OverPage> {
  const { clientKey, customerKey, purpose, orderId, orderName, amount, successUrl, failUrl } = wish
  const payment = (await loadTossPayments(clientKey)).payment({ customerKey })
  const { customerEmail, customerName } = wish
  const card = { method: 'CARD', successUrl, failUrl, customerEmail, customerName } as const
  const opened =
    purpose === 'keep-card'
      ? payment.requestBillingAuth(card)
      : payment.requestPayment({ ...card, amount, orderId, orderName })
  let giveUp: (fields: PaymentReturn) => void = () => undefined
  const cameBack = new Promise<PaymentReturn>((resolve) => {
    giveUp = resolve
    // Where it did not fail, the success page is on its way.
    opened.catch((error: unknown) => resolve(fieldsOf(error)))
  })
  return {
    cameBack,
    focus: () => undefined,
    fields: null,
    close: (why = windowGone.closed) => {
      giveUp(why)
      payment.destroy().catch(() => undefined)
    },
  }
}

/** What the package throws, as its redirect would have said it. */
function fieldsOf(error: unknown): PaymentReturn {
  if (typeof error !== 'object' || error === null || !('code' in error))
    return { code: 'PAY_PROCESS_ABORTED' }
  const { code } = error
  return { code: String(code), ...('message' in error ? { message: String(error.message) } : {}) }
}
