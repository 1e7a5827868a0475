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
  /** Whether each says how it stands: there is nothing to say where all are finished. */
  hasState?: boolean
}

/** Videos side by side, each leading somewhere. */
export function VideoStrip({
  list,
  link = (way) => <CardLink {...way} />,
  hasState = true,
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
                  {hasState ? (
                    <CardBadge>
                      <StateBadge card={card} />
                    </CardBadge>
                  ) : null}
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
