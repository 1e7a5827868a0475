import type { ReactNode } from 'react'

import classes from './card.module.css'

type CardTitleProps = {
  children: string
  /** A card that is itself a choice holds no heading: its title is only bold. */
  as?: 'h2' | 'h3' | 'b'
  lines?: 1 | 2
}

/** The name of what a card shows; what does not fit is read by pointing at it. */
export function CardTitle({ children, as: Tag = 'h2', lines = 1 }: CardTitleProps) {
  return (
    <Tag className={classes['title']} data-lines={lines} title={children}>
      {children}
    </Tag>
  )
}

/** The quiet line under a card's title. */
export function CardFacts({ children }: { children: ReactNode }) {
  return <span className={classes['facts']}>{children}</span>
}

/** Holds a badge in the first corner of a card's picture, which is positioned. */
export function CardBadge({ children }: { children: ReactNode }) {
  return <span className={classes['badge']}>{children}</span>
}

/** The foot of a card: its one action by name, as wide as it can be, and the menu of the others. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={classes['actions']}>{children}</div>
}
