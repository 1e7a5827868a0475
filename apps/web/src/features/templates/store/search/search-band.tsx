import { Link } from '@tanstack/react-router'
import { Heart, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useTagNames } from '../queries.ts'
import { useStoreSearch } from '../use-store-search.ts'
import { TagSearch } from './tag-search.tsx'

import classes from './search-band.module.css'

/** The dark head of the store: what it is asked, the tags most templates bear, and the way to what the member likes. */
export function SearchBand() {
  const { t } = useTranslation()
  return (
    <div className={classes['band']} data-tone="dark">
      <div className={classes['inner']}>
        <div className={classes['head']}>
          <h1 className={classes['title']}>{t('store.heading')}</h1>
          <TagSearch />
        </div>
        <div className={classes['chips']}>
          <TagChips />
          <Link to="/account/likes" className={classes['chip'] ?? ''}>
            <Heart aria-hidden="true" size="0.875rem" />
            {t('store.liked')}
          </Link>
        </div>
      </div>
    </div>
  )
}

function TagChips() {
  const { t } = useTranslation()
  const { search, change } = useStoreSearch()
  const names = useTagNames('')
  const chosen = search.groupName
  const shown = chosen && !names.includes(chosen) ? [chosen, ...names] : names
  return (
    <ul className={classes['tags']} aria-label={t('store.tags')}>
      {shown.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={classes['chip']}
            aria-pressed={name === chosen}
            onClick={() => change({ groupName: name === chosen ? undefined : name })}
          >
            #{name}
            {name === chosen ? <X aria-hidden="true" size="0.875rem" /> : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
