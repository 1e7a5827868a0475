import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { useSeasons } from './queries.ts'
import type { StoreSearch } from './store-search.ts'
import { filterCount, useStoreSearch } from './use-store-search.ts'

import classes from './result-head.module.css'

/** Whether nothing was asked of the store yet. */
export function isFront(search: StoreSearch): boolean {
  return filterCount(search) === 0 && search.search === undefined
}

type ResultHeadProps = {
  /** Null while it is not known. */
  total: number | null
  isRough: boolean
  /** Whether the answer is on its way; without it and without a number, the head names the list alone. */
  isWaiting: boolean
}

/** What is shown and how many there are; said aloud when it changes. */
export function ResultHead({ total, isRough, isWaiting }: ResultHeadProps) {
  const { t } = useTranslation()
  const { language, number } = useFormats()
  const { search, reset } = useStoreSearch()
  const { data: seasons = [] } = useSeasons()
  const season = seasons.find(({ id }) => id === search.highlight)?.name[language]
  const words = search.search ? t('store.quoted', { words: search.search }) : (search.groupName ?? season)
  const count = total ?? 0
  const counted = isRough ? t('store.about', { number: number(count) }) : number(count)
  return (
    <div className={classes['head']}>
      <h2 id="store-results" tabIndex={-1} className={classes['title']} aria-live="polite">
        {total === null
          ? t(isWaiting ? 'common.loading' : 'store.results')
          : words
            ? t('store.foundFor', { words, count, counted })
            : t('store.found', { count, counted })}
      </h2>
      {isFront(search) ? null : (
        <Button size="xs" variant="subtle" onClick={reset}>
          {t('store.reset')}
        </Button>
      )}
    </div>
  )
}
