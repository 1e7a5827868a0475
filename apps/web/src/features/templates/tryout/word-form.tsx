import { limits } from '@clipmint/contract'
import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { useFaultText } from '../../products/index.ts'
import { readTried, useTried } from '../store/try/tried.ts'
import { tryWords } from '../store/try/try-desk.ts'
import { valuesOf, type WordField, wordFaults } from './words.ts'

import classes from './tryout.module.css'

const fields: readonly WordField[] = ['name', 'info', 'price']

/** What a visitor says of what they sell: a name, a few words, and a price if they like. */
export function WordForm({ isBusy, onAsk }: { isBusy: boolean; onAsk: () => void }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { words, photos } = useTried()
  const faultText = useFaultText()
  const form = useRef<HTMLFormElement>(null)
  const [isChecked, setChecked] = useState(false)
  const own = valuesOf({ ...words, currency: '' }, language).currency
  // What was typed stays what it was in another language: 29,000 won are no dollars.
  const currency = words.price.trim() === '' ? own : words.currency || own
  const faults = isChecked ? wordFaults(words, language) : {}
  const lacksPhoto = isChecked && photos.length === 0
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const wrong = wordFaults(readTried().words, language)
    const first = fields.find((field) => field in wrong)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else if (photos.length > 0) onAsk()
  }
  const field = (name: WordField) => ({
    name,
    value: words[name],
    error: faults[name] ? faultText(faults[name]) : null,
    onChange: ({ target }: { target: { value: string } }) =>
      tryWords({ [name]: target.value, ...(name === 'price' ? { currency } : {}) }),
  })
  return (
    <form ref={form} className={classes['form']} onSubmit={ask} noValidate>
      <div className={classes['row']}>
        <TextInput
          label={t('tryout.name')}
          placeholder={t('tryout.nameHint')}
          maxLength={limits.productNameMax}
          {...field('name')}
        />
        <TextInput
          label={t('tryout.price')}
          placeholder={t('tryout.priceHint')}
          inputMode="decimal"
          autoComplete="off"
          rightSection={currency}
          rightSectionWidth="3.5rem"
          {...field('price')}
        />
      </div>
      <Textarea
        label={t('tryout.info')}
        placeholder={t('tryout.infoHint')}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={limits.productInfoMax}
        {...field('info')}
      />
      {lacksPhoto ? (
        <p className={classes['fault']} role="alert">
          {faultText('noPictures')}
        </p>
      ) : null}
      <Button type="submit" fullWidth loading={isBusy}>
        {t('tryout.ask')}
      </Button>
    </form>
  )
}
