import { type PostSort, postSorts } from '@clipmint/contract'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useDashboardSearch } from '../pages/use-dashboard-search.ts'

import classes from './phone-sort.module.css'

/** In which order the posts stand, where there are no columns to press. */
export function PhoneSort() {
  const { t } = useTranslation()
  const { search, change } = useDashboardSearch()
  const { sort = 'date' as const, way = 'desc' as const } = search
  return (
    <div className={classes['sort']}>
      <Select
        size="sm"
        allowDeselect={false}
        aria-label={t('dashboard.sortBy')}
        value={sort}
        data={postSorts.map((value) => ({ value, label: t(`dashboard.${value}`) }))}
        onChange={(next) =>
          change({ sort: inAddress(postSorts.find((one) => one === next)), page: undefined })
        }
      />
      <Select
        size="sm"
        allowDeselect={false}
        aria-label={t('dashboard.way')}
        value={way}
        data={[
          { value: 'desc', label: t(sort === 'date' ? 'dashboard.newestFirst' : 'dashboard.mostFirst') },
          { value: 'asc', label: t(sort === 'date' ? 'dashboard.oldestFirst' : 'dashboard.leastFirst') },
        ]}
        onChange={(next) => change({ way: next === 'asc' ? 'asc' : undefined, page: undefined })}
      />
    </div>
  )
}

/** The usual order is not said in the address. */
export function inAddress(sort: PostSort | undefined): Exclude<PostSort, 'date'> | undefined {
  return sort === 'date' ? undefined : sort
}
