import { useTranslation } from 'react-i18next'

import { useSignedIn } from '../../../api/index.ts'
import { rows } from './filters/choices.ts'
import { useSeasons } from './queries.ts'
import { useStoreSearch } from './use-store-search.ts'

import classes from './row-tabs.module.css'

/** The rows of the store's front: all, what suits the season, what is new, what is popular, what is the member's. */
export function RowTabs() {
  const { t } = useTranslation()
  const signedIn = useSignedIn()
  const { search, change } = useStoreSearch()
  const { data: seasons = [] } = useSeasons()
  const shown = [undefined, ...rows, ...(signedIn ? (['yours'] as const) : [])]
  const inSeason = seasons.some(({ id }) => id === search.highlight)
  return (
    <div className={classes['tabs']} role="group" aria-label={t('store.rows')}>
      {shown.map((row) => (
        <button
          key={row ?? 'all'}
          type="button"
          className={classes['tab']}
          aria-pressed={search.highlight === row || (row === 'season' && inSeason)}
          onClick={() => change({ highlight: row })}
        >
          {t(`store.row_${row ?? 'all'}`)}
        </button>
      ))}
    </div>
  )
}
