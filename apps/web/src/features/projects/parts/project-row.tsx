import { ProgressBar } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { isUnderWay, stateOf } from '../status.ts'
import { useProjectActions } from './actions.tsx'
import { CardLink } from './card-link.tsx'
import { CardMenu } from './card-menu.tsx'
import { ChooseBox } from './choose-box.tsx'
import { MainAction } from './main-action.tsx'
import { Poster } from './poster.tsx'
import { Facts, type ProjectItemProps } from './project-card.tsx'
import { StateBadge, useStateNote } from './state-words.tsx'

import classes from './project-row.module.css'

/** A video as a row of a phone's list: a small picture, its words beside it. */
export function ProjectRow({ card, selection }: ProjectItemProps) {
  const { t } = useTranslation()
  const noteOf = useStateNote()
  const actions = useProjectActions(card)
  const { main, more } = noteOf(card)
  const state = stateOf(card)
  const picture = (
    <span className={classes['frame']} style={{ aspectRatio: card.ratio.replace(':', ' / ') }}>
      <Poster card={card} />
    </span>
  )
  return (
    <li className={classes['row']}>
      {selection ? (
        <ChooseBox card={card} selection={selection} className={classes['picture'] ?? ''}>
          {picture}
        </ChooseBox>
      ) : (
        <CardLink card={card} className={classes['picture']} label={card.title}>
          {picture}
        </CardLink>
      )}
      <div className={classes['words']}>
        <StateBadge card={card} />
        <h2 className={classes['title']}>{card.title}</h2>
        {state === 'rendering' ? (
          <ProgressBar
            label={t('projects.progressOf', { title: card.title })}
            percent={card.progress}
            size="tall"
          />
        ) : null}
        {main === null ? (
          <Facts card={card} />
        ) : (
          <p className={classes['note']}>{[main, more].filter((note) => note !== null).join(' · ')}</p>
        )}
        {selection ? null : (
          <div className={classes['actions']}>
            <MainAction card={card} actions={actions} />
          </div>
        )}
      </div>
      {selection ? null : (
        <CardMenu card={card} actions={actions} withEdit={state !== 'editing' && !isUnderWay(card)} />
      )}
    </li>
  )
}
