import { useEffect, useState } from 'react'

import { stepIn } from './step-in.ts'

const reachable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])'

/** For a dialog that leaves the page as it closes: the keyboard goes back to what opened it. */
export function useGiveBackFocus(): void {
  const [giveBack] = useState(rememberFocus)
  useEffect(() => giveBack, [giveBack])
}

/**
 * Remembers where the keyboard is and gives what brings it back there, when it is nowhere by then: to what was pressed,
 * to the menu's own button when that was in a menu, to a neighbour when that is gone, also when it goes a while later.
 */
export function rememberFocus(): () => void {
  const opener = findOpener()
  if (!opener) return () => undefined
  const around = [...(opener.closest('main')?.querySelectorAll<HTMLElement>(reachable) ?? [])]
  return () => requestAnimationFrame(() => keepFocus(opener, around))
}

function findOpener(): HTMLElement | null {
  const { activeElement } = document
  const menu = activeElement?.closest('[role="menu"], [role="dialog"]')?.getAttribute('aria-labelledby')
  const button = menu ? document.querySelector(`button#${CSS.escape(menu)}`) : null
  const opener = button ?? activeElement
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}

/**
 * Until the keyboard is taken elsewhere: what is deleted leaves the page only when the server has said so, and a dialog
 * that has closed holds the keyboard for the moment until it is taken off the page.
 */
function keepFocus(opener: HTMLElement, around: readonly HTMLElement[]): void {
  const { activeElement } = document
  const closing = activeElement?.closest('[role="dialog"]') ?? null
  if (!isLost() && activeElement !== opener && closing === null) return
  let holder: HTMLElement | null = opener
  const put = () => {
    if (!isLost()) return
    holder = stepIn(around, opener, canTake) ?? document.querySelector('main')
    holder?.focus()
  }
  const watch = new MutationObserver(put)
  const stop = ({ type, target }: Event) => {
    const isOurs = target === holder || (target instanceof Node && closing?.contains(target))
    if (type === 'focusin' && isOurs) return
    watch.disconnect()
    for (const name of endings) document.removeEventListener(name, stop, true)
  }
  put()
  for (const name of endings) document.addEventListener(name, stop, true)
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}

const endings = ['focusin', 'pointerdown'] as const

function isLost(): boolean {
  const { activeElement } = document
  // What is disabled keeps the keyboard only until the next frame is drawn.
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled')
}

function canTake(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility()
}
