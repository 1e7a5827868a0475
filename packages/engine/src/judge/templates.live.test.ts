import { compose, FPS, ratios, sampleProject, Template } from '@clipmint/film'
import { findTrack } from '@clipmint/music'
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'

import { fingerprintOf, pairsByLikeness } from '../cli/fingerprint.ts'
import { countFlashes, MOST_FLASHES } from '../cli/flashes.ts'
import { sampleFilm } from '../cli/sample-film.ts'
import { listTemplates, readTemplate } from '../cli/template-file.ts'
import { drawFrame } from '../draw/frame.ts'
import { noMedia } from '../media.ts'
import { every } from '../node/every.suite.ts'
import { registerFonts } from '../node/fonts.ts'
import { nodeHome, toSurface } from '../node/home.ts'
import { Stage } from '../stage.ts'
import { createMeasure } from '../text/measure.ts'
import { findBadSetting, judgeTemplate } from './judge.ts'
import { LEAST_APART } from './likeness.ts'

registerFonts()
const measure = createMeasure(nodeHome.createCanvas(1, 1).surface)
const slugs = await listTemplates()
const templates = await Promise.all(slugs.map((slug) => readTemplate(slug, '.')))

/** Random texts a slot; the command `npm run judge` tries a thousand. */
const SAMPLE = 8
/** The first of each family, unless everything is run. */
const firsts = new Set(new Map(templates.toReversed().map(({ family, slug }) => [family, slug])).values())
const isSampled = (slug: string) => every || firsts.has(slug)

it('there are a hundred templates or more in twenty families or more, each with ids of its own, cut to tracks there are', () => {
  expect(templates.length).toBeGreaterThanOrEqual(100)
  expect(new Set(templates.map(({ family }) => family)).size).toBeGreaterThanOrEqual(20)
  const ids = templates.flatMap(({ id, designs }) => [id, ...Object.values(designs)])
  expect(new Set(ids).size).toBe(ids.length)
  expect(templates.filter(({ music }) => findTrack(music) === null).map(({ slug }) => slug)).toEqual([])
  expect(new Set(templates.map(({ music }) => music)).size).toBeGreaterThanOrEqual(50)
})

it('no two templates of a family look nearly the same', () => {
  const doubles = [...new Set(templates.map(({ family }) => family))].flatMap((family) => {
    const own = templates.filter((template) => template.family === family)
    const pairs = pairsByLikeness(new Map(own.map((template) => [template.slug, fingerprintOf(template)])))
    return pairs.filter(({ distance }) => distance < LEAST_APART)
  })
  expect(doubles).toEqual([])
})

describe.each(templates.map((template) => [template.slug, template] as const))('%s', (_slug, template) => {
  it('keeps to the rules of a good video in every ratio, in Korean and in English', () => {
    // In the sample each ratio is looked at in one of them, by turns.
    const flaws = ratios.flatMap((ratio, turn) =>
      (['ko', 'en'] as const)
        .filter((_, at) => every || at === turn % 2)
        .flatMap((lang) => judgeTemplate(template, ratio, lang, measure)),
    )
    expect(flaws).toEqual([])
  })

  it.runIf(isSampled(template.slug))('sets any words up to its limits well', () => {
    expect(ratios.flatMap((ratio) => findBadSetting(template, ratio, SAMPLE, measure))).toEqual([])
  })

  it('opens with a picture, and cuts on the frame of a beat', () => {
    const beatMs = 60_000 / (findTrack(template.music)?.bpm ?? 0)
    for (const ratio of ratios) {
      const film = compose(template, sampleProject(template, ratio, 'ko'), { files: {}, beatMs })
      expect(spread(film)).toBeGreaterThan(12)
      for (const { startMs } of film.scenes) {
        expect(Math.abs(startMs - Math.round(startMs / beatMs) * beatMs)).toBeLessThan(1000 / FPS)
      }
    }
  })
})

it('tells a film that strobes from one that only flashes between its scenes', async () => {
  const calm = sampleFilm(await readTemplate('night-signal', '.'), '9:16')
  expect(countFlashes(calm)).toBeLessThanOrEqual(MOST_FLASHES)
  const sceneMs = 200
  const scenes = calm.scenes.map((scene, index) => ({
    ...scene,
    startMs: index * sceneMs,
    durationMs: sceneMs,
    transition: { kind: 'flash' as const, durationMs: 180, tint: 'paper' as const, color: '#ffffff' },
  }))
  const strobe = { ...calm, scenes, durationMs: scenes.length * sceneMs }
  expect(countFlashes(strobe)).toBeGreaterThan(MOST_FLASHES)
})

it('names the slug and the fault of a template that is none', async () => {
  const parsed = Template.safeParse({ ...(await readTemplate('block-run', '.')), music: 7 })
  expect(parsed.error?.issues.map(({ path }) => path)).toEqual([['music']])
  await expect(readTemplate('no-such-template', '.')).rejects.toThrow(
    'There is no template "no-such-template"',
  )
})

/** How far the brightness of the first frame strays from its mean, 0 to 127: an empty frame has none. */
function spread(film: ReturnType<typeof compose>): number {
  const scale = 0.1
  const canvas = createCanvas(Math.round(film.width * scale), Math.round(film.height * scale))
  const context = canvas.getContext('2d', { alpha: false })
  drawFrame(toSurface(context), new Stage(nodeHome, film, scale), 0, noMedia)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const tones = Array.from({ length: data.length / 4 }, (_, index) => data[index * 4 + 1] ?? 0)
  const mean = tones.reduce((sum, tone) => sum + tone, 0) / tones.length
  return Math.sqrt(tones.reduce((sum, tone) => sum + (tone - mean) ** 2, 0) / tones.length)
}
