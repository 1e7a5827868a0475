import type { PaymentWindow } from '@clipmint/contract'
import i18next from 'i18next'

import { ApiFailure } from '../../../api/index.ts'
import type { OpenedWindow } from './over-page.ts'
import { openSandboxWindow } from './sandbox-window.ts'

/** Opens the window where a card is given. The gateway's own package is loaded for this alone. */
export async function openWindow(window: PaymentWindow): Promise<OpenedWindow> {
  switch (window.kind) {
    case 'sandbox':
      return openSandboxWindow(window.url)
    case 'toss':
      return orNoWindow(async () => (await import('./toss-window.ts')).openTossWindow(window))
    case 'stripe':
      return orNoWindow(async () => (await import('./stripe-window.ts')).openStripeWindow(window))
  }
}

/** A package that cannot be loaded is told of in the words for a window that does not open. */
async function orNoWindow(open: () => Promise<OpenedWindow>): Promise<OpenedWindow> {
  try {
    return await open()
  } catch (cause) {
    const said = { code: 'BILLING_WINDOW_FAILED', message: i18next.t('checkout.noWindow') } as const
    throw new ApiFailure({ ...said, status: 0, field: null, retryable: false, requestId: null }, { cause })
  }
}
