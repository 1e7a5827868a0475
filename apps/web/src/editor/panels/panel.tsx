import type { ReactNode } from 'react'

import classes from './panel.module.css'

/** A tool's panel: its name, one line that says what it is for, its content under it. */
export function Panel({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className={classes['panel']} aria-label={title}>
      <header className={classes['head']}>
        <h2>{title}</h2>
        {hint ? <p>{hint}</p> : null}
      </header>
      <div className={classes['body']}>{children}</div>
    </section>
  )
}
