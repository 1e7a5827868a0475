import { purposes, targetAges, targetGenders, Tone } from '@clipmint/contract'
import { type LanguageCode, languageCodes } from '@clipmint/kit'
import { Chip, Group, Input, Select } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

import type { FormValues } from './values.ts'

import classes from './product-form.module.css'

export type MoreValues = Pick<FormValues, 'purpose' | 'tone' | 'gender' | 'ages'> & {
  language: LanguageCode
}

type MoreFieldsProps = {
  values: MoreValues
  /** What ties a field to its form. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the form's own function, whose props fit any field
  field: (name: keyof MoreValues) => any
}

/** What is decided well already: purpose, language, for whom, in which tone. Folded, with what stands now in its line. */
export function MoreFields({ values, field }: MoreFieldsProps) {
  const { t } = useTranslation()
  const { purpose, language, tone } = values
  return (
    <details className={classes['more']}>
      <summary>
        <b>{t('products.more')}</b>
        <span>
          {t(`products.purpose_${purpose}`)} · {t(`products.language_${language}`)} ·{' '}
          {t(`products.tone_${tone}`)}
        </span>
        <ChevronDown aria-hidden="true" size="1.25rem" />
      </summary>
      <div className={classes['moreBody']}>
        <div className={classes['pair']}>
          <Select
            label={t('products.purpose')}
            data={purposes.map((value) => ({ value, label: t(`products.purpose_${value}`) }))}
            {...field('purpose')}
          />
          <Select
            label={t('products.language')}
            data={languageCodes.map((value) => ({ value, label: t(`products.language_${value}`) }))}
            {...field('language')}
          />
        </div>
        <Choices label={t('products.tone')}>
          <Chip.Group {...field('tone')}>
            {Tone.options.map((value) => (
              <Chip key={value} value={value}>
                {t(`products.tone_${value}`)}
              </Chip>
            ))}
          </Chip.Group>
        </Choices>
        <Choices label={t('products.gender')}>
          <Chip.Group {...field('gender')}>
            {targetGenders.map((value) => (
              <Chip key={value} value={value}>
                {t(`products.gender_${value}`)}
              </Chip>
            ))}
          </Chip.Group>
        </Choices>
        <Choices label={t('products.ages')} note={t('products.agesNote')}>
          <Chip.Group multiple {...field('ages')}>
            {targetAges.map((value) => (
              <Chip key={value} value={value}>
                {t(`products.age_${value}`)}
              </Chip>
            ))}
          </Chip.Group>
        </Choices>
      </div>
    </details>
  )
}

function Choices({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <Input.Label id={id} labelElement="div">
        {label}
      </Input.Label>
      {note ? <Input.Description mb="xs">{note}</Input.Description> : null}
      <Group gap="xs">{children}</Group>
    </div>
  )
}
