import { Page, PageHead, SegmentedTabs } from '@clipmint/ui'
import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { getRouteApi } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { BackLink } from '../../../app/back-link.tsx'
import { useNow } from '../../../app/clock.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { ownZone, useMoments } from '../../../app/moments.ts'
import { momentOf, wallAt } from '../../reservations/index.ts'
import { Agenda } from '../calendar/agenda.tsx'
import { CalendarGrid } from '../calendar/calendar-grid.tsx'
import { ContentMix } from '../calendar/content-mix.tsx'
import { useDayWords } from '../calendar/day-words.ts'
import { addDays, addMonths, weekOf, weeksOfMonth } from '../calendar/days.ts'
import { type Entry, faultOfMove, movedTo, toEntries } from '../calendar/entries.ts'
import { EntryDialog } from '../calendar/entry-dialog.tsx'
import { Legend } from '../calendar/legend.tsx'
import { Suggestions } from '../calendar/suggestions.tsx'
import { useMoveEntry } from '../calendar/use-move-entry.ts'
import { useCampaignLock } from '../list/campaign-lock.tsx'
import { useCalendarDays, useCampaignPosts } from '../queries.ts'
import type { CalendarView } from './search.ts'

import classes from '../calendar/calendar.module.css'

const route = getRouteApi('/upload/calendar')

/** /upload/calendar: all posts of all campaigns and by hand, on their days; what is worth a video stands beside. */
export function CalendarPage() {
  const { t } = useTranslation()
  const { zoneName } = useMoments()
  const lock = useCampaignLock()
  const [zone] = useState(ownZone)
  const today = wallAt(new Date(useNow(60_000)), zone).date
  const { view = 'month', day = today } = route.useSearch()
  const weeks = view === 'month' ? weeksOfMonth(day) : [weekOf(day)]
  // Kept here: the posts of other days are begun anew.
  const wantedRef = useRef<string | null>(null)
  return (
    <Page>
      <BackLink to="/upload">{t('socialAccounts.uploadTitle')}</BackLink>
      <PageHead
        title={t('calendar.heading')}
        lead={t('calendar.lead', { zone: zoneName(zone) })}
        actions={
          lock === null ? (
            <ButtonLink to="/upload/campaigns/new" size="md">
              {t('campaigns.new')}
            </ButtonLink>
          ) : null
        }
      />
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <Bar view={view} day={day} today={today} />
          <Posts key={`${view} ${weeks[0]?.[0]}`} {...{ view, day, today, zone, weeks, wantedRef }} />
        </div>
        <aside className={classes['side']}>
          <Suggestions today={today} />
          <Mix weeks={weeks} />
        </aside>
      </div>
    </Page>
  )
}

type Shown = { view: CalendarView; day: string; today: string }

/** What is shown, and the ways to what is before and after. */
function Bar({ view, day, today }: Shown) {
  const { t } = useTranslation()
  const { month, short } = useDayWords()
  const navigate = route.useNavigate()
  const go = (to: { view?: CalendarView; day?: string }) =>
    void navigate({ search: { view, day, ...to }, replace: true, resetScroll: false })
  const step = (by: number) => go({ day: view === 'month' ? addMonths(day, by) : addDays(day, by * 7) })
  const week = weekOf(day)
  const icon = { 'aria-hidden': true, size: '1.25rem' } as const
  const arrow = { size: 'sm', variant: 'default' } as const
  return (
    <div className={classes['bar']}>
      <div role="status" className={classes['shown']}>
        <h2>
          {view === 'month'
            ? month(day)
            : t('calendar.weekOf', { from: short(week[0] ?? day), to: short(week[6] ?? day) })}
        </h2>
      </div>
      <div className={classes['steps']}>
        <ActionIcon {...arrow} aria-label={t(`calendar.before_${view}`)} onClick={() => step(-1)}>
          <ChevronLeft {...icon} />
        </ActionIcon>
        <Button size="sm" variant="default" onClick={() => go({ day: today })}>
          {t('calendar.today')}
        </Button>
        <ActionIcon {...arrow} aria-label={t(`calendar.after_${view}`)} onClick={() => step(1)}>
          <ChevronRight {...icon} />
        </ActionIcon>
      </div>
      <SegmentedTabs
        label={t('calendar.view')}
        tabs={[
          { value: 'month', label: t('calendar.month') },
          { value: 'week', label: t('calendar.week') },
        ]}
        value={view}
        onChange={(to) => go({ view: to })}
      />
    </div>
  )
}

type PostsProps = Shown & {
  zone: string
  weeks: readonly (readonly string[])[]
  /** The post that the keyboard moves: it is found again where it stands then. */
  wantedRef: RefObject<string | null>
}

function Posts({ view, day, today, zone, weeks, wantedRef }: PostsProps) {
  const { t } = useTranslation()
  const navigate = route.useNavigate()
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const days = weeks.flat()
  const [first = day, last = day] = [days[0], days.at(-1)]
  const at = (it: string) => momentOf({ date: it, time: '00:00' }, zone) ?? new Date(`${it}T00:00:00Z`)
  const period = { from: at(first), until: at(addDays(last, 1)) }
  const { data, error, refetch, isFetching } = useCampaignPosts('all', period)
  const { data: worth } = useCalendarDays({ from: first, to: last })
  const move = useMoveEntry(period)
  const [open, setOpen] = useState<Entry | null>(null)
  const entries = data ? toEntries(data, zone) : []
  useKeptFocus(wantedRef, entries, !isFetching && !move.isPending)
  const handleMove = (entry: Entry, toDay: string) => {
    const uploadAt = movedTo(entry, toDay)?.toISOString()
    if (uploadAt !== undefined) move.mutate({ entry, uploadAt })
  }
  const isRefused = (entry: Entry, toDay: string) => {
    const fault = faultOfMove(entry, toDay, new Date())
    if (fault !== null) notifications.show({ color: 'red', message: t(`calendar.fault_${fault}`) })
    return fault !== null
  }
  const handleDrop = (entry: Entry, toDay: string) => {
    // Put down where it was, it is left there.
    if (toDay !== entry.day && !isRefused(entry, toDay)) handleMove(entry, toDay)
  }
  const handleStep = (entry: Entry, by: number) => {
    const toDay = addDays(entry.day, by)
    if (isRefused(entry, toDay)) return
    wantedRef.current = entry.key
    handleMove(entry, toDay)
    if (!days.includes(toDay))
      void navigate({ search: { view, day: toDay }, replace: true, resetScroll: false })
  }
  if (error && !data) return <FailureNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="36rem" radius="md" />
  const shared = { today, entries, occasions: worth?.days ?? [], onOpen: setOpen, onStep: handleStep }
  return (
    <>
      {isPhone ? (
        <Agenda
          {...shared}
          days={view === 'month' ? days.filter((it) => it.slice(0, 7) === day.slice(0, 7)) : days}
        />
      ) : (
        <CalendarGrid
          {...shared}
          weeks={weeks}
          month={view === 'month' ? day : null}
          onDrop={handleDrop}
          onMore={(it) => void navigate({ search: { view: 'week', day: it }, resetScroll: false })}
        />
      )}
      <Legend isPhone={isPhone} />
      {open ? <EntryDialog entry={open} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

/**
 * A post that the keyboard moves stands in another cell then, or in another week: the keyboard goes with it. Until the move is
 * settled, an answer from before it may put the post back for a moment, and the keyboard follows that, too.
 */
function useKeptFocus(
  wantedRef: RefObject<string | null>,
  entries: readonly Entry[],
  isSettled: boolean,
): void {
  useEffect(() => {
    if (wantedRef.current === null) return
    const moved = document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(wantedRef.current)}"]`)
    const { activeElement } = document
    const isHeld = moved !== null && moved === activeElement
    const isElsewhere = !isHeld && activeElement !== null && activeElement !== document.body
    if (!isHeld && !isElsewhere) moved?.focus()
    if (isElsewhere || (moved !== null && isSettled)) wantedRef.current = null
  }, [wantedRef, entries, isSettled])
}

/** What the posts on screen are about. */
function Mix({ weeks }: { weeks: readonly (readonly string[])[] }) {
  const days = weeks.flat()
  const { data } = useCalendarDays({ from: days[0] ?? '', to: days.at(-1) ?? '' })
  return data ? <ContentMix mix={data.mix} /> : null
}
