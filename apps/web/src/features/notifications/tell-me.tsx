import { Button } from '@mantine/core'
import { BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { PushHint } from './push-hint.tsx'
import { usePush } from './push/use-push.ts'

/** While a video is made: has this browser told when it ends, once its person presses. */
export function TellMe() {
  const { t } = useTranslation()
  const { state, turnOn } = usePush()
  if (state === 'unknown') return null
  if (state !== 'off') return <PushHint state={state} />
  return (
    <>
      <Button
        variant="default"
        leftSection={<BellRing aria-hidden="true" size="1.125rem" />}
        loading={turnOn.isPending}
        onClick={() => turnOn.mutate()}
      >
        {t('notifications.tellMe')}
      </Button>
      {turnOn.isError ? <p role="alert">{t('notifications.notAdded')}</p> : null}
    </>
  )
}
