import { type Dashboard, limits } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { useTellFailure } from '../../../app/tell-failure.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { useRefresh } from '../queries.ts'

import classes from './refresh-button.module.css'

/** Has the networks asked now, and says when they were last heard and when they may be asked again. */
export function RefreshButton({ shown }: { shown: Dashboard }) {
  const { t } = useTranslation()
  const { ago } = useFormats()
  const now = useNow(10_000)
  const { mutate, isPending } = useRefresh()
  const tellFailure = useTellFailure()
  const { collectedAt, isCollecting, refreshableAt } = shown
  const waitMs = refreshableAt === null ? 0 : Date.parse(refreshableAt) - now
  const isWaiting = waitMs > 0
  const refresh = () =>
    mutate(undefined, {
      onSuccess: () => notifications.show({ message: t('dashboard.refreshed') }),
      onError: tellFailure,
    })
  return (
    <div className={classes['refresh']}>
      <p role="status">
        {collectedAt === null ? t('dashboard.neverRead') : t('dashboard.readAgo', { ago: ago(collectedAt) })}
        {isWaiting && !isCollecting ? (
          <> · {t('dashboard.refreshIn', { minutes: minutesIn(waitMs) })}</>
        ) : null}
      </p>
      <Button
        variant="default"
        size="sm"
        leftSection={<RefreshCw aria-hidden="true" size="1rem" />}
        loading={isPending}
        disabled={isWaiting || isCollecting}
        onClick={refresh}
      >
        {t(isCollecting ? 'dashboard.refreshing' : 'dashboard.refresh')}
      </Button>
    </div>
  )
}

/** Whole minutes to wait: a clock that is some seconds behind the server's makes no longer wait of it. */
function minutesIn(waitMs: number): number {
  return Math.min(limits.dashboardRefreshMinutes, Math.max(1, Math.ceil(waitMs / 60_000)))
}
