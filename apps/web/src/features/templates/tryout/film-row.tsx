import { allowanceOf } from '@clipmint/contract'
import { Button, Skeleton } from '@mantine/core'
import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useSignedIn } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { FILMS } from './choose-three.ts'
import type { Previewed, useThreeFilms } from './compose-three.ts'
import { FilmCard } from './film-card.tsx'

import classes from './tryout.module.css'

/** What an account without a plan makes each month. */
const freeVideos = allowanceOf(0).rendersPerMonth

type FilmRowProps = {
  films: ReturnType<typeof useThreeFilms>
  isMoving: boolean
  onMove: () => void
  /** Null where a film cannot be kept: the sample's. */
  onKeep: ((film: Previewed) => void) | null
}

/** The films side by side; on a phone a row to swipe, of which the one in the middle plays. */
export function FilmRow({ films: { data, error, refetch }, isMoving, onMove, onKeep }: FilmRowProps) {
  const { t } = useTranslation()
  const signedIn = useSignedIn()
  if (error && !data) return <FailureNote error={error} onRetry={() => void refetch()} />
  const angles = new Set(data?.map(({ spoken }) => spoken.id)).size
  return (
    <section aria-labelledby="tryout-films">
      <div className={classes['head']}>
        <h2 id="tryout-films" className={classes['title']}>
          {t('tryout.films')}
        </h2>
        <Button
          size="xs"
          variant="default"
          leftSection={
            isMoving ? <Pause size="1rem" aria-hidden="true" /> : <Play size="1rem" aria-hidden="true" />
          }
          onClick={onMove}
        >
          {t(isMoving ? 'tryout.stopAll' : 'tryout.playAll')}
        </Button>
      </div>
      {/* A phone scrolls this row, and what scrolls must be within the keyboard's reach. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes['films']} role="group" aria-labelledby="tryout-films" tabIndex={0}>
        {data
          ? data.map((film) => (
              <FilmCard
                key={film.card._id}
                film={film}
                isMoving={isMoving}
                onKeep={onKeep && (() => onKeep(film))}
              />
            ))
          : Array.from({ length: FILMS }, (_, index) => (
              <Skeleton key={index} className={classes['waiting'] ?? ''} radius="md" />
            ))}
      </div>
      {data && angles < FILMS ? <p className={classes['hint']}>{t('tryout.sayMore')}</p> : null}
      {onKeep ? (
        <p className={classes['hint']}>
          {signedIn ? t('tryout.keepNoteMember') : t('tryout.keepNote', { count: freeVideos })}
        </p>
      ) : null}
    </section>
  )
}
