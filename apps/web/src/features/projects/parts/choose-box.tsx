import type { ProjectCard } from '@clipmint/contract'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { Selection } from './use-selection.ts'

import classes from './choose-box.module.css'

type ChooseBoxProps = { card: ProjectCard; selection: Selection; className: string; children: ReactNode }

/** A video's picture as a box to tick: all of it is the target. */
export function ChooseBox({ card, selection, className, children }: ChooseBoxProps) {
  const { t } = useTranslation()
  const isChosen = selection.has(card._id)
  return (
    <label className={`${className} ${classes['choose'] ?? ''}`} data-chosen={isChosen}>
      {children}
      <Checkbox
        className={classes['box'] ?? ''}
        size="md"
        aria-label={t('projects.chooseOne', { title: card.title })}
        checked={isChosen}
        onChange={() => selection.toggle(card._id)}
      />
    </label>
  )
}
