import { expect, it } from 'vitest'

import { contrast } from './color.ts'
import { compose, sampleProject } from './compose.ts'
import { fileNameOf, frameCount, type MediaFile, scenesAt } from './film.ts'
import type { SlotMedia } from './project.ts'
import { Template } from './template.ts'
import { sampleTemplate } from './test/sample-template.ts'

const file: MediaFile = {
  id: 'a',
  kind: 'image',
  width: 800,
  height: 600,
  durationMs: null,
  focal: { x: 0.5, y: 0.5 },
  hasSound: false,
}
const project = sampleProject(sampleTemplate, '9:16', 'ko')
const film = compose(sampleTemplate, project, { files: { a: file }, beatMs: null })

it('keeps the template’s own lengths without music', () => {
  expect(film.scenes.map((scene) => scene.startMs)).toEqual([0, 2000, 3900, 6000, 8000])
  expect(film.durationMs).toBe(10_000)
  expect(frameCount(film)).toBe(300)
})

/** How long the first scene lasts when its title has so many syllables. */
function firstSceneMs(syllables: number, beatMs: number | null): number {
  const text = { ...project.userSource.text, 's1-title': { value: '가'.repeat(syllables) } }
  const content = { ...project, userSource: { ...project.userSource, text } }
  return compose(sampleTemplate, content, { files: {}, beatMs }).scenes[0]?.durationMs ?? 0
}

it('cuts a beat later where words would be gone before they are read', () => {
  const designedMs = sampleTemplate.scenes[0]?.durationMs ?? 0
  // Two beats and a bit: the nearest number of beats is two.
  const beatMs = designedMs / 2.2
  const most = Math.floor((designedMs - 400) * 0.012)
  expect(firstSceneMs(3, beatMs)).toBeCloseTo(2 * beatMs)
  expect(firstSceneMs(most, beatMs)).toBeCloseTo(3 * beatMs)
})

it('lets a scene last as many beats as its words need to be read, and no more than a bound', () => {
  // 2 s are designed; 36 syllables are read in 3.4 s, and nothing makes the scene longer than 4.5 s asks for.
  const beatMs = 500
  expect(firstSceneMs(19, beatMs)).toBe(2_000)
  expect(firstSceneMs(20, beatMs)).toBe(2_500)
  expect(firstSceneMs(36, beatMs)).toBe(3_500)
  expect(firstSceneMs(80, beatMs)).toBe(4_500)
})

it('gives words the time to be read without music too, in whole tenths of a second', () => {
  expect(firstSceneMs(19, null)).toBe(2_000)
  expect(firstSceneMs(36, null)).toBe(3_400)
  expect(firstSceneMs(80, null)).toBe(4_500)
})

it('moves the scenes after a longer one, and plays all of them', () => {
  const text = { ...project.userSource.text, 's2-title': { value: '가'.repeat(36) } }
  const content = { ...project, userSource: { ...project.userSource, text } }
  const longer = compose(sampleTemplate, content, { files: {}, beatMs: null })
  expect(longer.scenes.map((scene) => scene.startMs)).toEqual([0, 2000, 5400, 7500, 9500])
  expect(longer.durationMs).toBe(11_500)
})

it('cuts on the beat of the chosen track', () => {
  const beatMs = 60_000 / 128
  const timed = compose(sampleTemplate, project, { files: {}, beatMs })
  for (const { startMs } of timed.scenes)
    expect(Math.abs(startMs / beatMs - Math.round(startMs / beatMs))).toBeLessThan(1e-9)
  expect(Math.abs(timed.durationMs - 10_000)).toBeLessThan(5 * beatMs)
})

it('leaves out a scene that was switched off, but only an optional one', () => {
  const userSource = { ...project.userSource, scenes: { off: ['s4', 's1'] } }
  const shorter = compose(sampleTemplate, { ...project, userSource }, { files: {}, beatMs: null })
  expect(shorter.scenes.map(({ id }) => id)).toEqual(['s1', 's2', 's3', 's5'])
})

it('leaves out what was drawn for words together with the words', () => {
  const [first, ...rest] = sampleTemplate.scenes
  const bar = {
    id: 's1-bar',
    kind: 'shape',
    shape: { form: 'rect' },
    fill: 'accent',
    holds: 's1-title',
    layout: first?.layers.find(({ id }) => id === 's1-title')?.layout,
  }
  const barred = Template.parse({
    ...sampleTemplate,
    scenes: [{ ...first, layers: [bar, ...(first?.layers ?? [])] }, ...rest],
  })
  const shown = (title: string) => {
    const text = { ...project.userSource.text, 's1-title': { value: title } }
    const said = { ...project, userSource: { ...project.userSource, text } }
    return compose(barred, said, { files: {}, beatMs: null }).scenes[0]?.layers.map(({ id }) => id)
  }
  expect(shown('손으로 뜬 비니')).toContain('s1-bar')
  expect(shown(' ')).not.toContain('s1-bar')
})

it('keeps every word readable whatever the owner paints it on', () => {
  const contrasts = ['#000000', '#ffffff', '#777777', '#0a0a12', '#ff0000'].flatMap((primary) =>
    compose(
      sampleTemplate,
      { ...project, changedColor: { primary, ink: '#111111' } },
      { files: {}, beatMs: null },
    )
      .scenes.flatMap((scene) => scene.layers)
      .flatMap((layer) => (layer.kind === 'text' ? [contrast(layer.color, layer.ground)] : [])),
  )
  expect(contrasts).toHaveLength(25)
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5)
})

it('paints words as their owner wants them: in a role, in a colour of their own, on a plate', () => {
  const titleOf = (own: object, changedColor = {}) => {
    const text = { ...project.userSource.text, 's1-title': { value: '말', ...own } }
    const content = { ...project, changedColor, userSource: { ...project.userSource, text } }
    const layers = compose(sampleTemplate, content, { files: {}, beatMs: null }).scenes[0]?.layers
    return layers?.find(({ id }) => id === 's1-title')
  }
  const { accent } = sampleTemplate.colors
  expect(titleOf({ color: 'accent' })).toMatchObject({ color: accent, plate: null })
  expect(titleOf({ color: 'accent' }, { accent: '#123456' })).toMatchObject({ color: '#123456' })
  // What an owner chose for the picture behind it is not mended for a colour that is not behind it.
  expect(titleOf({ color: '#fefefe' })).toMatchObject({ color: '#fefefe', fill: null })
  expect(titleOf({ plate: 'accent' })).toMatchObject({ plate: { paint: accent, per: 'block' } })
})

it('shows a placeholder where a file is missing and the file where it is there', () => {
  const media = { 's1-picture': { assetId: 'a' }, 's2-picture': { assetId: 'gone' } }
  const filled = compose(
    sampleTemplate,
    { ...project, userSource: { ...project.userSource, media } },
    { files: { a: file }, beatMs: null },
  )
  const keys = filled.scenes
    .flatMap((scene) => scene.layers)
    .flatMap((layer) => (layer.kind === 'media' ? [layer.mediaKey] : []))
  expect(keys).toEqual(['s1-picture', null, null])
  expect(Object.keys(filled.media)).toEqual(['s1-picture'])
})

it('leaves out an empty or hidden text', () => {
  const text = {
    ...project.userSource.text,
    's1-title': { value: '   ' },
    's2-title': { value: '보여요', hidden: true },
  }
  const quiet = compose(
    sampleTemplate,
    { ...project, userSource: { ...project.userSource, text } },
    { files: {}, beatMs: null },
  )
  const shown = quiet.scenes
    .flatMap((scene) => scene.layers)
    .flatMap((layer) => (layer.kind === 'text' ? [layer.id] : []))
  expect(shown).toEqual(['s3-title', 's4-price', 's5-title'])
})

it('has both scenes at hand while a transition runs, one after it', () => {
  expect(scenesAt(film, 8100).leaving?.id).toBe('s4')
  expect(scenesAt(film, 8301).leaving).toBeNull()
  expect(scenesAt(film, 100).leaving).toBeNull()
  expect(scenesAt(film, 8000).current.id).toBe('s5')
})

it('plays a clip as its place in the template says', () => {
  const template = Template.parse(sampleTemplate)
  for (const layer of template.scenes[0]?.layers ?? []) {
    if (layer.kind === 'media') layer.clip = { speed: 0.5, end: 'freeze' }
  }
  const clip: MediaFile = { ...file, id: 'c', kind: 'video', durationMs: 900 }
  const used = { 's1-picture': { assetId: 'c' }, 's2-picture': { assetId: 'c' } }
  const userSource = { ...project.userSource, media: used }
  const { media } = compose(template, { ...project, userSource }, { files: { c: clip }, beatMs: null })
  expect(media['s1-picture']?.clip).toEqual({ speed: 0.5, end: 'freeze' })
  expect(media['s2-picture']?.clip).toEqual({ speed: 1, end: 'loop' })
})

it('ends a short clip as its owner wants, before what the template says', () => {
  const clip: MediaFile = { ...file, id: 'c', kind: 'video', durationMs: 900 }
  const used = { 's1-picture': { assetId: 'c', end: 'freeze' as const }, 's2-picture': { assetId: 'c' } }
  const userSource = { ...project.userSource, media: used }
  const { media } = compose(sampleTemplate, { ...project, userSource }, { files: { c: clip }, beatMs: null })
  expect([media['s1-picture']?.clip.end, media['s2-picture']?.clip.end]).toEqual(['freeze', 'loop'])
})

it('shows a picture turned, mirrored and coloured as its owner wants, and others as they are', () => {
  const slot =
    sampleTemplate.scenes.flatMap(({ layers }) => layers).find(({ kind }) => kind === 'media')?.id ?? ''
  const shown = (media: SlotMedia) => {
    const userSource = { ...project.userSource, media: { [slot]: media } }
    return compose(sampleTemplate, { ...project, userSource }, { files: { a: file }, beatMs: null }).media[
      slot
    ]
  }
  expect(shown({ assetId: 'a' })).not.toHaveProperty('look')
  expect(shown({ assetId: 'a', turn: 90, filter: 'warm' })).toMatchObject({
    look: { turn: 90, flip: false, filter: 'warm' },
    file: { width: 600, height: 800 },
  })
})

it('shows the cut-out of a file in places for a thing without its ground, and the file itself in others', () => {
  const media = sampleTemplate.scenes.flatMap(({ layers }) => layers.filter(({ kind }) => kind === 'media'))
  const [first, second] = media.map(({ id }) => id)
  if (first === undefined || second === undefined) throw new Error('The sample shows two pictures.')
  const scenes = sampleTemplate.scenes.map((scene) => ({
    ...scene,
    layers: scene.layers.map((layer) =>
      layer.id === first ? { ...layer, cutout: { contact: 'ink/0.4' } } : layer,
    ),
  }))
  const template = Template.parse({ ...sampleTemplate, scenes })
  const userSource = {
    ...project.userSource,
    media: { [first]: { assetId: 'a' }, [second]: { assetId: 'a' } },
  }
  const shown = (cutout?: boolean) => {
    const files = { a: { ...file, ...(cutout === undefined ? {} : { cutout }) } }
    const { media: entries } = compose(template, { ...project, userSource }, { files, beatMs: null })
    return [first, second].map((id) => {
      const entry = entries[id]
      return entry && [entry.cut, fileNameOf(entry)]
    })
  }
  expect(shown(true)).toEqual([
    [true, 'a cutout'],
    [undefined, 'a'],
  ])
  expect(shown(false)).toEqual([
    [false, 'a'],
    [undefined, 'a'],
  ])
  expect(shown()).toEqual([
    [undefined, 'a'],
    [undefined, 'a'],
  ])
})
