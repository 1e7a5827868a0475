import type { ProjectCard as Card } from '@clipmint/contract'
import { CardActions, CardBadge, CardFacts, CardTitle } from '@clipmint/ui'
import { Lock, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { isUnderWay, stateOf } from '../status.ts'
import { useProjectActions } from './actions.tsx'
import { CardLink } from './card-link.tsx'
import { CardMenu } from './card-menu.tsx'
import { ChooseBox } from './choose-box.tsx'
import { MainAction } from './main-action.tsx'
import { Poster } from './poster.tsx'
import { StateBadge, useDaysLeft, useStateNote } from './state-words.tsx'
import type { Selection } from './use-selection.ts'

import classes from './project-card.module.css'

export type ProjectItemProps = { card: Card; selection: Selection | null }

/** A video as a card: how it stands is read in its picture. While videos are being chosen, it is a box to tick. */
export function ProjectCard({ card, selection }: ProjectItemProps) {
  const actions = useProjectActions(card)
  const picture = (
    <>
      <Poster card={card} />
      <Standing card={card} />
      <CardBadge>
        <StateBadge card={card} />
      </CardBadge>
    </>
  )
  return (
    <li className={classes['card']}>
      {selection ? (
        <ChooseBox card={card} selection={selection} className={classes['picture'] ?? ''}>
          {picture}
        </ChooseBox>
      ) : (
        <CardLink card={card} className={classes['picture']}>
          {picture}
        </CardLink>
      )}
      <CardTitle>{card.title}</CardTitle>
      <Facts card={card} />
      {selection ? null : (
        <CardActions>
          <MainAction card={card} actions={actions} />
          <CardMenu
            card={card}
            actions={actions}
            withEdit={stateOf(card) !== 'editing' && !isUnderWay(card)}
          />
        </CardActions>
      )}
    </li>
  )
}

/** Over the picture: how far the making is, why it failed, or that it is over. */
function Standing({ card }: { card: Card }) {
  const { t } = useTranslation()
  const noteOf = useStateNote()
  const state = stateOf(card)
  const { main, more } = noteOf(card)
  if (state === 'done')
    return (
      <span className={classes['play']}>
        <Play aria-hidden="true" size="1.125rem" fill="currentColor" />
      </span>
    )
  if (main === null) return null
  return (
    <span className={classes['standing']} data-state={state}>
      {state === 'rendering' ? (
        <>
          <span className={classes['figure']}>
            {card.progress}
            <small>%</small>
          </span>
          <Bar card={card} label={t('projects.progressOf', { title: card.title })} />
        </>
      ) : null}
      {state === 'expired' ? <Lock aria-hidden="true" size="1.375rem" /> : null}
      <b>{main}</b>
      {more === null ? null : <span>{more}</span>}
    </span>
  )
}

function Bar({ card, label }: { card: Card; label: string }) {
  return (
    <span
      className={classes['bar']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={card.progress}
    >
      <span style={{ width: `${card.progress}%` }} />
    </span>
  )
}

/** 9:16 · 0:15 · 4일 남음 */
export function Facts({ card }: { card: Card }) {
  const { seconds, ago } = useFormats()
  const daysLeft = useDaysLeft()
  const facts = [
    card.ratio,
    card.video ? seconds(card.video.durationMs / 1000) : null,
    daysLeft(card) ?? ago(card.updatedAt),
  ]
  return <CardFacts>{facts.filter((fact) => fact !== null).join(' · ')}</CardFacts>
}
