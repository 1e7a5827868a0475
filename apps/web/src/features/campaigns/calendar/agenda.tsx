import type { CalendarDay } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { Occasions } from './calendar-grid.tsx'
import { useDayWords } from './day-words.ts'
import type { Entry } from './entries.ts'
import { EntryButton, type EntryHandlers } from './entry-button.tsx'

import classes from './calendar.module.css'

type AgendaProps = Omit<EntryHandlers, 'onDrag'> & {
  days: readonly string[]
  today: string
  entries: readonly Entry[]
  occasions: readonly CalendarDay[]
}

/** The days that have something, one under the other, as a phone has room; what is over is folded. */
export function Agenda({ days, today, entries, occasions, ...handlers }: AgendaProps) {
  const { t } = useTranslation()
  const filled = days.filter((day) => [...entries, ...occasions].some((one) => one.day === day))
  const past = filled.filter((day) => day < today)
  const coming = filled.filter((day) => day >= today)
  const list = (some: readonly string[]) => (
    <ul className={classes['agenda']}>
      {some.map((day) => (
        <AgendaDay key={day} {...{ day, today, entries, occasions }} {...handlers} />
      ))}
    </ul>
  )
  return (
    <div>
      {past.length > 0 ? (
        <details className={classes['past']}>
          <summary>{t('calendar.past', { count: past.length })}</summary>
          {list(past)}
        </details>
      ) : null}
      {coming.length > 0 ? list(coming) : <p className={classes['none']}>{t('calendar.nothing')}</p>}
    </div>
  )
}

function AgendaDay({
  day,
  today,
  entries,
  occasions,
  ...handlers
}: Omit<AgendaProps, 'days'> & { day: string }) {
  const { whole } = useDayWords()
  return (
    <li data-day={day}>
      <h3 data-today={day === today}>{whole(day)}</h3>
      <Occasions days={occasions.filter((one) => one.day === day)} />
      {entries
        .filter((entry) => entry.day === day)
        .map((entry) => (
          <EntryButton key={entry.key} entry={entry} isRoomy onDrag={noDrag} {...handlers} />
        ))}
    </li>
  )
}

const noDrag = () => undefined
