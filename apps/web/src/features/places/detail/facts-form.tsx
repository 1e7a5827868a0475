import { limits, type Place } from '@clipmint/contract'
import { Button, Textarea, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useTellFailure } from '../../../app/tell-failure.ts'
import { useEditPlace } from '../queries.ts'

import classes from './facts.module.css'

const fields = ['name', 'category', 'address', 'phone'] as const
const longest = { name: limits.placeNameMax, category: 60, address: 120, phone: 20, description: 2_000 }

/** What an owner puts right of a place. Only what they changed is sent, since that is what reading again leaves alone. */
export function FactsForm({ place, onEnd }: { place: Place; onEnd: () => void }) {
  const { t } = useTranslation()
  const tellFailure = useTellFailure()
  const edit = useEditPlace(place._id)
  const { name, category, address, phone, description } = place
  const before = { name, category, address, phone, description }
  const [words, setWords] = useState(before)
  const isNameless = words.name.trim() === ''
  const change = (field: keyof typeof words, said: string) => setWords({ ...words, [field]: said })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isNameless || edit.isPending) return
    const changed = Object.fromEntries(
      Object.entries(words).filter(([field, said]) => said !== before[field as keyof typeof before]),
    )
    if (Object.keys(changed).length === 0) return onEnd()
    edit.mutate(changed, {
      onSuccess: () => {
        notifications.show({ message: t('places.saved') })
        onEnd()
      },
      onError: tellFailure,
    })
  }
  return (
    <form noValidate className={classes['form']} onSubmit={handleSubmit}>
      {fields.map((field) => (
        <TextInput
          key={field}
          label={t(`places.${field}`)}
          value={words[field]}
          maxLength={longest[field]}
          error={field === 'name' && isNameless ? t('places.needName') : null}
          onChange={({ currentTarget }) => change(field, currentTarget.value)}
        />
      ))}
      <Textarea
        label={t('places.description')}
        value={words.description}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={longest.description}
        onChange={({ currentTarget }) => change('description', currentTarget.value)}
      />
      <p className={classes['note']}>{t('places.correctedNote')}</p>
      <div className={classes['buttons']}>
        <Button type="submit" variant="soft" loading={edit.isPending}>
          {t('places.save')}
        </Button>
        <Button variant="default" onClick={onEnd}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}
