import { useTranslation } from 'react-i18next'

import { useSandbox } from '../account/index.ts'
import type { PushState } from './push/use-push.ts'

const hints = {
  on: 'notifications.tellMeOn',
  denied: 'notifications.denied',
  no: 'notifications.unsupported',
  'home-screen': 'notifications.ios',
} as const satisfies Partial<Record<PushState, string>>

/** What there is to say where nothing is to be pressed: it is on, or why it cannot be. */
export function PushHint({ state }: { state: keyof typeof hints }) {
  const { t } = useTranslation()
  const sandbox = useSandbox()
  return (
    <p role="status">
      {t(hints[state])}
      {state === 'on' && sandbox ? ` ${t('notifications.practice')}` : null}
    </p>
  )
}
