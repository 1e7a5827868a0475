import { FilterList } from './filters/filter-list.tsx'
import { useStorePlace } from './place.ts'
import { isFront } from './result-head.tsx'
import { Results } from './results.tsx'
import { SeasonRow } from './season-row.tsx'
import { useStoreSearch } from './use-store-search.ts'

import classes from './store-floor.module.css'

/** Everything under the head of the store or of the likes: filters beside, or in a sheet, and the wall of cards. The likes
 * have the pages of the account beside them, and their filters in a sheet. */
export function StoreFloor() {
  const place = useStorePlace()
  const { search } = useStoreSearch()
  return (
    <div className={classes['floor']} data-place={place}>
      {place === 'store' ? (
        <div className={classes['rail']}>
          <FilterList />
        </div>
      ) : null}
      <div className={classes['main']}>
        {place === 'store' && isFront(search) ? <SeasonRow /> : null}
        <Results />
      </div>
    </div>
  )
}
