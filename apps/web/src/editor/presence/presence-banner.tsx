import { ErrorNote } from '@clipmint/ui'
import { Button, Group } from '@mantine/core'
import { MonitorSmartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useScreen } from '../session/screen.ts'
import { usePresence } from './use-presence.ts'

import classes from './presence-line.module.css'

/** The video is being edited elsewhere too: look on here, or edit here alone. Nothing is lost either way. */
export function PresenceBanner() {
  const { t } = useTranslation()
  const { presence, state } = usePresence()
  const { layout } = useScreen()
  if (state.editors === 0 || state.role === 'views') return null
  const isPhone = layout === 'phone'
  const choices = (
    <>
      <Button size="xs" variant={isPhone ? 'subtle' : 'default'} onClick={() => presence.view()}>
        {t('presence.view')}
      </Button>
      <Button size="xs" variant={isPhone ? 'subtle' : 'filled'} onClick={() => presence.takeOver()}>
        {t('presence.takeOver')}
      </Button>
    </>
  )
  // On a phone the tool below needs the room.
  return isPhone ? (
    <div className={classes['line']} role="status">
      <MonitorSmartphone aria-hidden="true" size="1rem" />
      <b>{t('presence.elsewhere')}</b>
      {choices}
    </div>
  ) : (
    <ErrorNote
      tone="warn"
      title={t('presence.elsewhere')}
      cost={t('presence.elsewhereNote')}
      action={<Group gap="xs">{choices}</Group>}
    />
  )
}
