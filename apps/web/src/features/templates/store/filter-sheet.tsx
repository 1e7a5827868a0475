import { Button, Drawer } from '@mantine/core'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FilterList } from './filters/filter-list.tsx'
import { filterCount, useStoreSearch } from './use-store-search.ts'

import classes from './store-floor.module.css'

/** On narrow screens the filters come up in a sheet, and say what they find before it is closed. */
export function FilterSheet({ total }: { total: number | null }) {
  const { t } = useTranslation()
  const { search, reset } = useStoreSearch()
  const [isOpen, setOpen] = useState(false)
  const set = filterCount(search)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        className={classes['sheetButton'] ?? ''}
        leftSection={<SlidersHorizontal aria-hidden="true" size="1rem" />}
        onClick={() => setOpen(true)}
      >
        {set > 0 ? t('store.filtersSet', { count: set }) : t('store.filters')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="bottom"
        size="86%"
        radius="lg"
        title={t('store.filters')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        classNames={{ body: classes['sheet'] ?? '' }}
      >
        <FilterList />
        <div className={classes['sheetFoot']}>
          <Button size="md" variant="default" onClick={reset}>
            {t('store.reset')}
          </Button>
          <Button size="md" onClick={() => setOpen(false)}>
            {total === null ? t('store.showFound') : t('store.showCount', { count: total })}
          </Button>
        </div>
      </Drawer>
    </>
  )
}
