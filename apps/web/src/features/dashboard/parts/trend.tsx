import type { Dashboard } from '@clipmint/contract'
import { SectionTitle, SegmentedTabs } from '@clipmint/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { type ChartDay, LineChart } from '../charts/line-chart.tsx'
import { Figure } from '../figure.tsx'
import { formatChartDay } from '../numbers.ts'

import classes from './trend.module.css'

const measures = ['views', 'interactions', 'followers'] as const
type Measure = (typeof measures)[number]

/** What came day by day, as a line that can be walked along, and as a table. */
export function Trend({ shown: { days, term } }: { shown: Dashboard }) {
  const { t } = useTranslation()
  const [measure, setMeasure] = useState<Measure>('views')
  const name = t(`dashboard.${measure}`)
  const drawn = days.map((one): ChartDay => ({
    day: one.day,
    value: one[measure],
    before: measure === 'views' ? one.viewsBefore : null,
  }))
  const hasAny = drawn.some(({ value }) => value !== null)
  const hasBefore = drawn.some(({ before }) => before !== null && before > 0)
  const sum = useSum(drawn)
  const period = t(`dashboard.period_${term}`)
  const title =
    measure === 'followers' ? t('dashboard.trendFollowers') : t('dashboard.trendOf', { measure: name })
  return (
    <section className={classes['trend']} aria-label={t('dashboard.trend')}>
      <SectionTitle>{title}</SectionTitle>
      <SegmentedTabs
        label={t('dashboard.measure')}
        tabs={measures.map((value) => ({ value, label: t(`dashboard.${value}`) }))}
        value={measure}
        onChange={setMeasure}
      />
      {hasAny ? (
        <>
          {hasBefore ? (
            <p className={classes['legend']}>
              <span data-of="now">{t('dashboard.thisPeriod', { period })}</span>
              <span data-of="before">{t('dashboard.lastPeriod', { period })}</span>
            </p>
          ) : null}
          <LineChart label={`${title}. ${sum}`} measure={name} days={drawn} />
          <DayTable
            name={name}
            days={drawn}
            isSpread={measure !== 'followers'}
            before={hasBefore ? t('dashboard.lastPeriod', { period }) : null}
          />
        </>
      ) : (
        <p className={classes['none']}>{t('dashboard.chartNone')}</p>
      )}
    </section>
  )
}

/** The whole line in a sentence. */
function useSum(days: readonly ChartDay[]): string {
  const { t } = useTranslation()
  const { language, number } = useFormats()
  const [best] = days.toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1))
  if (!best) return ''
  return t('dashboard.chartSum', {
    from: formatChartDay(days[0]?.day ?? best.day, language),
    to: formatChartDay(days.at(-1)?.day ?? best.day, language),
    day: formatChartDay(best.day, language),
    value: number(best.value ?? 0),
  })
}

function DayTable({
  name,
  days,
  isSpread,
  before: head,
}: {
  name: string
  days: readonly ChartDay[]
  /** Whether what came on days that nobody asked on is spread over them. */
  isSpread: boolean
  /** What the period before is called; null where nothing of it is known. */
  before: string | null
}) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const why = t('dashboard.whyUnread')
  return (
    <details className={classes['table']}>
      <summary>{t('dashboard.asTable')}</summary>
      {isSpread ? <p>{t('dashboard.spreadNote')}</p> : null}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.day')}</th>
            <th scope="col">{name}</th>
            {head === null ? null : <th scope="col">{head}</th>}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, value, before }) => (
            <tr key={day}>
              <th scope="row">{formatChartDay(day, language)}</th>
              <td>
                <Figure value={value} why={why} />
              </td>
              {head === null ? null : (
                <td>
                  <Figure value={before} why={why} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
