import type { ReactNode } from 'react'

import classes from './section.module.css'

type SectionProps = {
  id: string
  title: string
  lead?: string
  /** A switch beside the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of the first page: its heading, one line under it, and what it shows. */
export function Section({ id, title, lead, aside, children }: SectionProps) {
  return (
    <section className={classes['section']} aria-labelledby={`landing-${id}`}>
      <div className={classes['head']}>
        <div>
          <h2 id={`landing-${id}`}>{title}</h2>
          {lead === undefined ? null : <p>{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}
