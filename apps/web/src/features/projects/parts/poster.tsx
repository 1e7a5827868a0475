import type { ProjectCard } from '@clipmint/contract'
import { Suspense, useRef } from 'react'

import { useIsNear } from '../../../app/on-screen.ts'
import { ProjectStill } from '../../templates/index.ts'
import { useContentOf } from '../queries.ts'
import { stateOf } from '../status.ts'

import classes from './poster.module.css'

/** A video's picture: the finished file's own first frame, or the work as it is now, drawn by the engine. */
export function Poster({ card }: { card: ProjectCard }) {
  const state = stateOf(card)
  const isOver = state === 'done' || state === 'expired' || state === 'trash'
  return (
    <span className={classes['poster']} data-state={state}>
      {card.ratio === '9:16' || card.posterUrl === null ? null : (
        <img className={classes['back']} src={card.posterUrl} alt="" loading="lazy" />
      )}
      <span className={classes['frame']} style={{ aspectRatio: card.ratio.replace(':', ' / ') }}>
        {card.posterUrl === null ? null : <img src={card.posterUrl} alt="" loading="lazy" />}
        {card.video === null || !isOver ? <WorkNow card={card} /> : null}
      </span>
    </span>
  )
}

function WorkNow({ card }: { card: ProjectCard }) {
  const root = useRef<HTMLSpanElement>(null)
  const isNear = useIsNear(root)
  const { data: project } = useContentOf(card, isNear)
  return (
    <span ref={root} className={classes['now']}>
      {project && isNear ? (
        <Suspense>
          <ProjectStill project={project} />
        </Suspense>
      ) : null}
    </span>
  )
}
