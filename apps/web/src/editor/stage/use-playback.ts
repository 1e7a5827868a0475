import type { Asset } from '@clipmint/contract'
import { createPictureLibrary, type UrlOf } from '@clipmint/engine/browser'
import { type Film, type Ratio, sceneMoment } from '@clipmint/film'
import { type PlayerState, usePlayerState } from '@clipmint/ui'
import { createContext, use, useEffect, useMemo, useState } from 'react'

import { Playback } from '../../player/playback.ts'
import type { Timeline } from '../../player/timeline.ts'
import type { Session } from '../session/session.ts'
import { useAssets, useEditorState, useSession } from '../session/use-session.ts'

const mutedKey = 'clipmint.editor.muted'
/** The stage is no larger on any screen, so no picture needs to be. */
const LONGEST_SIDE = 1920

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
  const work = useEditorState((state) => state.work)
  const files = useEditorState((state) => state.files)
  return useMemo(
    () => showable(editor.film(ratio), assets),
    // The editor composes from exactly these.
    // oxlint-disable-next-line react/exhaustive-deps
    [editor, work, files, assets, ratio],
  )
}

/** A preview of a session that follows its edits. */
export function useCreatePlayback(session: Session): Playback {
  const { editor, assets } = session
  const [playback] = useState(() => {
    const film = showable(editor.film(), assets.byId)
    const first = film.scenes[0]
    return new Playback(film, {
      urlOf: urlFrom(() => assets.byId),
      library: createPictureLibrary(LONGEST_SIDE),
      startMs: first ? (sceneMoment(film, first.id) ?? 0) : 0,
      isMuted: localStorage.getItem(mutedKey) === 'yes',
      onMuted: (isMuted) => localStorage.setItem(mutedKey, isMuted ? 'yes' : 'no'),
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

const shown = new WeakMap<Film, { assets: ReadonlyMap<string, Asset>; film: Film }>()

/** A clip that is still being prepared cannot be decoded everywhere: its poster stands in. The same film for the same input. */
export function showable(film: Film, assets: ReadonlyMap<string, Asset>): Film {
  const known = shown.get(film)
  if (known?.assets === assets) return known.film
  const isWaiting = (id: string) => assets.get(id)?.type === 'video' && !assets.get(id)?.preview
  const media = Object.entries(film.media).map(([key, entry]) =>
    isWaiting(entry.file.id)
      ? [key, { ...entry, file: { ...entry.file, kind: 'image' as const } }]
      : [key, entry],
  )
  const result = Object.values(film.media).some(({ file }) => isWaiting(file.id))
    ? { ...film, media: Object.fromEntries(media) as Film['media'] }
    : film
  shown.set(film, { assets, film: result })
  return result
}

function urlFrom(assets: () => ReadonlyMap<string, Asset>): UrlOf {
  return ({ file }) => {
    const asset = assets().get(file.id)
    if (!asset) return null
    return asset.preview ?? (asset.type === 'video' ? asset.poster : asset.file)
  }
}
