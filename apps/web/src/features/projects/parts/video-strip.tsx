import type { ProjectCard } from '@clipmint/contract'
import { CardBadge, CardTitle } from '@clipmint/ui'

import { CardLink } from './card-link.tsx'
import { Poster } from './poster.tsx'
import { StateBadge } from './state-words.tsx'

import classes from './video-strip.module.css'

/** A few videos in one line, each leading to where it is seen best. */
export function VideoStrip({ list }: { list: readonly ProjectCard[] }) {
  return (
    <ul className={classes['strip']}>
      {list.map((card) => (
        <li key={card._id}>
          <CardLink card={card} className={classes['video']}>
            <span className={classes['picture']}>
              <Poster card={card} />
              <CardBadge>
                <StateBadge card={card} />
              </CardBadge>
            </span>
            <CardTitle as="b">{card.title}</CardTitle>
          </CardLink>
        </li>
      ))}
    </ul>
  )
}
