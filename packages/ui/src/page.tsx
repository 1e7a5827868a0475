import type { ReactNode } from 'react'

import classes from './page.module.css'

/** The fixed frame of a page: 1200 px of content, centred, with the site's gutters. `narrow` is for forms. */
export function Page({
  children,
  width = 'wide',
}: {
  children: ReactNode
  width?: 'wide' | 'form' | 'narrow'
}) {
  return (
    <div className={classes['page']} data-width={width}>
      {children}
    </div>
  )
}

type PageHeadProps = {
  title: ReactNode
  /** One calm line under the title. */
  lead?: ReactNode
  /** The one main action of the page, and at most one quiet one beside it. */
  actions?: ReactNode
}

/** The head of a page: its h1, a line that says where things stand, and its action. */
export function PageHead({ title, lead, actions }: PageHeadProps) {
  return (
    <div className={classes['head']}>
      <div className={classes['words']}>
        <h1 className={classes['title']}>{title}</h1>
        {lead ? <p className={classes['lead']}>{lead}</p> : null}
      </div>
      {actions ? <div className={classes['actions']}>{actions}</div> : null}
    </div>
  )
}

/** Holds the one main button of a screen at the foot of a phone; on wider screens it stays where it is written. */
export function FixedBar({ children }: { children: ReactNode }) {
  return (
    <div className={classes['bar']} data-fixed-bar>
      <div className={classes['barInner']}>{children}</div>
    </div>
  )
}
