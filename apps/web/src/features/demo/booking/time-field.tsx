import { Input, NativeSelect, Skeleton } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { dayName } from './day-name.ts'
import type { useSlots } from './use-slots.ts'

import classes from './booking.module.css'

type TimeFieldProps = {
  slots: ReturnType<typeof useSlots>
  value: string
  error: ReactNode
  onChange: (startAt: string) => void
}

/** A day, and a time of it: the days that have one, and its free times as buttons of which one is chosen. */
export function TimeField({ slots, value, error, onChange }: TimeFieldProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const [chosen, setChosen] = useState<string | null>(null)
  if (slots.isError) return <FailureNote error={slots.error} onRetry={() => void slots.refetch()} />
  if (!slots.data)
    return (
      <div role="status" aria-label={t('common.loading')}>
        <Skeleton height="9rem" radius="sm" />
      </div>
    )
  const day = slots.data.find((it) => it.day === chosen) ?? slots.data[0]
  if (!day) return <p className={classes['lead']}>{t('demo.full')}</p>
  return (
    <>
      <NativeSelect
        label={t('demo.day')}
        value={day.day}
        data={slots.data.map((it) => ({
          value: it.day,
          label: dayName(`${it.day}T00:00:00+09:00`, language),
        }))}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value)
          onChange('')
        }}
      />
      <Times list={day.startAt} value={value} error={error} onChange={onChange} />
    </>
  )
}

type TimesProps = { list: readonly string[] } & Omit<TimeFieldProps, 'slots'>

function Times({ list, value, error, onChange }: TimesProps) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const group = useId()
  return (
    <fieldset className={classes['times']} aria-describedby={error ? `${group}-error` : undefined}>
      <legend>{t('demo.time')}</legend>
      <div>
        {list.map((startAt, at) => (
          <label key={startAt}>
            <input
              type="radio"
              name={group}
              value={startAt}
              checked={value === startAt}
              data-path={at === 0 ? 'startAt' : undefined}
              onChange={() => onChange(startAt)}
            />
            <span>{time(startAt)}</span>
          </label>
        ))}
      </div>
      {error ? (
        <Input.Error id={`${group}-error`} className={classes['error'] ?? ''}>
          {error}
        </Input.Error>
      ) : null}
    </fieldset>
  )
}
