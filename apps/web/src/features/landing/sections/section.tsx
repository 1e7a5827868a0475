import type { ReactNode } from 'react'

import classes from './section.module.css'

type SectionProps = { id: string; title: string; lead?: string; children: ReactNode }

/** A section of the first page: its heading, one line under it, and what it shows. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section className={classes['section']} aria-labelledby={`landing-${id}`}>
      <div className={classes['head']}>
        <h2 id={`landing-${id}`}>{title}</h2>
        {lead === undefined ? null : <p>{lead}</p>}
      </div>
      {children}
    </section>
  )
}
