import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import type { Playback } from '../../player/playback.ts'
import { SceneStills } from './scene-stills.ts'
import { useTimeline } from './use-playback.ts'

const StillsContext = createContext<SceneStills | null>(null)
export const StillsProvider = StillsContext.Provider

/** Stills of every scene that follow the edits. */
export function useCreateStills(playback: Playback): SceneStills {
  const [stills] = useState(() => new SceneStills(playback))
  useEffect(() => {
    stills.follow(playback.film)
    let shown = playback.film
    const stop = playback.subscribe(() => {
      if (playback.film === shown) return
      shown = playback.film
      stills.follow(shown)
    })
    return () => {
      stop()
      stills.dispose()
    }
  }, [playback, stills])
  return stills
}

/** A scene as a still picture that fills its place, like a poster. Empty for a scene that is left out. */
export function SceneStill({ sceneId, className = '' }: { sceneId: string; className?: string }) {
  const stills = use(StillsContext)
  const { width, height } = useTimeline()
  const target = useRef<HTMLCanvasElement>(null)
  const version = useSyncExternalStore(
    (listener) => stills?.subscribe(listener) ?? (() => undefined),
    () => stills?.version ?? 0,
  )
  useEffect(() => {
    const source = stills?.find(sceneId)
    const canvas = target.current
    if (!source || !canvas) return
    canvas.width = source.width
    canvas.height = source.height
    canvas.getContext('2d')?.drawImage(source, 0, 0)
  }, [stills, sceneId, version])
  return (
    <canvas ref={target} className={className} width={width / 10} height={height / 10} aria-hidden="true" />
  )
}
