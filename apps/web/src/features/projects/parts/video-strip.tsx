import type { ProjectCard } from '@clipmint/contract'
import { CardBadge, CardTitle } from '@clipmint/ui'
import type { ReactNode } from 'react'

import { CardLink } from './card-link.tsx'
import { Poster } from './poster.tsx'
import { StateBadge } from './state-words.tsx'

import classes from './video-strip.module.css'

/** What a way from a video has to show, and of which it is. */
export type VideoWay = { card: ProjectCard; className: string | undefined; children: ReactNode }

type VideoStripProps = {
  list: readonly ProjectCard[]
  /** What a press on a video leads to; where it is seen best unless told otherwise. */
  link?: (way: VideoWay) => ReactNode
  /** What is said of each upon its picture; how it stands unless told otherwise. */
  badge?: (card: ProjectCard) => ReactNode
}

/** Videos side by side, each leading somewhere. */
export function VideoStrip({
  list,
  link = (way) => <CardLink {...way} />,
  badge = (card) => <StateBadge card={card} />,
}: VideoStripProps) {
  return (
    <ul className={classes['strip']}>
      {list.map((card) => (
        <li key={card._id}>
          {link({
            card,
            className: classes['video'],
            children: (
              <>
                <span className={classes['picture']}>
                  <Poster card={card} />
                  <Upon>{badge(card)}</Upon>
                </span>
                <CardTitle as="b" lines={2}>
                  {card.title}
                </CardTitle>
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  )
}

/** Nothing at all where there is nothing to say. */
function Upon({ children }: { children: ReactNode }) {
  return children ? <CardBadge>{children}</CardBadge> : null
}
