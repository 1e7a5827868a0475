import { useTranslation } from 'react-i18next'

import { type Row, rows } from './filters/choices.ts'
import { useStorePlace } from './place.ts'
import { useFilledRows, useSeasons } from './queries.ts'
import { useStoreSearch } from './use-store-search.ts'

import classes from './row-tabs.module.css'

/** The rows of the store's front that hold anything: what suits the season, what is new, popular, or the member's. */
export function RowTabs() {
  const { t } = useTranslation()
  const filled = useFilledRows(useStorePlace())
  const { search, change } = useStoreSearch()
  const { data: seasons = [] } = useSeasons()
  const inSeason = seasons.some(({ id }) => id === search.highlight)
  const isChosen = (row: Row | undefined) => search.highlight === row || (row === 'season' && inSeason)
  // An empty row is no choice; one that a link leads into stays, so that the way out of it is seen.
  const shown = rows.filter((row) => filled?.has(row) || isChosen(row))
  if (filled && shown.length === 0) return null
  return (
    <div className={classes['tabs']} role="group" aria-label={t('store.rows')}>
      {[undefined, ...shown].map((row) => (
        <button
          key={row ?? 'all'}
          type="button"
          className={classes['tab']}
          aria-pressed={isChosen(row)}
          onClick={() => change({ highlight: row })}
        >
          {t(`store.row_${row ?? 'all'}`)}
        </button>
      ))}
    </div>
  )
}
