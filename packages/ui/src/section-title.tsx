import type { ReactNode } from 'react'

import classes from './section-title.module.css'

type SectionTitleProps = {
  children: ReactNode
  /** A quiet line under it. */ note?: ReactNode
  aside?: ReactNode
  order?: 2 | 3
}

/** The head of a section, with what belongs to it at the other end of the line. */
export function SectionTitle({ children, note, aside, order = 2 }: SectionTitleProps) {
  const Heading = order === 2 ? 'h2' : 'h3'
  return (
    <div className={classes['row']}>
      <div>
        <Heading className={classes['title']}>{children}</Heading>
        {note ? <p className={classes['note']}>{note}</p> : null}
      </div>
      {aside ? <div className={classes['aside']}>{aside}</div> : null}
    </div>
  )
}
