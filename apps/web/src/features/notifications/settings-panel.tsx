import { Button, Skeleton, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { PushHint } from './push-hint.tsx'
import { usePush } from './push/use-push.ts'
import { useEditSettings, useNotificationSettings } from './queries.ts'

import classes from './bell.module.css'

/** Where the owner hears of it beside the site: mail, push, and this very browser. */
export function SettingsPanel() {
  const { t } = useTranslation()
  const { data: settings, error, refetch } = useNotificationSettings()
  const edit = useEditSettings()
  if (error && !settings) return <FailureNote error={error} onRetry={() => void refetch()} />
  if (!settings) return <Skeleton height="8rem" m="sm" width="auto" />
  // What was pressed shows at once; a refusal takes it back.
  const { mail, push, digest } = { ...settings, ...(edit.isPending ? edit.variables : {}) }
  return (
    <div className={classes['settings']}>
      <Switch
        label={t('notifications.mail')}
        description={t('notifications.mailNote')}
        checked={mail}
        onChange={({ currentTarget }) => edit.mutate({ mail: currentTarget.checked })}
      />
      <Switch
        label={t('notifications.digest')}
        description={t('notifications.digestNote')}
        checked={digest}
        onChange={({ currentTarget }) => edit.mutate({ digest: currentTarget.checked })}
      />
      <Switch
        label={t('notifications.push')}
        description={
          settings.devices === 0
            ? t('notifications.pushNone')
            : t('notifications.pushNote', { count: settings.devices })
        }
        checked={push}
        onChange={({ currentTarget }) => edit.mutate({ push: currentTarget.checked })}
      />
      {push ? <ThisBrowser /> : null}
      {edit.isError ? <FailureNote error={edit.error} /> : null}
    </div>
  )
}

function ThisBrowser() {
  const { t } = useTranslation()
  const { state, turnOn, turnOff } = usePush()
  if (state === 'unknown') return null
  if (state === 'denied' || state === 'no' || state === 'home-screen') return <PushHint state={state} />
  const isOn = state === 'on'
  const change = isOn ? turnOff : turnOn
  return (
    <>
      {isOn ? <p>{t('notifications.thisOn')}</p> : null}
      <Button variant="default" loading={change.isPending} onClick={() => change.mutate()}>
        {t(isOn ? 'notifications.remove' : 'notifications.add')}
      </Button>
      {change.isError ? <p role="alert">{t('notifications.notAdded')}</p> : null}
    </>
  )
}
