import { describe, expect, it } from 'vitest'

import { LayerMotion, poseAt, settledAtMs } from './animations/motion.ts'
import { presetNames, presets } from './animations/presets.ts'
import { compose, sampleProject } from './compose.ts'
import type { FilmText } from './layers/text.ts'
import { Template } from './template.ts'
import { sampleTemplate } from './test/sample-template.ts'

type Layer = Record<string, unknown>

/** The sample template with more said of its first scene's headline and picture. */
function withFirst(more: { text?: Layer; media?: Layer }): Template {
  const [first, ...rest] = sampleTemplate.scenes
  const layers = first?.layers.map((layer) => ({
    ...layer,
    ...(layer.kind === 'text' ? more.text : more.media),
  }))
  return Template.parse({ ...sampleTemplate, scenes: [{ ...first, layers }, ...rest] })
}

function headline(text: Layer, changedColor: Record<string, string> = {}): FilmText {
  const project = { ...sampleProject(withFirst({ text }), '9:16', 'ko'), changedColor }
  const film = compose(withFirst({ text }), project, { files: {}, beatMs: null })
  const layer = film.scenes[0]?.layers.find(({ kind }) => kind === 'text')
  if (layer?.kind !== 'text') throw new Error('The first scene has a headline.')
  return layer
}

const stops = (...tints: string[]) => tints.map((tint, index) => ({ at: index / (tints.length - 1), tint }))

describe('the look of words', () => {
  it('has a gradient only where its worst stop reads', () => {
    const fill = { gradient: { type: 'linear', stops: stops('ink', 'primary') } }
    expect(headline({ on: 'paper', fill }).fill?.paint).toMatchObject({
      stops: [{ color: '#0a0a12' }, { color: '#2b39ff' }],
    })
    expect(headline({ on: 'paper', fill }, { primary: '#ffe14a' }).fill).toBeNull()
  })

  it('judges a stop that can be seen through by what it looks like on its ground', () => {
    const fill = { gradient: { type: 'linear', stops: stops('ink', 'ink/0.2') } }
    expect(headline({ on: 'paper', fill }).fill).toBeNull()
  })

  it('underlines words that could not be read on a marker', () => {
    const mark = { style: 'marker', tint: 'secondary' }
    expect(headline({ on: 'paper', mark }).mark).toMatchObject({ style: 'marker', color: '#ffd91a' })
    expect(headline({ on: 'paper', mark }, { secondary: '#222222' }).mark).toMatchObject({
      style: 'underline',
    })
  })

  it('sings in a colour that reads', () => {
    expect(headline({ on: 'paper', highlight: 'secondary' }).highlight).toBe('#0a0a12')
    expect(headline({ on: 'paper', highlight: 'primary' }).highlight).toBe('#2b39ff')
  })

  it('shows a picture inside the letters and nowhere else', () => {
    const template = withFirst({ text: { picture: 's1-picture' } })
    const film = compose(template, sampleProject(template, '9:16', 'ko'), { files: {}, beatMs: null })
    const layers = film.scenes[0]?.layers ?? []
    const [text, media] = [
      layers.find(({ kind }) => kind === 'text'),
      layers.find(({ kind }) => kind === 'media'),
    ]
    expect(text?.kind === 'text' && text.picture).toMatchObject({ id: 's1-picture', inText: null })
    expect(media).toMatchObject({ id: 's1-picture', inText: text?.id })
  })

  it('names a picture that is not there', () => {
    expect(() => withFirst({ text: { picture: 'nowhere' } })).toThrow('which is no media layer of its scene')
  })
})

describe('movements by name', () => {
  it('all come to rest, where nothing of them is hidden or moved', () => {
    for (const name of presetNames) {
      const motion = LayerMotion.parse({ preset: { name } })
      const settled = settledAtMs(motion, { layer: 1, line: 2, word: 4, syllable: 12 })
      const entered = { ...motion, idle: [] }
      for (const by of ['layer', 'line', 'word', 'syllable'] as const) {
        const moment = { elapsedMs: settled + 4000, sceneMs: 9000, unitIndex: 3, unitCount: 4 }
        const pose = poseAt(entered, by, moment, { width: 90, height: 100 })
        expect([name, pose.x, pose.y, pose.opacity, pose.scale]).toEqual([name, 0, 0, 1, 1])
        expect(pose.stretch.x).toBeCloseTo(1)
        expect(pose.spin?.left ?? 0).toBe(0)
      }
    }
  })

  it('wait for their delay, run at their speed, and take more on top', () => {
    const fade = { animation: 'fade', durationMs: 100 }
    const motion = LayerMotion.parse({ preset: { name: 'stamp', delayMs: 300, speed: 2 }, leave: [fade] })
    const [step] = presets.stamp.enter
    expect(motion.enter).toMatchObject([
      { delayMs: 300, durationMs: step.durationMs / 2, staggerMs: step.staggerMs / 2 },
    ])
    expect(motion.leave).toHaveLength(1)
    expect(LayerMotion.parse(motion)).toEqual(motion)
  })
})
