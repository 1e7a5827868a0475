import { limits } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'
import { Chip, Chips, SegmentedTabs } from '@clipmint/ui'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { useMoments } from '../../../app/moments.ts'
import { faultOf, momentOf, nextGoodTimes, timesNear, type Wall, wallAt } from '../zone-time.ts'

import classes from './post-form.module.css'

/** Why a time cannot be taken now; null where it can, or where it is at once. */
export function useTimeFault(later: Wall | null, zone: string, leadMinutes: number = limits.postLeadMinutes) {
  const now = useNow(10_000)
  const reach = { leadMinutes, daysAhead: limits.postDaysAhead }
  return later === null ? null : faultOf(later, { zone, now: new Date(now), reach })
}

type WhenFieldsProps = { value: Wall | null; zone: string; onChange: (later: Wall | null) => void }

/** At once, or at a time. */
export function WhenFields({ value, zone, onChange }: WhenFieldsProps) {
  const { t } = useTranslation()
  const now = new Date(useNow(60_000))
  const [soonest] = nextGoodTimes(now, zone, limits.postLeadMinutes)
  return (
    <div className={classes['when']}>
      <SegmentedTabs
        label={t('reservations.when')}
        tabs={[
          { value: 'now', label: t('reservations.now') },
          { value: 'later', label: t('reservations.later') },
        ]}
        value={value === null ? 'now' : 'later'}
        onChange={(when) => onChange(when === 'now' ? null : (value ?? soonest ?? null))}
      />
      {value === null ? null : <TimeFields value={value} zone={zone} onChange={onChange} />}
    </div>
  )
}

type TimeFieldsProps = {
  value: Wall
  zone: string
  /** The time that a post has until now: others near it are offered instead of the next ones. */
  near?: Wall | undefined
  /** How far ahead it has to be at least. */
  leadMinutes?: number | undefined
  onChange: (later: Wall) => void
}

/** A date and a time in the owner's zone, and the next times at which people look. */
export function TimeFields({
  value,
  zone,
  near,
  leadMinutes = limits.postLeadMinutes,
  onChange,
}: TimeFieldsProps) {
  const { t } = useTranslation()
  const { moment, zoneName } = useMoments()
  const now = new Date(useNow(60_000))
  const fault = useTimeFault(value, zone, leadMinutes)
  const first = wallAt(now, zone).date
  const offered = near ? timesNear(near, { now, zone, leadMinutes }) : nextGoodTimes(now, zone, leadMinutes)
  const last = wallAt(new Date(now.getTime() + limits.postDaysAhead * dayMs), zone).date
  return (
    <div className={classes['time']}>
      <div className={classes['timeRow']}>
        <TextInput
          type="date"
          label={t('reservations.date')}
          min={first}
          max={last}
          value={value.date}
          error={fault !== null}
          onChange={({ currentTarget }) => onChange({ ...value, date: currentTarget.value })}
        />
        <TextInput
          type="time"
          label={t('reservations.time')}
          value={value.time}
          error={fault !== null}
          onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
        />
      </div>
      <p className={classes['timeNote']} role="status" data-fault={fault !== null}>
        {fault === null
          ? t('reservations.zone', { zone: zoneName(zone) })
          : t(`reservations.timeFault_${fault}`, {
              minutes: leadMinutes,
              days: limits.postDaysAhead,
            })}
      </p>
      <Chips label={t(near ? 'reservations.nearTimes' : 'reservations.goodTimes')}>
        {offered.map((wall) => (
          <Chip
            key={`${wall.date} ${wall.time}`}
            isChosen={wall.date === value.date && wall.time === value.time}
            onClick={() => onChange(wall)}
          >
            {moment(momentOf(wall, zone)?.toISOString() ?? '', zone)}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
