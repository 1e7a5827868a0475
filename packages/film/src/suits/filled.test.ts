import { expect, it } from 'vitest'

import { sampleProject } from '../compose.ts'
import type { MediaFile } from '../film.ts'
import { Template } from '../template.ts'
import { sampleTemplate } from '../test/sample-template.ts'
import { rateCutouts, rateMedia } from './filled.ts'

const file: MediaFile = {
  id: 'a',
  kind: 'image',
  width: 900,
  height: 1_200,
  durationMs: null,
  focal: { x: 0.5, y: 0.5 },
  hasSound: false,
}

/** The sample with all its places for things without their ground. */
const cutting = Template.parse({
  ...sampleTemplate,
  scenes: sampleTemplate.scenes.map((scene) => ({
    ...scene,
    layers: scene.layers.map((layer) => (layer.kind === 'media' ? { ...layer, cutout: {} } : layer)),
  })),
})

function filled(template: Template) {
  const { userSource } = sampleProject(template, '9:16', 'ko')
  const places = template.scenes.flatMap(({ layers }) => layers.filter(({ kind }) => kind === 'media'))
  return { ...userSource, media: Object.fromEntries(places.map(({ id }) => [id, { assetId: 'a' }])) }
}

it('rates a template for things without their ground by whether the pictures are cut out', () => {
  const rate = (cutout: boolean) => rateMedia(cutting, filled(cutting), [{ ...file, cutout }])
  expect(rate(true)).toBeGreaterThan(rate(false) + 0.1)
  expect(rateCutouts(cutting, filled(cutting), [{ ...file, cutout: true }])).toBe(1)
  expect(rateCutouts(cutting, filled(cutting), [{ ...file, cutout: false }])).toBe(0)
})

it('says nothing of cut-outs where a template shows none', () => {
  expect(rateCutouts(sampleTemplate, filled(sampleTemplate), [{ ...file, cutout: true }])).toBeNull()
})
