import { type PaymentReturn, PaymentWindowMessage, windowGone } from '@clipmint/contract'

import type { OpenedWindow, OverPage } from './over-page.ts'

/** Below this a popup is a tab that hides the page it was opened from. */
const wide = '(min-width: 48em)'
const look = 'popup,width=420,height=760'
const lookMs = 300
/** What a popup posts as it closes is heard a moment after it is gone. */
const graceMs = 400

/** Opens the practice window as a popup, or in the place of the page: on a phone, and where popups are blocked. */
export function openSandboxWindow(url: string): OpenedWindow {
  const popup = matchMedia(wide).matches ? window.open(url, 'payment', look) : null
  if (!popup) {
    location.assign(url)
    return 'away'
  }
  return hearFrom(popup, new URL(url).origin)
}

/** What the popup posts, from its own origin and none other; its being closed where it posts nothing. */
function hearFrom(popup: Window, origin: string): OverPage {
  let end: (fields: PaymentReturn) => void = () => undefined
  const cameBack = new Promise<PaymentReturn>((resolve) => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== popup) return
      const message = PaymentWindowMessage.safeParse(event.data)
      if (message.success) end(message.data.fields)
    }
    const timer = setInterval(() => {
      if (!popup.closed) return
      clearInterval(timer)
      setTimeout(() => end(windowGone.closed), graceMs)
    }, lookMs)
    end = (fields) => {
      removeEventListener('message', listen)
      clearInterval(timer)
      resolve(fields)
    }
    addEventListener('message', listen)
  })
  return {
    cameBack,
    focus: () => popup.focus(),
    fields: null,
    close: (why = windowGone.closed) => {
      popup.close()
      end(why)
    },
  }
}
