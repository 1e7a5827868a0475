import { createPictureLibrary } from '@clipmint/engine/browser'
import { type Film, type Ratio, sceneMoment } from '@clipmint/film'
import { clamp } from '@clipmint/kit'
import { type PlayerState, usePlayerState } from '@clipmint/ui'
import { createContext, use, useEffect, useMemo, useState } from 'react'
import { z } from 'zod'

import { kept } from '../../app/kept.ts'
import { Playback } from '../../player/playback.ts'
import { showable, urlFrom } from '../../player/shown.ts'
import type { Timeline } from '../../player/timeline.ts'
import { readPreferences } from '../session/preferences.ts'
import type { Session } from '../session/session.ts'
import { useAssets, useEditorState, useSession } from '../session/use-session.ts'

const muted = kept('clipmint.editor.muted', z.boolean(), false)

const PlaybackContext = createContext<Playback | null>(null)
export const PlaybackProvider = PlaybackContext.Provider

/** The preview; only inside the editor. */
export function usePlayback(): Playback {
  const playback = use(PlaybackContext)
  if (!playback) throw new Error('This part stands only inside the editor.')
  return playback
}

/** What `pick` gives of the preview's state, anew whenever that changes. */
export function usePlaybackState<T>(pick: (state: PlayerState) => T): T {
  return usePlayerState(usePlayback(), pick)
}

/** When the scenes play. Parts that show no more than this stay as they are while words are typed. */
export function useTimeline(): Timeline {
  const playback = usePlayback()
  return usePlaybackState(() => playback.timeline)
}

/** The scene on the stage. */
export function useSceneOnStage(): string {
  const playback = usePlayback()
  return usePlaybackState(() => playback.sceneId)
}

/** The film as it can be shown now, in the ratio in hand or another. */
export function useFilm(ratio?: Ratio): Film {
  const { editor } = useSession()
  const assets = useAssets()
  const work = useEditorState((state) => state.tried ?? state.work)
  const files = useEditorState((state) => state.files)
  const brand = useEditorState((state) => state.brand)
  return useMemo(
    () => showable(editor.film(ratio), assets),
    // The editor composes from exactly these.
    // oxlint-disable-next-line react/exhaustive-deps
    [editor, work, files, brand, assets, ratio],
  )
}

/** Shows another film on the stage until the next edit; null shows the video as it is again. */
export function useTryFilm(): (film: Film | null) => void {
  const { editor, assets } = useSession()
  const playback = usePlayback()
  return (film) => playback.show(showable(film ?? editor.film(), assets.byId))
}

/** A preview of a session that follows its edits. */
export function useCreatePlayback(session: Session): Playback {
  const { editor, assets } = session
  const [playback] = useState(() => {
    const film = showable(editor.film(), assets.byId)
    const first = film.scenes[0]
    return new Playback(film, {
      urlOf: urlFrom(() => assets.byId),
      library: createPictureLibrary(longestSide()),
      startMs: first ? (sceneMoment(film, first.id) ?? 0) : 0,
      isMuted: muted.read(),
      onMuted: muted.write,
      loops: () => readPreferences().loops,
    })
  })
  useEffect(() => {
    const follow = () => playback.show(showable(editor.film(), assets.byId))
    const stops = [editor.subscribe(follow), assets.subscribe(follow)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, assets, playback])
  return playback
}

/**
 * Pixels of a photograph's longer side that the stage can show: it is some two thirds as high as the screen, and a
 * picture that lies across an upright film is four thirds of that. Thirty photographs at their full size are 400 MB; at
 * the size of their places (the library's shares of this) they are some 20.
 */
function longestSide(): number {
  return clamp(screen.height * Math.min(2, devicePixelRatio), 960, 1920)
}
