import { limits, weekdays } from '@clipmint/contract'
import { Chip, Chips, SegmentedTabs } from '@clipmint/ui'
import { NumberInput, Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { wallAt } from '../../reservations/index.ts'
import { addDays } from '../calendar/days.ts'
import type { CampaignDraft, SaidPart } from './draft.ts'
import { weekFromSunday, type Weekday } from './schedule.ts'
import { ZoneField } from './zone-field.tsx'

import classes from './campaign-form.module.css'

export type FieldsProps = {
  draft: CampaignDraft
  /** What is wrong with a part, once the form was sent. */
  errorAt: (part: SaidPart) => string | null
  onChange: (changes: Partial<CampaignDraft>) => void
}

/** On which days of the week, at what time of the owner's clock, from when and until when. */
export function ScheduleFields({ draft, errorAt, onChange }: FieldsProps) {
  const { t } = useTranslation()
  const { days, isSameTime, time, times, creations, startsOn, endsOn, zone } = draft
  const toggle = (day: Weekday) =>
    onChange({
      days: days.includes(day)
        ? days.filter((other) => other !== day)
        : weekdays.filter((other) => other === day || days.includes(other)),
    })
  return (
    <div className={classes['fields']}>
      <div data-path="days" tabIndex={-1}>
        <Chips label={t('campaigns.days')}>
          {weekFromSunday.map((day) => (
            <Chip key={day} isChosen={days.includes(day)} onClick={() => toggle(day)}>
              {t(`campaigns.weekdayShort_${day}`)}
            </Chip>
          ))}
        </Chips>
        <Fault>{errorAt('days')}</Fault>
      </div>
      <SegmentedTabs
        label={t('campaigns.timeHow')}
        tabs={[
          { value: 'same', label: t('campaigns.sameTime') },
          { value: 'each', label: t('campaigns.eachTime') },
        ]}
        value={isSameTime ? 'same' : 'each'}
        onChange={(how) => onChange({ isSameTime: how === 'same' })}
      />
      <div className={classes['times']}>
        {isSameTime ? (
          <TextInput
            type="time"
            label={t('campaigns.time')}
            value={time}
            error={errorAt('time')}
            data-path="time"
            onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
          />
        ) : (
          weekFromSunday
            .filter((day) => days.includes(day))
            .map((day) => (
              <TextInput
                key={day}
                type="time"
                label={t(`campaigns.weekday_${day}`)}
                value={times[day] ?? time}
                error={errorAt('time')}
                data-path="time"
                onChange={({ currentTarget }) =>
                  onChange({ times: { ...times, [day]: currentTarget.value } })
                }
              />
            ))
        )}
      </div>
      <ZoneField value={zone} onChange={(to) => onChange({ zone: to })} />
      <NumberInput
        className={classes['short'] ?? ''}
        label={t('campaigns.creations')}
        description={t('campaigns.creationsNote', { most: limits.creationsMax })}
        min={1}
        max={limits.creationsMax}
        allowDecimal={false}
        value={creations}
        onChange={(value) =>
          onChange({ creations: Math.min(limits.creationsMax, Math.max(1, Number(value) || 1)) })
        }
      />
      <DayField
        part="startsOn"
        ask={t('campaigns.hasStart')}
        daysOn={7}
        value={startsOn}
        zone={zone}
        error={errorAt('startsOn')}
        onChange={(day) => onChange({ startsOn: day })}
      />
      <DayField
        part="endsOn"
        ask={t('campaigns.hasEnd')}
        daysOn={30}
        value={endsOn}
        zone={zone}
        error={errorAt('endsOn')}
        onChange={(day) => onChange({ endsOn: day })}
      />
    </div>
  )
}

type DayFieldProps = {
  part: 'startsOn' | 'endsOn'
  /** What switches it on, and the day that it has at first, in days from today. */
  ask: string
  daysOn: number
  value: string | null
  /** Whose today it is. */
  zone: string
  error: string | null
  onChange: (day: string | null) => void
}

/** A day that a campaign may have, and need not. */
function DayField({ part, ask, daysOn, value, zone, error, onChange }: DayFieldProps) {
  const { t } = useTranslation()
  const now = useNow(60_000)
  return (
    <div className={classes['end']}>
      <Switch
        label={ask}
        checked={value !== null}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? addDays(wallAt(new Date(now), zone).date, daysOn) : null)
        }
      />
      {value === null ? null : (
        <TextInput
          type="date"
          className={classes['short'] ?? ''}
          label={t(`campaigns.${part}`)}
          value={value}
          error={error}
          data-path={part}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </div>
  )
}

/** What is wrong with something that is no field of its own. */
export function Fault({ children }: { children: string | null }) {
  return children === null ? null : (
    <p className={classes['fault']} role="alert">
      {children}
    </p>
  )
}
