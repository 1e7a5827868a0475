import { type ReactNode, useId } from 'react'

import classes from './section.module.css'

type SectionProps = { id?: string; title: string; lead?: string; children: ReactNode }

/** A section of /pricing: its heading, one line under it, and what it shows. */
export function Section({ id, title, lead, children }: SectionProps) {
  const heading = useId()
  return (
    <section {...(id === undefined ? {} : { id })} className={classes['section']} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {lead === undefined ? null : <p className={classes['lead']}>{lead}</p>}
      <div className={classes['body']}>{children}</div>
    </section>
  )
}
