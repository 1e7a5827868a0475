import { type DashboardHashtag, interestSorts, type InterestSort } from '@clipmint/contract'
import { SectionTitle } from '@clipmint/ui'
import { Select, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { Figure, PostFigure } from '../figure.tsx'
import { useDashboardSearch } from '../pages/use-dashboard-search.ts'
import { useInterest } from '../queries.ts'
import { PostName } from './post-name.tsx'

import classes from './interest.module.css'

const usualSort = 'views'

/** What drew attention in a time: the popular posts, and the hashtags of its posts that did best. */
export function Interest() {
  const { t } = useTranslation()
  const { search, change, of, term } = useDashboardSearch()
  const sort = search.by ?? usualSort
  const { data, error, refetch, isPlaceholderData } = useInterest({ ...of, term, sort })
  const measure = t(`dashboard.${sort}`)
  return (
    <section aria-label={t('dashboard.interest')}>
      <div className={classes['head']}>
        <SectionTitle note={t(`dashboard.term_${term}`)}>{t('dashboard.interest')}</SectionTitle>
        <div className={classes['choices']}>
          <BySelect value={sort} onChange={(by) => change({ by: by === usualSort ? undefined : by })} />
        </div>
      </div>
      {error && !data ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton height="16rem" radius="md" />}
      {data ? (
        <div className={classes['columns']} aria-busy={isPlaceholderData}>
          <div className={classes['card']}>
            <h3>{t('dashboard.popular')}</h3>
            {data.posts.length === 0 ? <p>{t('dashboard.popularNone', { measure })}</p> : null}
            <ol>
              {data.posts.map((post) => (
                <li key={post._id}>
                  <PostName post={post} />
                  <b>
                    <PostFigure post={post} name={sort} />
                  </b>
                </li>
              ))}
            </ol>
          </div>
          <div className={classes['card']}>
            <h3>{t('dashboard.hashtags')}</h3>
            <p>
              {t(data.hashtags.length === 0 ? 'dashboard.hashtagsNone' : 'dashboard.hashtagsNote', {
                measure,
              })}
            </p>
            <Hashtags list={data.hashtags} isRate={sort === 'rate'} />
          </div>
        </div>
      ) : null}
    </section>
  )
}

function Hashtags({ list, isRate }: { list: readonly DashboardHashtag[]; isRate: boolean }) {
  const { t } = useTranslation()
  const highest = Math.max(0, ...list.map(({ value }) => value ?? 0))
  return (
    <ul className={classes['tags']}>
      {list.map(({ tag, posts, known, value }) => (
        <li key={tag}>
          <b>#{tag}</b>
          <small>
            {value !== null && known < posts
              ? t('dashboard.countedPosts', { count: known, all: posts })
              : t('dashboard.hashtagPosts', { count: posts })}
          </small>
          <span className={classes['value']}>
            <Figure
              value={value === null || isRate ? value : Math.round(value)}
              why={t('dashboard.whyNothing')}
              isRate={isRate}
            />
          </span>
          <span className={classes['bar']} aria-hidden="true">
            <span
              style={{
                width: `${highest > 0 && value !== null ? Math.max(1, (value / highest) * 100) : 0}%`,
              }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

function BySelect({ value, onChange }: { value: InterestSort; onChange: (sort: InterestSort) => void }) {
  const { t } = useTranslation()
  return (
    <Select
      size="sm"
      allowDeselect={false}
      aria-label={t('dashboard.sortBy')}
      value={value}
      data={interestSorts.map((sort) => ({ value: sort, label: t(`dashboard.${sort}`) }))}
      onChange={(next) => {
        const sort = interestSorts.find((one) => one === next)
        if (sort !== undefined) onChange(sort)
      }}
    />
  )
}
