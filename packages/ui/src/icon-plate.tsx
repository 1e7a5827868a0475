import type { ReactNode } from 'react'

import classes from './icon-plate.module.css'

/** The plate of an icon at the head of a notice. */
export function IconPlate({ children }: { children: ReactNode }) {
  return <span className={classes['plate']}>{children}</span>
}
