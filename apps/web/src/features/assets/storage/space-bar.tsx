import { assetTypes } from '@clipmint/contract'
import { ProgressBar } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { useSpace } from './use-stored.ts'

import classes from './space-bar.module.css'

/** How much of the storage is used, in figures and as a bar, and by what. */
export function SpaceBar() {
  const { t } = useTranslation()
  const { bytes } = useFormats()
  const space = useSpace()
  if (!space) return <Skeleton height="3.5rem" />
  const { used, total, percent } = space
  return (
    <section className={classes['space']} data-full={percent >= 90} aria-label={t('storage.space')}>
      <p className={classes['figures']}>
        <b>{t('storage.spaceUsed', { used: bytes(used), total: bytes(total) })}</b>
        <span>{t('storage.spacePercent', { percent: Math.round(percent) })}</span>
      </p>
      <ProgressBar label={t('storage.space')} percent={percent} />
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
    </section>
  )
}
