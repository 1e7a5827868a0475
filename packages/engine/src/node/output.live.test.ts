import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { loopOf, ratios } from '@clipmint/film'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, expect, it } from 'vitest'

import { filmOf, shape, text } from '../golden/parts.ts'
import { ClipReader } from './clip.ts'
import { renderFrame } from './frame.ts'
import { draftOutput, loopOutput, outputSize } from './output.ts'
import { probeVideo } from './probe.ts'
import { renderFilm } from './render.ts'
import { faultsOf } from './verify.ts'

const folder = mkdtempSync(join(tmpdir(), 'engine-output-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const whole = { x: 0, y: 0, w: 1080, h: 1350 }
const film = filmOf('4:5', [
  {
    ground: '#ffe14a',
    layers: [
      shape('box', { form: 'rect', radius: 0 }, { ...whole, h: 600 }, { fill: '#1f6feb' }),
      text('words', '오늘의 커피', { x: 80, y: 700, w: 900, h: 200, size: 120 }, { color: '#101418' }),
    ],
  },
  {
    ground: '#ff5a36',
    layers: [shape('other', { form: 'rect', radius: 0 }, { ...whole, y: 700 }, { fill: '#101418' })],
  },
])

it('makes a draft of half the width and height, with even sides in every ratio', async () => {
  const out = join(folder, 'draft.mp4')
  await renderFilm(film, {}, out, { ffmpeg: null, output: draftOutput })
  const facts = await probeVideo(out)
  expect(faultsOf(facts, film, draftOutput)).toEqual([])
  expect([facts.width, facts.height, facts.sound?.channels]).toEqual([540, 674, 2])
  const sizes = ratios.map((ratio) => outputSize(filmOf(ratio, []), draftOutput))
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [540, 960],
    [540, 674],
    [540, 540],
    [960, 540],
  ])
})

it('makes a silent loop of the part it is told, which shows what the film shows then', async () => {
  const out = join(folder, 'loop.mp4')
  const loop = loopOf(film, 8000)
  const output = loopOutput(loop.film, loop)
  await renderFilm(loop.film, {}, out, { ffmpeg: null, output })
  const facts = await probeVideo(out)
  expect(faultsOf(facts, loop.film, output)).toEqual([])
  expect(facts.sound).toBeNull()
  expect(Math.round(facts.durationMs / 100)).toBe(Math.round((loop.toMs - loop.fromMs) / 100))
  const clip = await ClipReader.open(out)
  await clip.seek(0)
  const first = await loadImage(await renderFrame(loop.film, loop.fromMs, {}, 360))
  expect(differenceOf(clip.find()?.picture, first)).toBeLessThan(4)
  await clip.close()
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})

type Drawn = Parameters<ReturnType<ReturnType<typeof createCanvas>['getContext']>['drawImage']>[0]

/** The mean difference of two pictures' colours, 0 to 255. */
function differenceOf(one: unknown, other: unknown): number {
  const [a, b] = [one, other].map((picture) => {
    const context = createCanvas(90, 112).getContext('2d')
    context.drawImage(picture as Drawn, 0, 0, 90, 112)
    return context.getImageData(0, 0, 90, 112).data
  })
  if (!a || !b) throw new Error('There are two pictures.')
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}
