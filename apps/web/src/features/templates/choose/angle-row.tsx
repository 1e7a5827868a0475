import type { Scenario } from '@clipmint/contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './angle-row.module.css'

type AngleRowProps = { scenarios: readonly Scenario[]; value: string; onChange: (id: string) => void }

/** The sides from which the product can be told; one is chosen. */
export function AngleRow({ scenarios, value, onChange }: AngleRowProps) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className={classes['row']}>
      <legend className={classes['legend']}>{t('templates.angles')}</legend>
      {scenarios.map(({ id, title, summary }) => (
        <label key={id} className={classes['angle']}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
            className={classes['radio']}
          />
          <b>{title}</b>
          <span>{summary}</span>
        </label>
      ))}
    </fieldset>
  )
}
