import { isMadeAtOnce, networks, type Promotion } from '@clipmint/contract'
import { CalendarClock, CalendarHeart, Coins, Eye, Send, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { listWords } from '../../../app/list-words.ts'
import { useMoments } from '../../../app/moments.ts'
import type { SiteLanguage } from '../../../locales/language.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { useLimit } from '../../account/index.ts'
import {
  type CampaignDraft,
  endsBeforeFirst,
  firstPostOf,
  lastDayOf,
  perWeek,
  placesOf,
  timesOf,
} from './draft.ts'
import { useScheduleWords } from './schedule-words.ts'

import classes from './summary.module.css'

const icon = { 'aria-hidden': true, size: '1.125rem' } as const

type SummaryProps = {
  draft: CampaignDraft
  /** The product's or place's name; null while none is chosen. */
  name: string | null
  /** What it tells of, where that stands in no field beside it. */
  sale?: Promotion | null
  /** Whether it begins now, and does not only change. */
  isNew: boolean
}

/** What a campaign will do, in sentences: what is made and posted when and where, and what it takes. */
export function Summary({ draft, name, sale = null, isNew }: SummaryProps) {
  const { t } = useTranslation()
  const { language, money } = useFormats()
  const { moment, zoneName } = useMoments()
  const now = useNow(60_000)
  const schedule = useScheduleWords()
  const times = timesOf(draft)
  const first = endsBeforeFirst(draft, new Date(now)) ? null : firstPostOf(draft, new Date(now))
  const kinds = placesOf(draft).map(
    ({ platform, type }) =>
      `${networks[platform].name[language]} ${networks[platform].kinds[type]?.name[language] ?? ''}`,
  )
  const where = listWords(language, kinds)
  const until = lastDayOf(draft)
  if (name === null || draft.days.length === 0 || draft.places.length === 0)
    return <p className={classes['open']}>{t('campaigns.summaryOpen')}</p>
  return (
    <ul className={classes['list']}>
      <Line icon={<CalendarClock {...icon} />}>
        {t('campaigns.summaryWhen', {
          times: schedule(times),
          zone: zoneName(draft.zone),
          name,
          count: draft.creations,
        })}{' '}
        {draft.startsOn === null ? null : (
          <>{t('campaigns.summaryFrom', { day: wholeDay(draft.startsOn, language) })} </>
        )}
        {until === null ? null : t('campaigns.summaryUntil', { day: wholeDay(until, language) })}
      </Line>
      {draft.occasion ? (
        <Line icon={<CalendarHeart {...icon} />}>
          {t('campaigns.summaryOccasion', {
            occasion: t(`calendar.day_${draft.occasion.id}`),
            day: wholeDay(draft.occasion.day, language),
          })}
        </Line>
      ) : null}
      {sale ? (
        <Line icon={<Tag {...icon} />}>
          {t('campaigns.summarySale', {
            regular: money(sale.regularPrice, sale.currency),
            discount: money(sale.discountPrice, sale.currency),
            text: sale.text,
          })}
        </Line>
      ) : null}
      <Line icon={<Send {...icon} />}>
        {t('campaigns.summaryWhere', { where })}{' '}
        {isNew && first
          ? t(isMadeAtOnce(first, new Date(now)) ? 'campaigns.summaryFirst' : 'campaigns.summaryFirstLater', {
              at: moment(first.toISOString(), draft.zone),
            })
          : null}
      </Line>
      <Line icon={<Eye {...icon} />}>
        {t(draft.approval ? `campaigns.summaryApproval_${draft.onSilence}` : 'campaigns.summaryNoApproval')}
      </Line>
      <Cost count={perWeek(draft)} />
    </ul>
  )
}

/** What a week of it takes, beside what there is. */
function Cost({ count }: { count: number }) {
  const { t } = useTranslation()
  const { data: limit } = useLimit()
  const credits = limit?.credits
  const isShort = credits !== undefined && credits.left < count
  return (
    <Line icon={<Coins {...icon} />} isShort={isShort}>
      <b>{t('campaigns.summaryCost', { count })}</b>{' '}
      {credits === undefined
        ? null
        : t(isShort ? 'campaigns.summaryShort' : 'campaigns.summaryLeft', { count: credits.left })}
    </Line>
  )
}

type LineProps = { icon: ReactNode; isShort?: boolean; children: ReactNode }

function Line({ icon: picture, isShort = false, children }: LineProps) {
  return (
    <li data-short={isShort}>
      {picture}
      <span>{children}</span>
    </li>
  )
}

/** 2026년 12월 31일, December 31, 2026. */
function wholeDay(day: string, language: SiteLanguage): string {
  const locale = language === 'ko' ? 'ko-KR' : 'en-US'
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(day))
}
