import type { Dashboard } from '@clipmint/contract'
import { SectionTitle } from '@clipmint/ui'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'

import { ownZone } from '../../../app/moments.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { Figure, PostFigure } from '../figure.tsx'
import { formatChange } from '../numbers.ts'
import { type Changed, changeOf } from './change.ts'
import { PostName } from './post-name.tsx'

import classes from './summary.module.css'

/** The figures of the days looked at, beside those of as many before. */
export function Summary({ shown }: { shown: Dashboard }) {
  const { t } = useTranslation()
  const { date, number } = useFormats()
  const { counted, from, to, term } = shown
  const period = t(`dashboard.period_${term}`)
  const note = t('dashboard.summaryNote', { from: date(from), to: date(to), period })
  const ofPosts = (name: 'views' | 'rate') =>
    shown[name].now !== null && counted[name] < counted.posts
      ? t('dashboard.countedPosts', { count: number(counted[name]), all: number(counted.posts) })
      : null
  return (
    <section aria-label={t('dashboard.summary')}>
      <SectionTitle note={ownZone() === 'Asia/Seoul' ? note : `${note} ${t('dashboard.daysInSeoul')}`}>
        {t(`dashboard.term_${term}`)}
      </SectionTitle>
      <dl className={classes['cards']}>
        <Card
          name={t('dashboard.views')}
          period={period}
          change={shown.views}
          how="percent"
          note={ofPosts('views')}
        />
        <Card
          name={t('dashboard.rate')}
          period={period}
          change={shown.rate}
          how="points"
          note={ofPosts('rate') ?? t('dashboard.rateNote')}
        />
        <Card
          name={t('dashboard.followers')}
          period={period}
          change={shown.followers}
          how="count"
          note={
            counted.followers < counted.accounts && counted.followers > 0
              ? t('dashboard.countedAccounts', { count: counted.followers, all: counted.accounts })
              : null
          }
        />
        <Card
          name={t('dashboard.posts')}
          period={period}
          change={shown.posts}
          how="count"
          note={t('dashboard.postsNote')}
        />
      </dl>
      {shown.best ? (
        <div className={classes['best']}>
          <h3>{t('dashboard.best')}</h3>
          <PostName post={shown.best} />
          <b>
            {t('dashboard.views')} <PostFigure post={shown.best} name="views" />
          </b>
        </div>
      ) : null}
    </section>
  )
}

type CardProps = {
  name: string
  /** What it is compared with is as long. */
  period: string
  change: Changed
  how: 'percent' | 'points' | 'count'
  note: ReactNode
}

function Card({ name, period, change, how, note }: CardProps) {
  const { t } = useTranslation()
  return (
    <div className={classes['card']}>
      <dt>{name}</dt>
      <dd className={classes['value']}>
        {change.now === null ? (
          <span className={classes['unknown']}>{t('dashboard.unknown')}</span>
        ) : (
          <Figure value={change.now} why="" isRate={how === 'points'} />
        )}
      </dd>
      <dd className={classes['change']}>
        <ChangeText change={change} how={how} period={period} />
      </dd>
      {note ? <dd className={classes['note']}>{note}</dd> : null}
    </div>
  )
}

/** How a figure stands against the time before; said in words where that cannot be told. */
function ChangeText({ change, how, period }: Pick<CardProps, 'change' | 'how' | 'period'>) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const compared = changeOf(change, how)
  if (typeof compared === 'string') return <>{t(`dashboard.${compared}`, { period })}</>
  const { by } = compared
  const unit = how === 'points' ? t('dashboard.points') : ''
  const text = formatChange(
    how === 'points' ? by * 100 : by,
    language,
    how === 'percent' ? 'percent' : 'decimal',
  )
  return (
    <Trans
      t={t}
      i18nKey="dashboard.thanBefore"
      values={{ period, by: `${text}${unit}` }}
      components={{ b: <b data-way={by > 0 ? 'up' : 'down'} className={classes['by']} /> }}
    />
  )
}
