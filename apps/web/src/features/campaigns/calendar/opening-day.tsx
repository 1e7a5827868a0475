import { limits } from '@clipmint/contract'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote, useFailureText } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useKeepOpenedOn } from '../queries.ts'

import classes from './calendar.module.css'

type OpeningDayProps = { openedOn: string | null; today: string }
type Keep = ReturnType<typeof useKeepOpenedOn>

/** When the owner's shop opened, of which each anniversary is suggested: asked for where it is not known. */
export function OpeningDay({ openedOn, today }: OpeningDayProps) {
  const keep = useKeepOpenedOn()
  const [isChanging, setChanging] = useState(false)
  // What was pressed is gone then: the keyboard goes to what came in its place.
  const [takesFocus, setTakesFocus] = useState(false)
  const show = (changing: boolean) => {
    keep.reset()
    setTakesFocus(true)
    setChanging(changing)
  }
  const handleKeep: PartProps['onKeep'] = (day, onRefused) => {
    setTakesFocus(true)
    keep.mutate(day, { onSuccess: () => setChanging(false), onError: () => onRefused?.() })
  }
  return openedOn === null || isChanging ? (
    <OpeningForm
      {...{ openedOn, today, keep, takesFocus }}
      onKeep={handleKeep}
      onCancel={openedOn === null ? null : () => show(false)}
    />
  ) : (
    <Opened {...{ openedOn, keep, takesFocus }} onKeep={handleKeep} onChange={() => show(true)} />
  )
}

type PartProps = {
  keep: Keep
  takesFocus: boolean
  onKeep: (day: string | null, onRefused?: () => void) => void
}

function OpeningForm({
  openedOn,
  today,
  keep,
  takesFocus,
  onKeep,
  onCancel,
}: PartProps & OpeningDayProps & { onCancel: (() => void) | null }) {
  const { t } = useTranslation()
  const text = useFailureText()
  const [day, setDay] = useState(openedOn ?? '')
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (keep.isPending) return
    setEmpty(day === '')
    if (day === '') field.current?.focus()
    else onKeep(day, () => field.current?.focus())
  }
  const failure = keep.isError ? text(keep.error) : null
  return (
    <form noValidate className={classes['opening']} onSubmit={handleSubmit}>
      <p className={classes['quiet']}>{t('calendar.openedAsk')}</p>
      <TextInput
        ref={field}
        type="date"
        size="sm"
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus}
        label={t('calendar.openedOn')}
        min={`${limits.shopOpenedYearMin}-01-01`}
        max={today}
        value={day}
        error={isEmpty ? t('calendar.openedNeeded') : failure}
        onChange={({ currentTarget }) => {
          setDay(currentTarget.value)
          setEmpty(false)
          keep.reset()
        }}
      />
      <div className={classes['ways']}>
        <Button type="submit" size="xs" variant="default" loading={keep.isPending}>
          {t('common.save')}
        </Button>
        {onCancel === null ? null : (
          <Button size="xs" variant="subtle" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

function Opened({
  openedOn,
  keep,
  takesFocus,
  onKeep,
  onChange,
}: PartProps & { openedOn: string; onChange: () => void }) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const isRemoving = keep.isPending && keep.variables === null
  const button = { size: 'xs', 'aria-describedby': 'calendar-opened' } as const
  return (
    <div className={classes['opening']}>
      <p id="calendar-opened" className={classes['quiet']}>
        {t('calendar.opened', { day: day(openedOn) })}
      </p>
      <div className={classes['ways']}>
        <Button
          {...button}
          variant="default"
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={takesFocus}
          onClick={onChange}
        >
          {t('calendar.openedChange')}
        </Button>
        <Button {...button} variant="subtle" loading={isRemoving} onClick={() => onKeep(null)}>
          {t('calendar.openedRemove')}
        </Button>
      </div>
      {keep.isError ? <FailureNote error={keep.error} /> : null}
    </div>
  )
}
