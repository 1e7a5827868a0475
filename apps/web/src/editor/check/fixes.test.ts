import { createEditor } from '@clipmint/editor'
import { type FindingCode, type MediaFile, Template } from '@clipmint/film'
import { expect, it } from 'vitest'

import { cafeContent, cafeTemplate } from '../test/cafe.ts'
import { fixOf } from './fixes.ts'

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

function open(media: Record<string, string>) {
  const placed = Object.fromEntries(Object.entries(media).map(([slot, assetId]) => [slot, { assetId }]))
  const userSource = { ...cafeContent.userSource, media: placed }
  const content = { ...cafeContent, userSource }
  const editor = createEditor({ template, content, files, rev: 0, beatMsOf: () => null, nowMs: () => 0 })
  return {
    editor,
    fix: (code: FindingCode, slotId: string) =>
      fixOf({ severity: 'warning', code, slotId }, { editor, files }),
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

it('goes back to the template’s colours for words and ground', () => {
  const { editor, fix } = open({})
  editor.setColor('ink', '#eeeeee')
  editor.setColor('primary', '#123456')
  fix('contrast-low', 'line-1')?.apply()
  expect(editor.state.work.changedColor).toEqual({ primary: '#123456' })
})
