import { useEffect } from 'react'

import type { Playback } from '../../player/playback.ts'
import { readPreferences } from '../session/preferences.ts'
import type { Session } from '../session/session.ts'

/** An edit has come to rest when nothing changed for so long. */
const REST_MS = 1200
const BEFORE_MS = 1000
/** A slow device may leave out so much before the end. */
const FRAMES_MS = 200

/** Plays the scene of a slot that was edited, from a second before it to its end, for those who want that. */
export function useReplay({ editor }: Session, playback: Playback): void {
  useEffect(() => {
    let { work } = editor.state
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopWatching = () => {}
    const stop = editor.subscribe(() => {
      const { work: now, undo } = editor.state
      if (now === work) return
      work = now
      clearTimeout(timer)
      stopWatching()
      const scene = editor.slots.get(undo?.slotId ?? '')?.scene
      if (!scene || !readPreferences().replay) return
      const playSoon = () => {
        timer = setTimeout(() => {
          // A field on the stage goes when the video plays.
          if (isWrittenOnStage()) playSoon()
          else stopWatching = playScene(playback, scene.id)
        }, REST_MS)
      }
      playSoon()
    })
    return () => {
      stop()
      stopWatching()
      clearTimeout(timer)
    }
  }, [editor, playback])
}

function isWrittenOnStage(): boolean {
  return document.activeElement?.matches('[data-slot-field="stage"]') ?? false
}

/** Plays until the scene is over; gives what lets it play on. */
function playScene(playback: Playback, sceneId: string): () => void {
  const scene = playback.film.scenes.find(({ id }) => id === sceneId)
  if (!scene || playback.state.isPlaying) return () => {}
  playback.seek(scene.startMs - BEFORE_MS)
  playback.play()
  const endMs = scene.startMs + scene.durationMs
  let lastMs = 0
  const stop = playback.subscribe(() => {
    const { timeMs } = playback.state
    // Where playing begins again at the end, the last scene is not seen to come to its own.
    const isOver = timeMs >= endMs || (timeMs < lastMs && lastMs > endMs - FRAMES_MS)
    lastMs = timeMs
    if (!isOver) return
    stop()
    playback.seekScene(sceneId)
  })
  return stop
}
