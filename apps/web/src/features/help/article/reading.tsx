import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'

import classes from './reading.module.css'

/** An article with its list of contents beside it. */
export function Reading({ contents, children }: { contents: ReactNode; children: ReactNode }) {
  return (
    <div className={classes['reading']}>
      <div className={classes['beside']}>{contents}</div>
      <div className={classes['text']}>{children}</div>
    </div>
  )
}

/** Where an article will be. */
export function ReadingSkeleton() {
  return (
    <div className={classes['waiting']} aria-hidden="true">
      {['40%', '100%', '92%', '96%', '60%', '100%', '88%'].map((width, at) => (
        <Skeleton key={at} height={at === 0 ? '1.5rem' : '1rem'} width={width} />
      ))}
    </div>
  )
}
