import { expect, it } from 'vitest'

import { compose, sampleProject } from '../compose.ts'
import type { FilmText } from '../layers/text.ts'
import type { Crop } from '../project.ts'
import { sampleTemplate as template } from '../test/sample-template.ts'
import { lossesInShape } from './shape.ts'

it('names the pictures that show less than two fifths of themselves', () => {
  expect(losses({ width: 3000, height: 3000 }).cut).toEqual([])
  expect(losses({ width: 6000, height: 1000 }).cut).toEqual(['s1-picture'])
})

it('counts the part that the owner chose of a picture as the whole of it', () => {
  const crop = { x: 0.4, y: 0, w: 1 / 6, h: 1 }
  expect(losses({ width: 6000, height: 1000, crop }).cut).toEqual([])
})

it('names the words that are drawn a fifth smaller than the sample in their place', () => {
  const drawn = ({ id, text }: FilmText) => (id === 's4-price' && text === '아주 긴 말' ? 0.7 : 1)
  expect(losses({ width: 3000, height: 3000, drawn }).shrunk).toEqual(['s4-price'])
  expect(losses({ width: 3000, height: 3000 }).shrunk).toEqual([])
})

type Shown = { width: number; height: number; crop?: Crop; drawn?: (text: FilmText) => number }

/** What is lost in a square film of which the first picture is of this size. */
function losses({ width, height, crop, drawn = () => 1 }: Shown) {
  const content = sampleProject(template, '1:1', 'ko')
  const { userSource } = content
  const file = { id: 'mug', kind: 'image' as const, width, height }
  const media = { 's1-picture': { assetId: 'mug', ...(crop ? { crop: { '1:1': crop } } : {}) } }
  const text = { ...userSource.text, 's4-price': { value: '아주 긴 말' } }
  const film = compose(
    template,
    { ...content, userSource: { ...userSource, text, media } },
    {
      files: { mug: { ...file, durationMs: null, focal: { x: 0.5, y: 0.5 }, hasSound: false } },
      beatMs: null,
    },
  )
  return lossesInShape(film, template, { lang: 'ko', drawnShareOf: drawn })
}
