import { expect, it } from 'vitest'

import { bakeryContent, bakerySong } from './test/bakery.ts'
import { TestEditor } from './test/test-editor.ts'

it('paints words otherwise as one step, keeps their size, and goes back to the design', () => {
  const owner = new TestEditor()
  owner.editor.setTextScale('title', 0.8)
  const words = owner.reads('title')
  owner.editor.setTextInk('title', { color: 'ink', plate: 'paper/0.7' })
  const text = () => owner.editor.state.work.userSource.text['title']
  expect(text()).toEqual({ value: words, scale: 0.8, color: 'ink', plate: 'paper/0.7' })
  owner.undoes()
  expect(text()).toEqual({ value: words, scale: 0.8 })
  owner.redoes()
  owner.writes('title', '다른 글')
  expect(text()).toEqual({ value: '다른 글', scale: 0.8, color: 'ink', plate: 'paper/0.7' })
  owner.editor.setTextInk('title', { plate: null })
  expect(text()).toEqual({ value: '다른 글', scale: 0.8, color: 'ink' })
  owner.editor.resetTextLook('title')
  expect(text()).toEqual({ value: '다른 글' })
})

it('stops a video whose own music was deleted, until there is other music', () => {
  const owner = new TestEditor({
    ...bakeryContent,
    bgmUrl: 'asset:019a0000-0000-7000-8000-00000000dead',
  })
  const missing = () => owner.editor.findings().filter(({ code }) => code === 'music-missing').length
  expect(missing()).toBe(1)
  owner.editor.setMusic({ trackId: 'slow' })
  expect(missing()).toBe(0)
  owner.editor.setMusic({ url: `asset:${bakerySong}` })
  expect(missing()).toBe(0)
})
