import type { SharedPreview } from '@clipmint/contract'
import { createPictureLibrary } from '@clipmint/engine/browser'
import { sceneMoment } from '@clipmint/film'
import { admitOwnMusic } from '@clipmint/music'
import { useState } from 'react'

import { Playback } from '../../../player/playback.ts'
import { PlayerScreen } from '../../../player/player-screen.tsx'
import { urlFrom } from '../../../player/shown.ts'
import { sharedFilm, sharedMusic } from './shared-film.ts'

import classes from './shared-player.module.css'

/** No screen shows it larger. */
const LONGEST_SIDE = 1920

/** The video of a link, played live; it stands at its best first moment until it is begun. */
export function SharedPlayer({ preview }: { preview: SharedPreview }) {
  const [playback] = useState(() => createPlayback(preview))
  return (
    <PlayerScreen
      playback={playback}
      film={playback.film}
      title={preview.title}
      className={classes['player']}
    />
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
