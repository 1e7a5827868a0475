import { sceneMoment } from '@clipmint/film'

import { useSession } from '../session/use-session.ts'
import { usePlayback } from './use-playback.ts'

/** Brings the scene of a slot onto the stage, at rest; nothing moves when it is there already and standing still. */
export function useShowSlot(): (slotId: string) => void {
  const { editor } = useSession()
  const playback = usePlayback()
  return (slotId) => {
    const { film, state } = playback
    const scene = editor.slots.get(slotId)?.scene
    if (!scene) return
    const isThere = playback.sceneId === scene.id
    const moment = sceneMoment(film, scene.id)
    // Before its resting moment a scene's words are still on their way: typing would change nothing on the stage.
    const isAtRest = isThere && (moment === null || state.timeMs >= moment)
    if (isAtRest && !state.isPlaying) return
    playback.pause()
    if (moment !== null && !isAtRest) playback.seek(moment)
  }
}
