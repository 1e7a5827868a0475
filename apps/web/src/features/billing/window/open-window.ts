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
    case 'toss': {
      const { openTossWindow } = await import('./toss-window.ts')
      return openTossWindow(window)
    }
    case 'stripe':
      throw new ApiFailure({
        code: 'BILLING_WINDOW_FAILED',
        message: i18next.t('checkout.noWindow'),
        status: 0,
        field: null,
        retryable: false,
        requestId: null,
      })
  }
}
