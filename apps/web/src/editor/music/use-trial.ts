import { warmMusic } from '@clipmint/engine/browser'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { showable } from '../../player/shown.ts'
import { timers } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { usePlayback } from '../stage/use-playback.ts'
import { Trial } from './trial.ts'

/** Trials of other music under the video, for as long as the panel stands. */
export function useTrial(): { trial: Trial; playing: string | null } {
  const playback = usePlayback()
  const { editor, assets } = useSession()
  const [trial] = useState(
    () =>
      new Trial({
        playback,
        filmWith: (music) => showable(editor.filmWithMusic(music), assets.byId),
        film: () => showable(editor.film(), assets.byId),
        timers,
      }),
  )
  useEffect(warmMusic, [])
  useEffect(() => {
    let { work } = editor.state
    const stopListening = editor.subscribe(() => {
      if (editor.state.work !== work) trial.letGo()
      work = editor.state.work
    })
    return () => {
      stopListening()
      trial.stop()
    }
  }, [editor, trial])
  const playing = useSyncExternalStore(
    (listener) => trial.subscribe(listener),
    () => trial.playing,
  )
  return { trial, playing }
}
