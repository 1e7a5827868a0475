import { Button, VisuallyHidden } from '@mantine/core'
import { type LucideIcon, Undo2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './words-fields.module.css'

/** Something that helps to fill a field: its button, and what opens under it. */
export type WordsHelp = {
  id: string
  name: string
  icon: LucideIcon
  panel: (close: () => void) => ReactNode
}

type WordsHelpsProps = {
  helps: readonly WordsHelp[]
  /** Brings back what stood in the field before; null where nothing was replaced. */
  onUndo: (() => void) | null
}

/** The helps of a field side by side; one is open at a time. */
export function WordsHelps({ helps, onUndo }: WordsHelpsProps) {
  const { t } = useTranslation()
  const [row, panel] = [useId(), useId()]
  const [open, setOpen] = useState<string | null>(null)
  const shown = helps.find(({ id }) => id === open)
  const focusOn = (id: string | null) =>
    document
      .getElementById(row)
      ?.querySelector<HTMLElement>(id === null ? 'button' : `[data-help="${id}"]`)
      ?.focus()
  const close = () => {
    focusOn(open)
    setOpen(null)
  }
  return (
    <>
      <div id={row} className={classes['helps']}>
        {helps.map(({ id, name, icon: Icon }) => (
          <Button
            key={id}
            size="xs"
            variant={id === open ? 'light' : 'subtle'}
            leftSection={<Icon aria-hidden="true" size="1rem" />}
            data-help={id}
            aria-expanded={id === open}
            aria-controls={id === open ? panel : undefined}
            onClick={() => setOpen(id === open ? null : id)}
          >
            {name}
          </Button>
        ))}
        {onUndo ? (
          <Button
            size="xs"
            variant="subtle"
            leftSection={<Undo2 aria-hidden="true" size="1rem" />}
            onClick={() => {
              focusOn(open)
              onUndo()
            }}
          >
            {t('reservations.undo')}
          </Button>
        ) : null}
      </div>
      <VisuallyHidden role="status">{onUndo ? t('reservations.replaced') : ''}</VisuallyHidden>
      {shown ? <div id={panel}>{shown.panel(close)}</div> : null}
    </>
  )
}
