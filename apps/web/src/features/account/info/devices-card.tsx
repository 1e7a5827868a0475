import type { SignedInDevice } from '@clipmint/contract'
import { SectionTitle, StatusBadge } from '@clipmint/ui'
import { Button, Card, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { refreshDevices, useDevices, useSignOut } from '../queries.ts'

import classes from './account.module.css'

const pictures = { computer: Monitor, phone: Smartphone, tablet: Tablet } as const

/** Where the owner is signed in, and the way to sign out of each. */
export function DevicesCard() {
  const { t } = useTranslation()
  const { data: devices, error, refetch } = useDevices()
  return (
    <Card>
      <SectionTitle note={t('accountInfo.devicesNote')}>{t('accountInfo.devices')}</SectionTitle>
      {error && !devices ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {!devices && !error ? <Skeleton height="4rem" /> : null}
      <ul className={classes['devices']}>
        {devices?.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
    </Card>
  )
}

function DeviceRow({ device }: { device: SignedInDevice }) {
  const { t } = useTranslation()
  const { ago } = useFormats()
  const name = useDeviceName(device)
  const signOutHere = useSignOut()
  const end = useMutation({
    mutationFn: () => api.account.endSession({ params: { id: device.id } }),
    onSuccess: () => {
      notifications.show({ message: t('accountInfo.signedOut', { device: name }) })
      refreshDevices()
    },
  })
  const Picture = pictures[device.kind]
  return (
    <li className={classes['device']}>
      <Picture aria-hidden="true" />
      <div>
        <span className={classes['deviceName']}>
          {name}
          {device.isCurrent ? <StatusBadge tone="ok">{t('accountInfo.thisDevice')}</StatusBadge> : null}
        </span>
        <p className={classes['note']}>{t('accountInfo.usedAgo', { ago: ago(device.lastUsedAt) })}</p>
        {end.isError ? <FailureNote error={end.error} /> : null}
      </div>
      <Button
        size="xs"
        variant="default"
        loading={end.isPending}
        aria-label={t('accountInfo.signOutOf', { device: name })}
        onClick={() => (device.isCurrent ? signOutHere() : end.mutate())}
      >
        {t('accountInfo.signOut')}
      </Button>
    </li>
  )
}

function useDeviceName({ browser, system }: SignedInDevice): string {
  const { t } = useTranslation()
  if (browser !== null && system !== null) return t('accountInfo.deviceOf', { browser, system })
  return browser ?? system ?? t('accountInfo.deviceUnknown')
}
