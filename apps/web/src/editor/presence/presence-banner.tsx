import { ErrorNote } from '@clipmint/ui'
import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useScreen } from '../session/screen.ts'
import { usePresence } from './use-presence.ts'

/** The video is being edited elsewhere too: look on here, or edit here alone. Nothing is lost either way. */
export function PresenceBanner() {
  const { t } = useTranslation()
  const { presence, state } = usePresence()
  const { layout } = useScreen()
  if (state.editors === 0 || state.role === 'views') return null
  return (
    <ErrorNote
      tone="warn"
      title={t('presence.elsewhere')}
      // On a phone the tool below needs the room.
      cost={layout === 'phone' ? undefined : t('presence.elsewhereNote')}
      action={
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => presence.view()}>
            {t('presence.view')}
          </Button>
          <Button size="xs" onClick={() => presence.takeOver()}>
            {t('presence.takeOver')}
          </Button>
        </Group>
      }
    />
  )
}
