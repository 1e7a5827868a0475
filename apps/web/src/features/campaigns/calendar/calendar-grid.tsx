import type { CalendarDay } from '@clipmint/contract'
import { VisuallyHidden } from '@mantine/core'
import { Sparkles } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { weekFromSunday } from '../form/schedule.ts'
import { useDayWords } from './day-words.ts'
import { isSameMonth } from './days.ts'
import { type Entry, faultOfMove } from './entries.ts'
import { EntryButton, type EntryHandlers } from './entry-button.tsx'

import classes from './calendar.module.css'

type CalendarGridProps = Omit<EntryHandlers, 'onDrag'> & {
  weeks: readonly (readonly string[])[]
  /** The day of whose month it is; null where a week is all there is. */
  month: string | null
  today: string
  entries: readonly Entry[]
  occasions: readonly CalendarDay[]
  onDrop: (entry: Entry, day: string) => void
  /** Shows a day's week, where a day has more than its cell. */
  onMore: (day: string) => void
}

/** So many posts of a day have room in a month. */
const shownOfDay = 3

/** Weeks as a table of days. A post is dragged to another day; days that cannot take it do not light up. */
export function CalendarGrid(props: CalendarGridProps) {
  const { t } = useTranslation()
  const [dragged, setDragged] = useState<Entry | null>(null)
  return (
    <table className={classes['grid']} data-roomy={props.month === null} aria-label={t('calendar.heading')}>
      <thead>
        <tr>
          {weekFromSunday.map((day) => (
            <th key={day} scope="col" abbr={t(`campaigns.weekday_${day}`)}>
              {t(`campaigns.weekdayShort_${day}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.weeks.map((week) => (
          <tr key={week[0]} data-over={(week[6] ?? '') < props.today}>
            {week.map((day) => (
              <Day key={day} {...props} day={day} dragged={dragged} onDrag={setDragged} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = CalendarGridProps & {
  day: string
  dragged: Entry | null
  onDrag: EntryHandlers['onDrag']
}

function Day({
  day,
  dragged,
  month,
  today,
  entries,
  occasions,
  onDrop,
  onMore,
  onDrag,
  ...handlers
}: DayProps) {
  const { t } = useTranslation()
  const { whole } = useDayWords()
  const now = useNow(60_000)
  const [isOver, setOver] = useState(false)
  const isRoomy = month === null
  const own = entries.filter((entry) => entry.day === day)
  const shown = isRoomy || own.length <= shownOfDay ? own : own.slice(0, shownOfDay - 1)
  const mayLand = dragged !== null && faultOfMove(dragged, day, new Date(now)) === null
  const over = {
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return
      // Where it cannot stay it is let go all the same, and told why.
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onDrag(null)
      if (dragged !== null) onDrop(dragged, day)
    },
  }
  return (
    <td
      data-day={day}
      data-past={day < today}
      data-other={month !== null && !isSameMonth(day, month)}
      data-land={dragged === null ? null : mayLand}
      data-over={isOver && mayLand}
      {...over}
    >
      <div className={classes['cell']}>
        <span className={classes['date']} data-today={day === today}>
          <VisuallyHidden>{whole(day)}</VisuallyHidden>
          <span aria-hidden="true">{Number(day.slice(8))}</span>
        </span>
        <Occasions days={occasions.filter((one) => one.day === day)} />
        {shown.map((entry) => (
          <EntryButton key={entry.key} entry={entry} isRoomy={isRoomy} onDrag={onDrag} {...handlers} />
        ))}
        {shown.length < own.length ? (
          <button
            type="button"
            className={classes['rest']}
            aria-label={t('calendar.moreOf', { count: own.length - shown.length, day: whole(day) })}
            onClick={() => onMore(day)}
          >
            {t('calendar.more', { count: own.length - shown.length })}
          </button>
        ) : null}
      </div>
    </td>
  )
}

/** What a day is worth a video for. */
export function Occasions({ days }: { days: readonly CalendarDay[] }) {
  const { reason } = useDayWords()
  return days.map((day) => (
    <span key={`${day.id} ${day.about?.productId ?? ''}`} className={classes['occasion']} title={reason(day)}>
      <Sparkles aria-hidden="true" size={12} />
      <span>{reason(day)}</span>
    </span>
  ))
}
