import type { SharedPreview } from '@clipmint/contract'
import { createPictureLibrary } from '@clipmint/engine/browser'
import { sceneMoment } from '@clipmint/film'
import { admitOwnMusic } from '@clipmint/music'
import { PlayerBar } from '@clipmint/ui'
import { type CSSProperties, useEffect, useRef, useState } from 'react'

import { Playback } from '../../../player/playback.ts'
import { urlFrom } from '../../../player/shown.ts'
import { usePlayerWords } from '../../../player/use-player-words.ts'
import { sharedFilm, sharedMusic } from './shared-film.ts'

import classes from './shared-player.module.css'

/** No screen shows it larger. */
const LONGEST_SIDE = 1920

/** The video of a link, played live; it stands at its best first moment until it is begun. */
export function SharedPlayer({ preview }: { preview: SharedPreview }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [playback] = useState(() => createPlayback(preview))
  const words = usePlayerWords()
  const { film } = playback
  useEffect(() => (canvas.current ? playback.attach(canvas.current) : undefined), [playback])
  return (
    <div
      className={classes['player']}
      style={
        { '--ratio': film.ratio.replace(':', ' / '), '--wide': film.width / film.height } as CSSProperties
      }
    >
      {/* A click on the picture is a shortcut; the button below is the way for everyone. */}
      <canvas
        ref={canvas}
        className={classes['screen']}
        onClick={() => playback.toggle()}
        role="img"
        aria-label={preview.title}
      />
      <div className={classes['bar']}>
        <PlayerBar player={playback} durationMs={film.durationMs} fps={film.fps} words={words} />
      </div>
    </div>
  )
}

function createPlayback(preview: SharedPreview): Playback {
  admitOwnMusic(sharedMusic(preview))
  const { film, files } = sharedFilm(preview)
  const first = film.scenes[0]
  return new Playback(film, {
    urlOf: urlFrom(() => files),
    library: createPictureLibrary(LONGEST_SIDE),
    startMs: first ? (sceneMoment(film, first.id) ?? 0) : 0,
    isMuted: false,
  })
}
