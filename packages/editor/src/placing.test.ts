import type { PlaceableFile } from '@clipmint/film'
import { expect, it } from 'vitest'

import { bakeryFiles } from './test/bakery.ts'
import { TestEditor } from './test/test-editor.ts'

const slots = ['front', 'crumb', 'crust-crumb'] as const
const openOwner = () => {
  const owner = new TestEditor()
  const sees = () => slots.map((slot) => owner.seesIn(slot)).join(' ')
  const places = (files: readonly PlaceableFile[] = bakeryFiles, keepsOwnChoices = true) =>
    owner.editor.placeAutomatically(files, { keepsOwnChoices })
  return { owner, sees, places }
}

it('places files as one step that is taken back whole, and tells what it changed', () => {
  const { owner, sees, places } = openOwner()
  const [loaf, slice, oven] = bakeryFiles as [PlaceableFile, PlaceableFile, PlaceableFile]
  const before = sees()
  const changes = places([slice, oven, loaf])
  expect(changes).toContainEqual({ slotId: 'front', before: 'loaf', after: 'slice' })
  expect(owner.editor.state.undo?.kind).toBe('placing')
  owner.undoes()
  expect(sees()).toBe(before)
  expect(owner.editor.state.undo).toBeNull()
})

it('leaves what was chosen by hand alone, unless it was taken back or is not to be kept', () => {
  const { owner, sees, places } = openOwner()
  owner.editor.setMedia('front', 'oven')
  places()
  expect(owner.seesIn('front')).toBe('oven')
  places(bakeryFiles, false)
  expect(owner.seesIn('front')).toBe('loaf')
  owner.undoes(owner.editor.state.undo?.kind === 'placing' ? 1 : 0)
  expect(sees()).toContain('oven')
})

it('keeps the crop of a slot that gets what it has', () => {
  const { owner, places } = openOwner()
  const crop = { x: 0.1, y: 0.1, w: 0.5, h: 0.5 }
  owner.editor.framePicture('front', { crop: { '9:16': crop } })
  places(bakeryFiles, false)
  expect(owner.editor.state.work.userSource.media['front']?.crop).toEqual({ '9:16': crop })
})

it('places nothing in a scene that is left out, and is no step when all stands well', () => {
  const { owner, places } = openOwner()
  places()
  const undo = owner.editor.state.undo
  expect(places()).toEqual([])
  expect(owner.editor.state.undo).toEqual(undo)
})
