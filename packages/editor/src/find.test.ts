import { expect, it } from 'vitest'

import { findWords, replaceWords } from './find.ts'
import { TestEditor } from './test/test-editor.ts'

function finds(query: string, owner = new TestEditor()) {
  return findWords(owner.editor.state.work, owner.editor.slots, query).map(({ slotId, count }) => [
    slotId,
    count,
  ])
}

it('counts what is found slot by slot, whatever its capitals and however its Hangul is written', () => {
  expect(finds('은')).toEqual([
    ['taste-line', 1],
    ['crust-line', 1],
  ])
  expect(finds('소금빵'.normalize('NFD'))).toEqual([['title', 1]])
  expect(finds(' ')).toEqual([])
  const owner = new TestEditor()
  owner.writes('title', 'Salt SALT salt')
  expect(finds('salt', owner)).toEqual([['title', 2]])
})

it('never takes half a character for a match', () => {
  const owner = new TestEditor()
  owner.writes('title', '🧂🧂 빵')
  expect(finds('\ud83e', owner)).toEqual([])
  expect(finds('🧂', owner)).toEqual([['title', 2]])
})

it('replaces all at once as one step, and names what would be too long', () => {
  const owner = new TestEditor()
  const { editor } = owner
  owner.writes('title', '은은한 빵')
  const found = replaceWords(editor.state.work, editor.slots, { find: '은', put: '은은은은은' })
  expect(found.map(({ slotId, over }) => [slotId, over])).toEqual([
    ['title', 1],
    ['taste-line', 0],
    ['crust-line', 0],
  ])
  editor.setTexts(Object.fromEntries(found.filter((it) => it.over === 0).map((it) => [it.slotId, it.after])))
  expect(owner.reads('title')).toBe('은은한 빵')
  expect(owner.reads('taste-line')).toBe('겉은은은은은 바삭')
  owner.undoes()
  expect([owner.reads('taste-line'), owner.reads('crust-line')]).toEqual(['겉은 바삭', '속은 촉촉'])
})

it('shows words that are only tried on, and keeps none of them', () => {
  const owner = new TestEditor()
  owner.editor.tryText('title', '오늘의 빵')
  expect(owner.watches('hook')).toEqual(['오늘의 빵'])
  expect([owner.reads('title'), owner.editor.takeChanges(), owner.editor.state.undo]).toEqual([
    '갓 구운 소금빵',
    null,
    null,
  ])
  owner.editor.tryText('title', null)
  expect(owner.watches('hook')).toEqual(['갓 구운 소금빵'])
  owner.editor.tryText('title', '오늘의 빵')
  owner.editor.setTexts({ title: '오늘의 빵' })
  owner.undoes()
  expect(owner.watches('hook')).toEqual(['갓 구운 소금빵'])
})
