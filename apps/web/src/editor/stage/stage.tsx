import { slotAt } from '@clipmint/editor'
import { type CSSProperties, type DragEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { usePlaceDropped } from '../media/use-place-dropped.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { CompareLayer } from '../versions/compare-layer.tsx'
import { useComparing } from '../versions/comparing.ts'
import { Overlays, SlowBadge } from './overlays.tsx'
import { SlotLayer } from './slot-layer.tsx'
import { StageOptions } from './stage-options.tsx'
import { useFilm, usePlayback, usePlaybackState } from './use-playback.ts'

import classes from './stage.module.css'

/** The video on its stage: what is seen can be pressed, and a file dropped on a picture takes its place. */
export function Stage({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const playback = usePlayback()
  const { version: compared } = useComparing()
  const isPlaying = usePlaybackState((state) => state.isPlaying)
  const title = useEditorState(({ work }) => work.title)
  const film = useFilm()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { isOver, ...drop } = usePlaceDropped((event) => {
    const slotId = slotAt(film, editor.slots, playback.state.timeMs, pointOf(event, film.width))
    return slotId !== null && editor.slots.get(slotId)?.kind === 'media' ? slotId : null
  })
  useEffect(() => (canvas.current ? playback.attach(canvas.current) : undefined), [playback])
  return (
    <div
      className={classes['room']}
      onPointerDown={(event) => event.target === event.currentTarget && editor.select(null)}
    >
      <div
        className={classes['frame']}
        style={{ '--w': film.width, '--h': film.height } as CSSProperties}
        data-over={isOver || undefined}
        {...(isLocked ? {} : drop)}
      >
        {/* Taps on a playing video only stop it: what moves cannot be chosen. */}
        <canvas
          ref={canvas}
          className={classes['canvas']}
          role="img"
          aria-label={t('editor.stageLabel', { title })}
          onClick={() => (isPlaying || isLocked ? playback.toggle() : editor.select(null))}
        />
        {compared || isLocked ? null : <Overlays film={film} />}
        <SlowBadge />
        {compared ? (
          <CompareLayer version={compared} />
        ) : isPlaying || isLocked ? null : (
          <SlotLayer film={film} />
        )}
      </div>
      {isLocked || compared ? null : <StageOptions />}
    </div>
  )
}

/** Where on the frame an event is, in the film's pixels. */
function pointOf(event: DragEvent, filmWidth: number): { x: number; y: number } {
  const box = event.currentTarget.getBoundingClientRect()
  const scale = filmWidth / box.width
  return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale }
}
