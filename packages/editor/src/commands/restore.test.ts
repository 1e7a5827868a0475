import { describe, expect, it } from 'vitest'

import { bakeryContent, bakerySong } from '../test/bakery.ts'
import { TestEditor } from '../test/test-editor.ts'
import type { Content } from '../work.ts'

/** Changes something of every kind there is. */
function changesEverything({ editor }: TestEditor): void {
  editor.setText('title', '여름 한정 빙수')
  editor.hideText('taste-line')
  editor.setTextScale('price', 0.8)
  editor.setMedia('front', 'oven')
  editor.setPlay('front', { trim: { inMs: 500, outMs: 3000 }, end: 'loop' })
  editor.framePicture('front', { crop: { '9:16': { x: 0.1, y: 0.1, w: 0.5, h: 0.5 } } })
  editor.setMedia('crumb', null)
  editor.setColor('primary', '#123456')
  editor.setMusic({ trackId: 'slow', volume: 0.3 })
  editor.setTitle('여름 빙수')
  editor.setRatio('1:1')
  editor.sceneOff('offer')
}

function earlierWith(change: Partial<Content['userSource']>): Content {
  return { ...bakeryContent, userSource: { ...bakeryContent.userSource, ...change } }
}

describe('restoring an earlier version', () => {
  it('brings back words, pictures, colours, music, title, ratio and scenes as they were', () => {
    const owner = new TestEditor()
    const { brand: _brand, ...before } = owner.saves()
    changesEverything(owner)
    expect(owner.editor.restore(before)).toEqual([])
    expect(owner.editor.differences(before)).toEqual([])
    expect(owner.editor.state.work).toMatchObject({ ...before, userSource: { text: before.userSource.text } })
    expect(owner.watches('offer')).toEqual(['3,500원'])
  })

  it('brings back own music that is there, and leaves the music of today when its file is gone', () => {
    const owner = new TestEditor()
    const bgm = { ...bakeryContent.bgm, trackId: null, startMs: 4_000 }
    const song = `asset:${bakerySong}`
    expect(owner.editor.restore({ ...bakeryContent, bgm, bgmUrl: song })).toEqual([])
    expect(owner.editor.state.work).toMatchObject({ bgm, bgmUrl: song })
    const gone = song.replace(/a$/, 'b')
    expect(owner.editor.restore({ ...bakeryContent, bgm, bgmUrl: gone })).toEqual(['bgm'])
    expect(owner.editor.state.work.bgmUrl).toBe(song)
  })

  it('is one step, which undo takes back whole and redo does again', () => {
    const owner = new TestEditor()
    changesEverything(owner)
    const now = owner.editor.state.work
    owner.editor.restore(bakeryContent)
    const then = owner.editor.state.work
    expect(owner.editor.state.undo).toEqual({ kind: 'restore', slotId: null })
    owner.undoes()
    expect(owner.editor.state.work).toEqual(now)
    owner.redoes()
    expect(owner.editor.state.work).toEqual(then)
  })

  it('is saved like any other edit, and survives another screen’s save', () => {
    const owner = new TestEditor(earlierWith({ text: { title: { value: '지금 제목' } } }), 4)
    owner.editor.restore(bakeryContent)
    expect(owner.editor.takeChanges()?.body).toMatchObject({
      rev: 4,
      userSource: { text: { title: { value: '갓 구운 소금빵' } } },
    })
    const elsewhere = earlierWith({ text: { title: { value: '지금 제목' } } })
    owner.editor.rebase({ ...elsewhere, changedColor: { ink: '#222222' } }, 5)
    expect(owner.reads('title')).toBe('갓 구운 소금빵')
    expect(owner.editor.state.work.changedColor).toEqual({ ink: '#222222' })
  })

  it('skips the places that the template no longer has', () => {
    const owner = new TestEditor()
    const { text, media } = bakeryContent.userSource
    const earlier = earlierWith({
      text: { ...text, title: { value: '옛 제목' }, banner: { value: '없어진 글' } },
      media: { ...media, sticker: { assetId: 'loaf' } },
      scenes: { off: ['offer', 'hook', 'gone'] },
    })
    expect(owner.editor.restore(earlier)).toEqual([
      'text/banner',
      'media/sticker',
      'scene/hook',
      'scene/gone',
    ])
    expect(owner.reads('title')).toBe('옛 제목')
    expect(Object.keys(owner.editor.state.work.userSource.text)).not.toContain('banner')
    expect(owner.editor.state.work.userSource.scenes?.off).toEqual(['offer'])
  })

  it('leaves a picture where its earlier one was deleted, a track that is gone, and a title that is not allowed', () => {
    const owner = new TestEditor()
    const earlier = earlierWith({
      media: { front: { assetId: 'deleted' }, 'crust-crumb': { assetId: 'oven' } },
    })
    const bgm = { ...earlier.bgm, trackId: 'gone' }
    const left = owner.editor.restore({ ...earlier, bgm, title: "Kim's & Lee's" })
    expect(left).toEqual(['title', 'bgm', 'media/front', 'media/crust-crumb'])
    expect([owner.seesIn('front'), owner.seesIn('crumb')]).toEqual(['loaf', null])
    expect(owner.editor.state.work).toMatchObject({ title: '소금빵 소개', bgm: { trackId: 'oven' } })
  })

  it('leaves no step behind when everything is as it was', () => {
    const owner = new TestEditor()
    expect(owner.editor.restore(bakeryContent)).toEqual([])
    expect(owner.editor.state.undo).toBeNull()
  })

  it('is seen before it is done, without changing the video', () => {
    const owner = new TestEditor()
    changesEverything(owner)
    expect(owner.editor.filmOf(bakeryContent)).toMatchObject({ ratio: '9:16' })
    expect(owner.editor.film()).toMatchObject({ ratio: '1:1' })
    expect(owner.editor.differences(bakeryContent)).toContain('scene/offer')
  })
})
