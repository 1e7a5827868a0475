import type { MediaSlot } from './use-active-slot.ts'

/** A scene's places for pictures; they are numbered from 1 through the whole video. */
export type ScenePlaces = Pick<MediaSlot, 'scene' | 'sceneIndex'> & {
  places: { slot: MediaSlot; number: number }[]
}

/** Places, given in scene order, under the scenes they stand in. */
export function byScene(slots: readonly MediaSlot[]): ScenePlaces[] {
  const scenes = new Map<string, ScenePlaces>()
  slots.forEach((slot, index) => {
    const { scene, sceneIndex } = slot
    const places = scenes.get(scene.id)?.places ?? []
    scenes.set(scene.id, { scene, sceneIndex, places: [...places, { slot, number: index + 1 }] })
  })
  return [...scenes.values()]
}
