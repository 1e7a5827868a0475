import { assetTypes, can } from '@clipmint/contract'
import { ProgressBar } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { LockNote } from '../../../app/plan-lock.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useUser } from '../../account/index.ts'
import { useSpace } from './use-stored.ts'

import classes from './space-bar.module.css'

/** How much of the storage is used, in figures and as a bar, and by what; and what to do once it is full. */
export function SpaceBar() {
  const { t } = useTranslation()
  const { bytes } = useFormats()
  const space = useSpace()
  const { data: user } = useUser()
  if (!space) return <Skeleton height="3.5rem" />
  const { used, total, percent } = space
  const isFull = user !== undefined && !can(user.payment, { do: 'store', has: used, bytes: 1 }).ok
  return (
    <section className={classes['space']} data-full={percent >= 90} aria-label={t('storage.space')}>
      <p className={classes['figures']}>
        <b>{t('storage.spaceUsed', { used: bytes(used), total: bytes(total) })}</b>
        <span>{t('storage.spacePercent', { percent: Math.round(percent) })}</span>
      </p>
      <ProgressBar label={t('storage.space')} percent={Math.min(100, percent)} />
      <ul className={classes['types']}>
        {assetTypes.map((type) => (
          <li key={type}>
            {t(`storage.type_${type}`)}
            <span>
              {t('storage.typeSpace', { count: space.count[type], size: bytes(space.bytes[type]) })}
            </span>
          </li>
        ))}
      </ul>
      {isFull ? (
        <LockNote title={t('planLock.storage')}>
          <p>{t('planLock.storageNote')}</p>
        </LockNote>
      ) : null}
    </section>
  )
}
