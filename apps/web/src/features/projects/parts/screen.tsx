import type { Project } from '@clipmint/contract'
import { frameSize } from '@clipmint/film'
import { ProgressBar } from '@clipmint/ui'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'

import { isUnderWay, stateOf } from '../status.ts'
import { Poster } from './poster.tsx'
import { StateBadge, useStateNote } from './state-words.tsx'

import classes from './screen.module.css'

/** The finished video, ready to play; until then its picture with how far the making is. */
export function Screen({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { video, ratio, title } = project
  const { width, height } = frameSize[ratio]
  const style = { '--shape': width / height } as CSSProperties
  if (video && !isUnderWay(project)) {
    return (
      <div className={classes['stage']}>
        {/* The words are part of the picture, and its sound is music. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          key={video.url}
          className={classes['video']}
          style={style}
          src={video.url}
          poster={video.posterUrl}
          controls
          controlsList={video.downloadUrl === null ? 'nodownload' : undefined}
          playsInline
          preload="metadata"
          aria-label={t('projects.player', { title })}
        />
      </div>
    )
  }
  return (
    <div className={classes['stage']}>
      <div className={classes['making']} style={style}>
        <Poster card={project} />
        <Making project={project} />
      </div>
    </div>
  )
}

function Making({ project }: { project: Project }) {
  const { t } = useTranslation()
  const noteOf = useStateNote()
  const { main, more } = noteOf(project)
  const percent = stateOf(project) === 'rendering' ? project.progress : null
  return (
    <div className={classes['words']}>
      <StateBadge card={project} />
      {isUnderWay(project) ? (
        <ProgressBar
          label={t('projects.progressOf', { title: project.title })}
          percent={percent}
          size="tall"
          stage={main}
          detail={more}
        />
      ) : (
        <p>{[main, more].filter((note) => note !== null).join(' · ')}</p>
      )}
    </div>
  )
}
