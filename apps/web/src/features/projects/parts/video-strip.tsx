import type { ProjectCard } from '@clipmint/contract'
import { CardBadge, CardTitle } from '@clipmint/ui'
import type { ComponentType, ReactNode } from 'react'

import { CardLink } from './card-link.tsx'
import { Poster } from './poster.tsx'
import { StateBadge } from './state-words.tsx'

import classes from './video-strip.module.css'

type VideoStripProps = {
  list: readonly ProjectCard[]
  /** What a press on a video leads to; where it is seen best unless told otherwise. */
  link?: ComponentType<{ card: ProjectCard; className?: string | undefined; children: ReactNode }>
  /** Whether each says how it stands: there is nothing to say where all are finished. */
  hasState?: boolean
}

/** Videos side by side, each leading somewhere. */
export function VideoStrip({ list, link: CardWay = CardLink, hasState = true }: VideoStripProps) {
  return (
    <ul className={classes['strip']}>
      {list.map((card) => (
        <li key={card._id}>
          <CardWay card={card} className={classes['video']}>
            <span className={classes['picture']}>
              <Poster card={card} />
              {hasState ? (
                <CardBadge>
                  <StateBadge card={card} />
                </CardBadge>
              ) : null}
            </span>
            <CardTitle as="b" lines={2}>
              {card.title}
            </CardTitle>
          </CardWay>
        </li>
      ))}
    </ul>
  )
}
