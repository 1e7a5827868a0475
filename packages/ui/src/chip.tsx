import type { ReactNode } from 'react'

import classes from './chip.module.css'

type ChipsProps = {
  /** What is being chosen, for those who do not see the row. */
  label: string
  children: ReactNode
}

/** A row of chips, which goes on in the next line where it is full. */
export function Chips({ label, children }: ChipsProps) {
  return (
    <div className={classes['chips']} role="group" aria-label={label}>
      {children}
    </div>
  )
}

type ChipProps = {
  children: string
  isChosen: boolean
  /** Its name where its word alone does not say what it belongs to. */
  label?: string
  isDisabled?: boolean
  onClick: () => void
}

/** A word that is chosen by pressing it; what cannot be chosen is struck through. */
export function Chip({ children, isChosen, label, isDisabled = false, onClick }: ChipProps) {
  return (
    <button
      type="button"
      className={classes['chip']}
      aria-pressed={isChosen}
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
