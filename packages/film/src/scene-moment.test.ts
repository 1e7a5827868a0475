import { expect, it } from 'vitest'

import { compose, sampleProject } from './compose.ts'
import { sceneMoment } from './scene-moment.ts'
import { Template } from './template.ts'
import { sampleTemplate } from './test/sample-template.ts'

/** The sample, whose headlines come letter by letter, one every 40 ms. */
const typed = Template.parse({
  ...sampleTemplate,
  scenes: sampleTemplate.scenes.map((scene) => ({
    ...scene,
    layers: scene.layers.map((layer) =>
      layer.kind === 'text'
        ? {
            ...layer,
            motion: { enter: [{ animation: 'fade', durationMs: 200, by: 'syllable', staggerMs: 40 }] },
          }
        : layer,
    ),
  })),
})

function momentWith(title: string): number | null {
  const project = sampleProject(typed, '9:16', 'ko')
  const text = { ...project.userSource.text, 's1-title': { value: title } }
  const content = { ...project, userSource: { ...project.userSource, text } }
  return sceneMoment(compose(typed, content, { files: {}, beatMs: null }), 's1')
}

it('shows a scene once a long line of it stands to its last letter', () => {
  const letters = 40
  expect(momentWith('가'.repeat(letters))).toBeGreaterThanOrEqual(200 + 40 * (letters - 1))
  expect(momentWith('오늘의 한 잔')).toBeLessThan(1_000)
})
