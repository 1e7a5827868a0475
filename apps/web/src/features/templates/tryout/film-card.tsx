import { PlaySwitch } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useIsInSight } from '../../../app/on-screen.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { FilmPlay } from '../preview/film-play.tsx'
import { FilmStill } from '../preview/film-still.tsx'
import type { Previewed } from './compose-three.ts'

import classes from './tryout.module.css'

type FilmCardProps = { film: Previewed; isMoving: boolean; onKeep: (() => void) | null }

/** One of the films: it plays while it is in sight, and can be stopped, played alone, and kept. */
export function FilmCard({ film: { card, film, spoken }, isMoving, onKeep }: FilmCardProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const picture = useRef<HTMLDivElement>(null)
  const isInSight = useIsInSight(picture)
  // What all films do, until this one is told otherwise.
  const [wish, setWish] = useState<{ plays: boolean; over: boolean } | null>(null)
  const plays = wish?.over === isMoving ? wish.plays : isMoving
  return (
    <figure className={classes['film']} data-playing={plays && isInSight}>
      <div ref={picture} className={classes['picture']}>
        <FilmStill film={film} />
        {plays && isInSight ? <FilmPlay film={film} /> : null}
        <PlaySwitch
          isOn={plays}
          label={t(plays ? 'tryout.stop' : 'tryout.play', { title: spoken.title })}
          onToggle={() => setWish({ plays: !plays, over: isMoving })}
        />
      </div>
      <figcaption className={classes['caption']}>
        <b>{spoken.title}</b>
        <span>
          {card.title[language]} · {t('templates.seconds', { count: Math.round(film.durationMs / 1000) })}
        </span>
      </figcaption>
      {onKeep ? (
        <Button
          variant="default"
          size="sm"
          fullWidth
          aria-label={t('tryout.keepNamed', { title: spoken.title, template: card.title[language] })}
          onClick={onKeep}
        >
          {t('tryout.keep')}
        </Button>
      ) : null}
    </figure>
  )
}
