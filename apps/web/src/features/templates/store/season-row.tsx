import { CardFacts } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { TemplatePoster } from './posters/template-poster.tsx'
import { useSeasons } from './queries.ts'
import { useStoreSearch } from './use-store-search.ts'

import classes from './season-row.module.css'

const grounds = ['coral-ink', 'ink', 'blue-ink', 'mint-deep', 'amber-ink'] as const

/** What shops look for at this time of the year; a season is a view of the store like any other. */
export function SeasonRow() {
  const { t } = useTranslation()
  const { language, date } = useFormats()
  const { change } = useStoreSearch()
  const { data: seasons } = useSeasons()
  if (seasons && seasons.length === 0) return null
  return (
    <section className={classes['section']} aria-labelledby="store-seasons">
      <h2 id="store-seasons" className={classes['heading']}>
        {t('store.seasons')}
      </h2>
      <ul className={classes['row']}>
        {seasons
          ? seasons.slice(0, 4).map((season, index) => (
              <li key={season.id}>
                <button
                  type="button"
                  className={classes['season']}
                  style={{ background: `var(--${grounds[index % grounds.length]})` }}
                  onClick={() => change({ highlight: season.id })}
                >
                  <span className={classes['words']}>
                    <b>{season.name[language]}</b>
                    <CardFacts>
                      {t('store.count', { count: season.total })}
                      <span className={classes['until']}>
                        {t('store.until', { date: date(season.until) })}
                      </span>
                    </CardFacts>
                  </span>
                  <span className={classes['fan']} aria-hidden="true">
                    {season.templates.slice(0, 2).map((card) => (
                      <span key={card._id} className={classes['poster']}>
                        <TemplatePoster card={card} ratio="9:16" />
                      </span>
                    ))}
                  </span>
                </button>
              </li>
            ))
          : Array.from({ length: 4 }, (_, index) => <li key={index} className={classes['waiting']} />)}
      </ul>
    </section>
  )
}
