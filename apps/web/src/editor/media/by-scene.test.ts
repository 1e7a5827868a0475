import { slotMap } from '@clipmint/editor'
import { Template } from '@clipmint/film'
import { expect, it } from 'vitest'

import { cafeTemplate } from '../test/cafe.ts'
import { byScene } from './by-scene.ts'
import type { MediaSlot } from './use-active-slot.ts'

const box = { x: 0, y: 900, w: 1080, h: 900 }
const layout = { '9:16': box, '4:5': box, '1:1': box, '16:9': box }
const label = { ko: '사진', en: 'Picture' }
const picture = (id: string) => ({ id, kind: 'media', slot: { label, role: 'hero' }, layout })

/** The café's template with two pictures in its second scene and one in its fourth. */
const template = Template.parse({
  ...cafeTemplate,
  scenes: cafeTemplate.scenes.map((scene, index) => ({
    ...scene,
    layers: [
      ...scene.layers,
      ...(index === 1 ? [picture('cup'), picture('cake')] : index === 3 ? [picture('door')] : []),
    ],
  })),
})

it('shows the places under their scenes, numbered through the video', () => {
  const slots = [...slotMap(template).values()].filter((slot): slot is MediaSlot => slot.kind === 'media')
  const shown = byScene(slots).map(({ sceneIndex, places }) => [
    sceneIndex + 1,
    places.map(({ slot, number }) => `${number} ${slot.id}`),
  ])
  expect(shown).toEqual([
    [2, ['1 cup', '2 cake']],
    [4, ['3 door']],
  ])
})
