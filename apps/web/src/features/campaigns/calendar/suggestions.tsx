import type { CalendarDay } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { useCampaignLock } from '../list/campaign-lock.tsx'
import { useCalendarDays } from '../queries.ts'
import { useDayWords } from './day-words.ts'
import { addDays } from './days.ts'
import { OpeningDay } from './opening-day.tsx'
import { isDue, isNews, suggestedOf } from './suggested.ts'

import classes from './calendar.module.css'

/** So long something of the shop is news, and so far ahead it is looked. */
const days = { back: 13, ahead: 45 }

/**
 * Days worth a video that are near and that no campaign tells of yet, those first for which posts should begin now; and the day
 * that the shop opened on, from which more are known.
 */
export function Suggestions({ today }: { today: string }) {
  const { t } = useTranslation()
  const { data } = useCalendarDays({ from: addDays(today, -days.back), to: addDays(today, days.ahead) })
  if (!data) return null
  const list = suggestedOf(data.days, today)
  return (
    <section className={classes['box']} aria-labelledby="calendar-suggestions">
      <h2 id="calendar-suggestions">{t('calendar.suggestions')}</h2>
      {list.length === 0 ? null : (
        <ul>
          {list.map((one) => (
            <Suggestion
              key={`${one.day} ${one.id} ${one.about?.productId ?? ''}`}
              one={one}
              isNow={isDue(one, today)}
            />
          ))}
        </ul>
      )}
      <OpeningDay openedOn={data.openedOn} today={today} />
    </section>
  )
}

function Suggestion({ one, isNow }: { one: CalendarDay; isNow: boolean }) {
  const { t } = useTranslation()
  const { short, plain, reason } = useDayWords()
  const lock = useCampaignLock()
  const named = {
    size: 'xs',
    variant: isNow ? 'light' : 'default',
    'aria-label': t(one.about === null && lock === null ? 'calendar.beginOf' : 'calendar.makeOf', {
      reason: reason(one),
    }),
  } as const
  return (
    <li>
      <span>
        <b>{reason(one)}</b>
        <span className={classes['quiet']}>
          {isNews(one)
            ? t('calendar.since', { day: short(one.day) })
            : isNow
              ? t('calendar.startNow', { day: short(one.day) })
              : t('calendar.startOn', { day: short(one.day), start: plain(one.startOn) })}
        </span>
      </span>
      {one.about !== null ? (
        <ButtonLink to="/product/$id" params={{ id: one.about.productId }} search={makeFor(one)} {...named}>
          {t('calendar.make')}
        </ButtonLink>
      ) : lock === null ? (
        <ButtonLink
          to="/upload/campaigns/new"
          search={{ day: one.day, occasion: one.id, start: isNow ? undefined : one.startOn }}
          {...named}
        >
          {t('calendar.begin')}
        </ButtonLink>
      ) : (
        <ButtonLink to="/store" search={{ categorize: 'season' }} {...named}>
          {t('calendar.make')}
        </ButtonLink>
      )}
    </li>
  )
}

/** An offer is told as a promotion; all else by what the product is. */
function makeFor({ id }: CalendarDay): { make?: 'promotion' } {
  return id === 'price-drop' || id === 'promotion-ends' ? { make: 'promotion' } : {}
}
