import type { PaymentReturn } from '@clipmint/contract'

/** A window over the page; `cameBack` tells what it came back with, also when it was closed. */
export type OverPage = {
  cameBack: Promise<PaymentReturn>
  focus: () => void
  close: (why?: PaymentReturn) => void
}

/** A window that was opened: over this page, or in its place, which comes back to the order's own addresses. */
export type OpenedWindow = OverPage | 'away'
