import { lockedOn } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'
import { planWord, useLimit } from '../account/index.ts'

/** By number what a plan has no room for of what the owner has; nothing where it holds everything. */
export function LockedOn({ planType }: { planType: number }) {
  const { t } = useTranslation()
  const { bytes } = useFormats()
  const { data: limit } = useLimit()
  if (!limit) return null
  const { products, places, storageBytes } = lockedOn(planType, limit.has)
  const locked = [
    products > 0 ? t('planLock.locksProducts', { count: products }) : null,
    places > 0 ? t('planLock.locksPlaces', { count: places }) : null,
    storageBytes > 0 ? t('planLock.locksStorage', { size: bytes(storageBytes) }) : null,
  ].filter((it) => it !== null)
  if (locked.length === 0) return null
  const plan = t(planWord(planType))
  return <p>{[t('planLock.locksOn', { plan }), ...locked, t('planLock.locksKept')].join(' ')}</p>
}
