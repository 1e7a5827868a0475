import { createEditor } from '@clipmint/editor'
import type { WordsContrast } from '@clipmint/engine'
import { type Finding, type FindingCode, type MediaFile, Template } from '@clipmint/film'
import { expect, it } from 'vitest'

import { cafeContent, cafeTemplate } from '../test/cafe.ts'
import { fixAllOf, fixOf } from './fixes.ts'

const box = { x: 0, y: 900, w: 1080, h: 900 }
const layout = { '9:16': box, '4:5': box, '1:1': box, '16:9': box }
const label = { ko: '사진', en: 'Picture' }

/** The café's template with a picture in each scene, whose last scene may be left out. */
const template = Template.parse({
  ...cafeTemplate,
  scenes: cafeTemplate.scenes.map((scene, index) => ({
    ...scene,
    optional: index === 5,
    layers: [
      ...scene.layers,
      { id: `picture-${index + 1}`, kind: 'media', slot: { label, role: 'hero' }, layout },
    ],
  })),
})

function file(id: string, side = 3000): MediaFile {
  return {
    id,
    kind: 'image',
    width: side,
    height: side,
    durationMs: null,
    focal: { x: 0.5, y: 0.5 },
    hasSound: false,
  }
}

const files = [file('mug'), file('beans'), file('cake'), file('icon', 90)]

/** What would be found of one kind in these slots. */
function warnings(code: FindingCode, ...slotIds: string[]): Finding[] {
  return slotIds.map((slotId) => ({ severity: 'warning', code, slotId }))
}

function open(
  media: Record<string, string>,
  contrasts: Record<string, WordsContrast> = {},
  of: Template = template,
) {
  const placed = Object.fromEntries(Object.entries(media).map(([slot, assetId]) => [slot, { assetId }]))
  const userSource = { ...cafeContent.userSource, media: placed }
  const content = { ...cafeContent, userSource }
  const editor = createEditor({ template: of, content, files, rev: 0, beatMsOf: () => null, nowMs: () => 0 })
  return {
    editor,
    means: { editor, files, contrasts: new Map(Object.entries(contrasts)) },
    fix: (code: FindingCode, slotId: string | null) =>
      fixOf(
        { severity: 'warning', code, slotId },
        { editor, files, contrasts: new Map(Object.entries(contrasts)) },
      ),
  }
}

it('puts in a sharp picture that no neighbour shows, the least shown first', () => {
  const { editor, fix } = open({
    'picture-1': 'mug',
    'picture-2': 'mug',
    'picture-3': 'beans',
    'picture-5': 'cake',
  })
  fix('picture-repeated', 'picture-2')?.apply()
  expect(editor.state.work.userSource.media['picture-2']).toEqual({ assetId: 'cake' })
  editor.undo()
  expect(editor.state.work.userSource.media['picture-2']).toEqual({ assetId: 'mug' })
})

it('offers no picture where all others are next door or soft', () => {
  const { fix } = open({ 'picture-1': 'mug', 'picture-2': 'beans', 'picture-3': 'cake' })
  expect(fix('picture-small', 'picture-2')).toBeNull()
})

it('hides words, and leaves out a scene, only where that may be', () => {
  const { editor, fix } = open({})
  fix('time-short', 'line-2')?.apply()
  expect(editor.state.work.userSource.text['line-2']?.hidden).toBe(true)
  expect(fix('required-media-empty', 'picture-1')).toBeNull()
  fix('required-media-empty', 'picture-6')?.apply()
  expect(editor.state.work.userSource.scenes?.off).toEqual(['scene-6'])
})

/** Words of one colour of which a photograph leaves only so much to tell. */
function contrastOn(rgb: [number, number, number], ratio: number): WordsContrast {
  const colors = Uint8Array.from({ length: 300 }, (_, index) => rgb[index % 3] ?? 0)
  return {
    ratio,
    least: 3,
    grounds: [{ colors, inside: null }],
    isPainted: true,
    outline: null,
    opacity: 1,
  }
}

it('makes words readable on what is behind them, and that is one step to take back', () => {
  const { editor, fix } = open({}, { 'line-1': contrastOn([10, 10, 16], 1) })
  const before = editor.state.work
  fix('contrast-low', 'line-1')?.apply()
  // Black words on a black photograph: of the palette, orange is nearer to black than yellow and white, and reads.
  expect(editor.state.work.userSource.text['line-1']?.color).toBe('accent')
  editor.undo()
  expect(editor.state.work).toEqual(before)
  expect(fix('contrast-low', 'line-2')).toBeNull()
})

it('makes all weak words readable with one press, which one step takes back', () => {
  const weak = contrastOn([10, 10, 16], 1)
  const { editor, means } = open({}, { 'line-1': weak, 'line-2': weak })
  const before = editor.state.work
  const found = warnings('contrast-low', 'line-1', 'line-2', 'line-3')
  const all = fixAllOf(found, means)
  // The third has not been measured: nobody knows what would be readable there.
  expect(all).toMatchObject({ kind: 'readable', count: 2 })
  all?.apply()
  const { text } = editor.state.work.userSource
  expect([text['line-1']?.color, text['line-2']?.color, text['line-3']?.color]).toEqual([
    'accent',
    'accent',
    undefined,
  ])
  expect(editor.state.undo?.kind).toBe('text-look')
  editor.undo()
  expect(editor.state.work).toEqual(before)
  expect(editor.state.undo).toBeNull()
})

it('changes no more pictures than it takes for none to stand beside itself', () => {
  const { editor, means } = open({
    'picture-1': 'mug',
    'picture-2': 'mug',
    'picture-3': 'mug',
    'picture-5': 'cake',
  })
  const repeated = () => editor.findings().filter(({ code }) => code === 'picture-repeated')
  expect(repeated().map(({ slotId }) => slotId)).toEqual(['picture-2', 'picture-3'])
  fixAllOf(repeated(), means)?.apply()
  expect(repeated()).toEqual([])
  expect(editor.state.work.userSource.media['picture-3']).toEqual({ assetId: 'mug' })
  editor.undo()
  expect(repeated()).toHaveLength(2)
})

it('leaves all sample prices and promises out that may be empty, and takes that back as one step', () => {
  const { editor, means } = open({})
  const before = editor.film()
  const found = warnings('sample-claim', 'line-1', 'line-2', 'line-6')
  const all = fixAllOf(found, means)
  expect(all).toMatchObject({ kind: 'leave-out', count: 3 })
  all?.apply()
  const { text, scenes } = editor.state.work.userSource
  expect([text['line-1']?.hidden, text['line-2']?.hidden, text['line-3']?.hidden]).toEqual([
    true,
    true,
    undefined,
  ])
  // Their scenes may be left out, and say nothing without these words.
  expect(scenes?.off).toEqual(['scene-2', 'scene-6'])
  editor.undo()
  expect(editor.film()).toEqual(before)
  expect(editor.state.undo).toBeNull()
})

it('leaves out no sample that the template cannot do without', () => {
  const needed = Template.parse({
    ...template,
    scenes: template.scenes.map((scene) => ({
      ...scene,
      layers: scene.layers.map((layer) =>
        layer.id === 'line-1' && layer.kind === 'text' && layer.slot
          ? { ...layer, slot: { ...layer.slot, required: true } }
          : layer,
      ),
    })),
  })
  const { editor, means } = open({}, {}, needed)
  const found = warnings('sample-claim', 'line-1', 'line-2')
  expect(fixAllOf(found.slice(0, 1), means)).toBeNull()
  const all = fixAllOf(found, means)
  expect(all?.count).toBe(1)
  all?.apply()
  expect(editor.film().scenes[0]?.layers.some(({ id }) => id === 'line-1')).toBe(true)
})

it('offers nothing for all where there is nothing for any', () => {
  const { means } = open({})
  expect(fixAllOf([{ severity: 'blocking', code: 'expired', slotId: null }], means)).toBeNull()
})

it('moves a covered logo to the corner that the fewest networks cover', () => {
  const logo = { ...file('logo', 400) }
  const content = { ...cafeContent, brand: { name: null, logoAssetId: 'logo' } }
  const brand = { pos: 'br' as const, size: 'm' as const, opacity: 1 }
  const editor = createEditor({
    template,
    content: { ...content, userSource: { ...content.userSource, brand } },
    files: [logo],
    rev: 0,
    beatMsOf: () => null,
    nowMs: () => 0,
  })
  const covered = editor.findings().find(({ code }) => code === 'logo-covered')
  if (!covered) throw new Error('The logo is not covered.')
  fixOf(covered, { editor, files: [], contrasts: new Map() })?.apply()
  const after = editor.findings().find(({ code }) => code === 'logo-covered')?.networks ?? []
  expect(after.length).toBeLessThan(covered.networks?.length ?? 0)
})

it('turns up music that nobody hears', () => {
  const { editor, fix } = open({})
  editor.setMusic({ trackId: 'any', volume: 0 })
  fix('music-silent', null)?.apply()
  expect(editor.state.work.bgm.volume).toBe(1)
})
