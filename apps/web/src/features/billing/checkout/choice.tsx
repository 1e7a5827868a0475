import { type ReactNode, useId } from 'react'

import classes from './choice.module.css'

/** Things of which one is chosen, or some, under what they are. */
export function ChoiceGroup({
  label,
  note,
  children,
}: {
  label: string
  note?: string
  children: ReactNode
}) {
  return (
    <fieldset className={classes['group']}>
      <legend>{label}</legend>
      {note === undefined ? null : <p className={classes['note']}>{note}</p>}
      <div className={classes['choices']}>{children}</div>
    </fieldset>
  )
}

type ChoiceProps = {
  type: 'radio' | 'checkbox'
  /** Radios of one name exclude one another. */
  name: string
  checked: boolean
  title: ReactNode
  text?: ReactNode
  /** At the other end of the line: a price. */
  aside?: ReactNode
  onChange: (isChecked: boolean) => void
}

/** One of them, pressed anywhere. */
export function Choice({ type, name, checked, title, text, aside, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <label className={classes['choice']} htmlFor={id} data-checked={checked}>
      <input
        id={id}
        type={type}
        name={name}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={classes['words']}>
        <b>{title}</b>
        {text === undefined || text === null ? null : <span>{text}</span>}
      </span>
      {aside === undefined ? null : <span className={classes['aside']}>{aside}</span>}
    </label>
  )
}
