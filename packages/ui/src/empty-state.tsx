import type { ReactNode } from 'react'

import { emptyPictures, type EmptyPicture } from './empty-pictures.tsx'

import classes from './empty-state.module.css'

type EmptyStateProps = {
  picture: EmptyPicture
  /** One sentence that says what this place is for. */
  title: ReactNode
  text?: ReactNode
  /** One button: the way to fill it. */
  action?: ReactNode
  /** The heading level that fits the page; 1 when the state is the whole page. */
  order?: 1 | 2 | 3
}

/** An empty place that teaches: one picture, one sentence, one button. */
export function EmptyState({ picture, title, text, action, order = 2 }: EmptyStateProps) {
  const Picture = emptyPictures[picture]
  const Heading = `h${order}` as const
  return (
    <div className={classes['state']}>
      <Picture />
      <Heading className={classes['title']}>{title}</Heading>
      {text ? <p className={classes['text']}>{text}</p> : null}
      {action ? <div className={classes['action']}>{action}</div> : null}
    </div>
  )
}
