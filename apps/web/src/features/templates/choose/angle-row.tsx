import type { Scenario } from '@clipmint/contract'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './angle-row.module.css'

/** What still shows of the story before the chosen one. */
const SIDE_PX = 56

type AngleRowProps = { scenarios: readonly Scenario[]; value: string; onChange: (id: string) => void }

/** The sides from which the product can be told; one is chosen. */
export function AngleRow({ scenarios, value, onChange }: AngleRowProps) {
  const { t } = useTranslation()
  const name = useId()
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('label:has(:checked)')
    // Only the row scrolls: on a phone the chosen story may lie beyond its side.
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - SIDE_PX
  }, [value])
  return (
    <fieldset ref={row} className={classes['row']}>
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
