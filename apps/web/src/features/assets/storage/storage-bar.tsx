import { assetSorts, assetTypes } from '@clipmint/contract'
import { SegmentedTabs } from '@clipmint/ui'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { SearchField } from '../../projects/index.ts'
import type { StoredWish } from './use-stored.ts'

import classes from './storage-bar.module.css'

type StorageBarProps = { wish: StoredWish; onChange: (change: Partial<StoredWish>) => void }

/** Which of the files are shown, and in which order; every change begins at the first page. */
export function StorageBar({ wish, onChange }: StorageBarProps) {
  const { t } = useTranslation()
  const change = (next: Partial<StoredWish>) => onChange({ ...next, page: 1 })
  return (
    <div className={classes['bar']}>
      <SegmentedTabs
        label={t('storage.types')}
        tabs={(['all', ...assetTypes] as const).map((value) => ({
          value,
          label: t(`storage.type_${value}`),
        }))}
        value={wish.type}
        onChange={(type) => change({ type })}
      />
      <SearchField
        label={t('storage.search')}
        value={wish.search}
        onChange={(search) => change({ search })}
      />
      <NativeSelect
        className={classes['sort'] ?? ''}
        aria-label={t('storage.sort')}
        value={wish.sort}
        data={assetSorts.map((value) => ({ value, label: t(`storage.sort_${value}`) }))}
        onChange={({ currentTarget }) => {
          const sort = assetSorts.find((value) => value === currentTarget.value)
          if (sort) change({ sort })
        }}
      />
    </div>
  )
}
