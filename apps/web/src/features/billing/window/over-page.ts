import type { PaymentReturn } from '@clipmint/contract'

/** The fields of a card as a gateway's own package draws them, in frames of its own, into a place of ours. */
export type CardFields = {
  /** Puts them into a place; gives how they are taken out of it. `onReady` hears once they can be filled in. */
  mount: (place: HTMLElement, onReady: () => void) => () => void
  /** Gives the card as it stands there, which ends the window but where a field has to be looked at again. */
  give: () => Promise<void>
}

/** A window over the page; `cameBack` tells what it came back with, also when it was closed. */
export type OverPage = {
  cameBack: Promise<PaymentReturn>
  focus: () => void
  close: (why?: PaymentReturn) => void
  /** What our own dialog shows in the place of a window; null where the gateway opens one. */
  fields: CardFields | null
}

/** A window that was opened: over this page, or in its place, which comes back to the order's own addresses. */
export type OpenedWindow = OverPage | 'away'
