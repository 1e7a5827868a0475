import { expect, it } from 'vitest'

import type { MediaFile } from './film.ts'
import { placeFiles } from './place-files.ts'
import { type SceneSlots, slotsOf } from './template.ts'
import { sampleTemplate } from './test/sample-template.ts'

function filesOf(...ids: string[]): MediaFile[] {
  return ids.map((id) => ({
    id,
    kind: id === 'clip' ? 'video' : 'image',
    width: 800,
    height: 600,
    durationMs: null,
    focal: { x: 0.5, y: 0.5 },
    hasSound: false,
  }))
}

/** The sample's scenes, whose places take clips where `accepts` says so. */
function scenesTaking(accepts: (scene: number) => ('image' | 'video')[]): SceneSlots[] {
  return slotsOf(sampleTemplate).map((slots, index) => ({
    ...slots,
    media: slots.media.map((place) => ({ ...place, slot: { ...place.slot, accept: accepts(index) } })),
  }))
}

it('gives a clip the one place that takes clips, however many pictures there are', () => {
  const scenes = scenesTaking((scene) => (scene === 1 ? ['image', 'video'] : ['image']))
  const placed = placeFiles(scenes, filesOf('a', 'b', 'c', 'd', 'e', 'clip'))
  expect(scenes[1]?.media.map(({ id }) => placed[id]?.assetId)).toEqual(['clip'])
})

it('leaves a place empty that takes nothing of what was given', () => {
  const scenes = scenesTaking((scene) => (scene === 0 ? ['video'] : ['image']))
  expect(placeFiles(scenes, filesOf('a'))[scenes[0]?.media[0]?.id ?? '']).toBeUndefined()
})
