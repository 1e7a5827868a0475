import { compose } from '@clipmint/film'
import { describe, expect, it } from 'vitest'

import { bakeryContent, bakeryFiles, bakeryTemplate } from './test/bakery.ts'
import { TestEditor } from './test/test-editor.ts'

describe('words', () => {
  it('reach the film as they are typed', () => {
    const owner = new TestEditor()
    owner.writes('title', '소금빵 나왔어요')
    expect(owner.watches('hook')).toEqual(['소금빵 나왔어요'])
  })

  it('stop at the limit of their slot, and say by how much they were too long', () => {
    const owner = new TestEditor()
    const outcome = owner.editor.setText('title', '열두 글자보다 훨씬 더 긴 제목')
    expect(outcome).toMatchObject({ kept: '열두 글자보다 훨씬 더', over: 5 })
    expect(owner.reads('title')).toBe('열두 글자보다 훨씬 더')
  })

  it('are kept whole beside the video while they are too long, and come back with an undo', () => {
    const owner = new TestEditor()
    const { editor } = owner
    const long = '열두 글자보다 훨씬 더 긴 제목'
    const isTooLong = () => editor.findings().some(({ code }) => code === 'text-too-long')
    owner.writes('title', long)
    expect([editor.state.overlong, isTooLong()]).toEqual([{ title: long }, true])
    editor.setTexts({ title: '긴 제목' })
    expect([editor.state.overlong, isTooLong()]).toEqual([{}, false])
    owner.undoes()
    expect([editor.state.overlong, isTooLong()]).toEqual([{ title: long }, true])
    owner.writes('title', `${owner.reads('title')} `)
    expect([editor.state.overlong, isTooLong()]).toEqual([{}, false])
  })

  it('that were too long come back in a later visit, where their beginning is still there', () => {
    const { editor } = new TestEditor()
    const long = '열두 글자보다 훨씬 더 긴 제목'
    editor.setText('title', '열두 글자보다 훨씬 더')
    editor.remindOfTyped({ title: long, gone: '다른 말' })
    expect(editor.state.overlong).toEqual({ title: long })
    editor.setText('title', '다른 제목')
    editor.remindOfTyped({ title: long })
    expect(editor.state.overlong).toEqual({})
  })

  it('count an emoji and a decomposed syllable as one character', () => {
    const owner = new TestEditor()
    expect(owner.editor.setText('title', '한'.normalize('NFD').repeat(12)).over).toBe(0)
    expect(owner.editor.setText('title', '🥐'.repeat(13)).over).toBe(1)
  })

  it('lose line breaks, tabs and invisible characters that were pasted with them', () => {
    const owner = new TestEditor()
    owner.editor.setText('title', '  갓\u0000 구운\r\n\t소금\u200b빵\u202e')
    expect(owner.reads('title')).toBe('갓 구운 소금빵')
  })

  it('lose the tags of a web page they were copied from, and keep what is between them', () => {
    const owner = new TestEditor()
    owner.editor.setText('title', '<p>갓 <b class="big">구운</b><br/>빵</p>')
    expect(owner.reads('title')).toBe('갓 구운 빵 ')
    owner.editor.setText('title', '<NEW> 1<2 ♥<3')
    expect(owner.reads('title')).toBe('<NEW> 1<2 ♥<')
  })

  it('may be hidden and shown again, unless the design needs them', () => {
    const owner = new TestEditor()
    owner.editor.hideText('taste-line')
    expect(owner.watches('taste')).toEqual([])
    owner.editor.showText('taste-line')
    expect(owner.watches('taste')).toEqual(['겉은 바삭'])
    owner.editor.hideText('title')
    expect(owner.watches('hook')).toEqual(['갓 구운 소금빵'])
  })

  it('keep their look while they change, until the look is reset', () => {
    const owner = new TestEditor()
    owner.editor.setTextScale('title', 0.8)
    owner.editor.setTextAlign('title', 'center')
    owner.writes('title', '새 제목')
    const text = () => owner.editor.film().scenes[0]?.layers.find(({ id }) => id === 'title')
    expect(text()).toMatchObject({ text: '새 제목', size: 128, align: 'center' })
    owner.editor.resetTextLook('title')
    expect(text()).toMatchObject({ text: '새 제목', size: 160, align: 'left' })
  })
})

describe('several commands as one step', () => {
  it('are taken back and done again together, and nothing done is no step', () => {
    const owner = new TestEditor()
    const { editor } = owner
    const all = () => ['taste', 'crust', 'offer'].map((scene) => owner.watches(scene))
    const before = all()
    editor.asOneStep('text-shown', () => {
      editor.hideText('taste-line')
      editor.hideText('crust-line')
      editor.sceneOff('offer')
    })
    expect(all()).toEqual([[], [], []])
    expect(editor.state.undo).toEqual({ kind: 'text-shown', slotId: null })
    owner.undoes()
    expect(all()).toEqual(before)
    expect(editor.state.undo).toBeNull()
    owner.redoes()
    expect(all()).toEqual([[], [], []])
    owner.undoes()
    editor.asOneStep('text-shown', () => editor.hideText('title'))
    expect(editor.state).toMatchObject({ undo: null, redo: { kind: 'text-shown' } })
  })
})

describe('pictures', () => {
  it('go into the slots that the design shows alike, together', () => {
    const owner = new TestEditor()
    owner.editor.setMedia('crumb', 'loaf')
    expect([owner.seesIn('crumb'), owner.seesIn('crust-crumb')]).toEqual(['loaf', 'loaf'])
    owner.undoes()
    expect([owner.seesIn('crumb'), owner.seesIn('crust-crumb')]).toEqual(['slice', 'slice'])
  })

  it('part from their like once one was chosen alone, or when it takes no clip', () => {
    const owner = new TestEditor()
    owner.editor.setMedia('crumb', 'oven')
    expect([owner.seesIn('crumb'), owner.seesIn('crust-crumb')]).toEqual(['oven', 'slice'])
    owner.editor.setMedia('crumb', 'loaf')
    expect(owner.seesIn('crust-crumb')).toBe('slice')
  })

  it('say before and after where else they go, and go only there when their owner wants it', () => {
    const { editor } = new TestEditor()
    const seenIn = (slotId: string) => editor.state.work.userSource.media[slotId]
    expect([editor.partnersOf('crumb'), editor.partnersOf('front')]).toEqual([['crust-crumb'], []])
    editor.framePicture('crust-crumb', { look: { flip: true } })
    expect(editor.carriedWith('crust-crumb')).toEqual([])
    editor.setMedia('crumb', 'loaf')
    expect(editor.carriedWith('crumb')).toEqual(['crust-crumb'])
    expect(editor.carriedWith('front')).toEqual([])
    editor.keepOnlyHere('crumb')
    expect([seenIn('crumb'), seenIn('crust-crumb')]).toEqual([
      { assetId: 'loaf' },
      { assetId: 'slice', flip: true },
    ])
    expect([editor.partnersOf('crumb'), editor.carriedWith('crumb')]).toEqual([[], []])
    editor.undo()
    expect(seenIn('crust-crumb')).toEqual({ assetId: 'loaf' })
    expect(editor.carriedWith('crumb')).toEqual(['crust-crumb'])
  })

  it('offer no way back for what was done before the last step', () => {
    const { editor } = new TestEditor()
    editor.setMedia('crumb', 'loaf')
    editor.setText('title', '다른 말')
    expect(editor.carriedWith('crumb')).toEqual([])
    expect(editor.partnersOf('crumb')).toEqual(['crust-crumb'])
  })

  it('refuse a clip where only pictures go', () => {
    const owner = new TestEditor()
    expect(() => owner.editor.setMedia('crust-crumb', 'oven')).toThrow('does not take a video')
  })

  it('are cropped for one ratio and keep the others', () => {
    const owner = new TestEditor()
    owner.editor.framePicture('front', { crop: { '9:16': { x: 0.9, y: 0.2, w: 0.5, h: 0.5 } } })
    owner.editor.framePicture('front', { crop: { '1:1': { x: 0, y: 0, w: 1, h: 0.4 } } })
    const crop = owner.editor.state.work.userSource.media['front']?.crop
    expect(crop).toEqual({ '9:16': { x: 0.5, y: 0.2, w: 0.5, h: 0.5 }, '1:1': { x: 0, y: 0, w: 1, h: 0.4 } })
    owner.editor.framePicture('front', { crop: { '9:16': null, '1:1': null } })
    expect(owner.editor.state.work.userSource.media['front']).toEqual({ assetId: 'loaf' })
  })

  it('are turned, mirrored and coloured, and look so in the film', () => {
    const owner = new TestEditor()
    owner.editor.framePicture('front', { look: { turn: 90, filter: 'warm' } })
    owner.editor.framePicture('front', { look: { flip: true } })
    expect(owner.editor.film().media['front']).toMatchObject({
      look: { turn: 90, flip: true, filter: 'warm' },
      file: { width: 1600, height: 1200 },
    })
    owner.undoes()
    expect(owner.editor.state.work.userSource.media['front']).toEqual({ assetId: 'loaf' })
    owner.redoes(1)
    owner.editor.framePicture('front', { look: { turn: 0, flip: false, filter: null } })
    expect(owner.editor.state.work.userSource.media['front']).toEqual({ assetId: 'loaf' })
  })

  it('lose their crops when they are turned, and keep what they show when they are mirrored', () => {
    const owner = new TestEditor()
    const crop = () => owner.editor.state.work.userSource.media['front']?.crop
    owner.editor.framePicture('front', { crop: { '1:1': { x: 0.1, y: 0.2, w: 0.5, h: 0.4 } } })
    owner.editor.framePicture('front', { look: { flip: true } })
    expect(crop()).toEqual({ '1:1': { x: 0.4, y: 0.2, w: 0.5, h: 0.4 } })
    owner.editor.framePicture('front', { look: { turn: 90 } })
    expect(crop()).toBeUndefined()
  })

  it('lose crop and trim when another file takes their place', () => {
    const owner = new TestEditor()
    owner.editor.setMedia('front', 'oven')
    owner.editor.setPlay('front', { trim: { inMs: 500, outMs: 3000 }, end: 'loop' })
    owner.editor.setMedia('front', 'loaf')
    expect(owner.editor.state.work.userSource.media['front']).toEqual({ assetId: 'loaf' })
  })

  it('play a part of a clip that is never shorter than its scene', () => {
    const owner = new TestEditor()
    const part = () => owner.editor.state.work.userSource.media['front']?.trim
    owner.editor.setMedia('front', 'oven')
    owner.editor.setPlay('front', { trim: { inMs: 3900, outMs: 9000 }, end: 'loop' })
    expect(part()).toEqual({ inMs: 2000, outMs: 4000 })
    owner.editor.setPlay('front', { trim: { inMs: 1000, outMs: 1500 }, end: 'loop' })
    expect(part()).toEqual({ inMs: 1000, outMs: 3000 })
  })

  it('begin again or stay still when they are too short, as one step, and as the design has it unless told', () => {
    const owner = new TestEditor()
    const ends = () => owner.editor.film().media['front']?.clip.end
    owner.editor.setMedia('front', 'oven')
    expect(ends()).toBe('loop')
    owner.editor.setPlay('front', { trim: { inMs: 500, outMs: 3000 }, end: 'freeze' })
    expect(ends()).toBe('freeze')
    expect(owner.editor.takeChanges()?.body.userSource?.media['front']).toMatchObject({ end: 'freeze' })
    owner.undoes()
    expect(owner.editor.state.work.userSource.media['front']).toEqual({ assetId: 'oven' })
    owner.redoes()
    owner.editor.setPlay('front', { trim: null, end: 'loop' })
    expect(owner.editor.state.work.userSource.media['front']).toEqual({ assetId: 'oven' })
  })

  it('play longer when another track makes their scene longer, in one step with it', () => {
    const owner = new TestEditor()
    owner.editor.setMedia('front', 'oven')
    owner.editor.setPlay('front', { trim: { inMs: 1500, outMs: 3500 }, end: 'loop' })
    owner.waits(2000)
    owner.editor.setMusic({ trackId: 'slow' })
    expect(owner.editor.film().scenes[0]?.durationMs).toBe(2400)
    expect(owner.editor.state.work.userSource.media['front']?.trim).toEqual({ inMs: 1500, outMs: 3900 })
    owner.undoes()
    expect(owner.editor.state.work.userSource.media['front']?.trim).toEqual({ inMs: 1500, outMs: 3500 })
    expect(owner.editor.state.work.bgm.trackId).toBe('oven')
  })
})

describe('music', () => {
  const own = 'asset:018f0000-0000-7000-8000-000000000001'

  it('is a track, the owner’s own, or none; what is chosen takes the place of what was', () => {
    const owner = new TestEditor()
    owner.editor.setMusic({ startMs: 4000 })
    owner.waits(2000)
    owner.editor.setMusic({ url: own })
    expect(owner.editor.film().music).toMatchObject({ trackId: own.slice(6), startMs: 0, fadeOutMs: 800 })
    expect(owner.saves()).toMatchObject({ bgm: { trackId: null }, bgmUrl: own })
    owner.waits(2000)
    owner.editor.setMusic({ trackId: 'slow' })
    expect(owner.saves()).toMatchObject({ bgm: { trackId: 'slow' }, bgmUrl: null })
    owner.waits(2000)
    owner.editor.setMusic({ trackId: null })
    expect(owner.editor.film().music).toBeNull()
    owner.undoes()
    owner.undoes()
    expect(owner.editor.film().music?.trackId).toBe(own.slice(6))
    owner.undoes()
    expect(owner.editor.state.work.bgm).toMatchObject({ trackId: 'oven', startMs: 4000 })
  })

  it('of an owner’s own leaves the scenes as long as the template has them', () => {
    const owner = new TestEditor()
    const lengths = () => owner.editor.film().scenes.map(({ durationMs }) => durationMs)
    owner.editor.setMusic({ trackId: null })
    const plain = lengths()
    owner.waits(2000)
    owner.editor.setMusic({ trackId: 'slow' })
    expect(lengths()).not.toEqual(plain)
    owner.editor.setMusic({ url: own })
    expect(lengths()).toEqual(plain)
  })

  it('is heard under the video before it is taken, and then nothing has changed', () => {
    const owner = new TestEditor()
    const before = owner.editor.state
    expect(owner.editor.filmWithMusic({ trackId: 'slow' }).music).toMatchObject({
      trackId: 'slow',
      startMs: 0,
    })
    expect(owner.editor.state).toBe(before)
  })

  it('is moved to another start in one step, however often the handle passes', () => {
    const owner = new TestEditor()
    for (const startMs of [500, 1000, 1500]) owner.editor.setMusic({ startMs })
    owner.undoes()
    expect(owner.editor.state.work.bgm.startMs).toBe(0)
    owner.editor.redo()
    expect(owner.editor.state.work.bgm.startMs).toBe(1500)
  })
})

describe('undo and redo', () => {
  it('take a run of typing back as one step, and a pause begins another', () => {
    const owner = new TestEditor()
    owner.writes('taste-line', '겉')
    owner.types('taste-line', '은 바')
    owner.waits(2000)
    owner.types('taste-line', '삭해')
    owner.undoes()
    expect(owner.reads('taste-line')).toBe('겉은 바')
    owner.undoes()
    expect(owner.reads('taste-line')).toBe('겉은 바삭')
    owner.redoes(2)
    expect(owner.reads('taste-line')).toBe('겉은 바삭해')
  })

  it('go back a hundred steps and more, through words, pictures, colours, music, title and ratio', () => {
    const owner = new TestEditor()
    const before = owner.editor.state.work
    for (let round = 0; round < 20; round++) {
      owner.writes('title', `제목 ${round}`)
      owner.editor.setMedia('front', round % 2 === 0 ? 'slice' : 'loaf')
      owner.editor.setColor('primary', round % 2 === 0 ? '#112233' : '#445566')
      owner.waits(2000)
      owner.editor.setMusic({ volume: round % 2 === 0 ? 0.5 : 0.7 })
      owner.editor.setTitle(`영상 ${round}`)
      owner.editor.setRatio(round % 2 === 0 ? '1:1' : '16:9')
    }
    const after = owner.editor.state.work
    owner.undoes(120)
    expect(owner.editor.state.work).toEqual(before)
    expect(owner.editor.state.undo).toBeNull()
    owner.redoes(120)
    expect(owner.editor.state.work).toEqual(after)
  })

  it('keep a hundred steps and more of every kind there is, in whatever order they come', () => {
    const { userSource } = bakeryContent
    const owner = new TestEditor({ ...bakeryContent, userSource: { ...userSource, scenes: { off: [] } } })
    const { editor } = owner
    const states = [editor.state.work]
    const kinds = new Set<string>()
    for (let round = 0; round < 10; round++) {
      const isOdd = round % 2 === 1
      const steps = [
        () => owner.writes('title', `제목 ${round}`),
        () => editor.setTextScale('title', isOdd ? 0.8 : 0.9),
        () => (isOdd ? editor.showText('taste-line') : editor.hideText('taste-line')),
        () => editor.setMedia('front', isOdd ? 'slice' : 'oven'),
        () =>
          isOdd
            ? editor.setMuted('front', false)
            : editor.setPlay('front', { trim: { inMs: 900, outMs: 3900 }, end: 'loop' }),
        () => editor.framePicture('crumb', { crop: { '9:16': { x: round / 20, y: 0, w: 0.5, h: 0.5 } } }),
        () => editor.setColor('primary', isOdd ? '#112233' : '#445566'),
        () => editor.setMusic({ trackId: isOdd ? 'oven' : 'slow' }),
        () => editor.setTitle(`영상 ${round}`),
        () => editor.setRatio(isOdd ? '16:9' : '1:1'),
        () => (isOdd ? editor.sceneOn('offer') : editor.sceneOff('offer')),
        () => editor.restore({ ...editor.state.work, changedColor: { ink: isOdd ? '#010101' : '#020202' } }),
      ]
      for (const step of steps) {
        owner.waits(2000)
        step()
        expect(editor.state.work).not.toBe(states.at(-1))
        states.push(editor.state.work)
        kinds.add(editor.state.undo?.kind ?? '')
      }
    }
    expect(kinds.size).toBe(12)
    expect(states.length).toBeGreaterThan(100)
    for (const state of states.slice(0, -1).toReversed()) {
      owner.undoes()
      expect(editor.state.work).toEqual(state)
    }
    expect(editor.state.undo).toBeNull()
    owner.redoes(states.length)
    expect(editor.state.work).toEqual(states.at(-1))
  })

  it('take the slot in hand that the step was about', () => {
    const owner = new TestEditor()
    owner.writes('price', '3,000원')
    owner.editor.select('title')
    owner.undoes()
    expect(owner.editor.state.selection).toBe('price')
  })

  it('leave no step behind for what changed nothing', () => {
    const owner = new TestEditor()
    owner.writes('title', '갓 구운 소금빵')
    owner.editor.setRatio('9:16')
    owner.editor.hideText('title')
    expect(owner.editor.state.undo).toBeNull()
  })
})

describe('the whole video', () => {
  it('leaves optional scenes out and takes them in again; the others stay', () => {
    const owner = new TestEditor()
    owner.editor.sceneOff('offer')
    owner.editor.sceneOff('hook')
    expect(owner.editor.film().scenes.map(({ id }) => id)).toEqual(['hook', 'taste', 'crust', 'cta'])
    owner.editor.sceneOn('offer')
    expect(owner.editor.film().scenes).toHaveLength(5)
  })

  it('refuses a title with forbidden characters and names them', () => {
    const owner = new TestEditor()
    expect(owner.editor.setTitle('빵 & <치즈>')).toEqual({ code: 'forbidden', characters: ['&', '<', '>'] })
    expect(owner.editor.setTitle('   ')).toEqual({ code: 'empty' })
    expect(owner.editor.setTitle('가'.repeat(51))).toEqual({ code: 'too-long', max: 50 })
    expect(owner.editor.state.work.title).toBe('소금빵 소개')
    expect(owner.editor.setTitle(' 소금빵 (신상) ')).toBeNull()
    expect(owner.editor.state.work.title).toBe('소금빵 (신상)')
  })

  it('shows the same content in another ratio without changing the project', () => {
    const owner = new TestEditor()
    expect(owner.editor.film('16:9')).toMatchObject({ ratio: '16:9', width: 1920 })
    expect(owner.editor.film().ratio).toBe('9:16')
    expect(owner.editor.state.unsaved).toEqual([])
  })

  it('gives exactly the film that composing its content gives', () => {
    const owner = new TestEditor()
    owner.editor.setColor('primary', '#00AA88')
    const { userSource, changedColor, bgm } = owner.saves()
    const files = Object.fromEntries(bakeryFiles.map((file) => [file.id, file]))
    const content = { userSource, changedColor, bgm, bgmUrl: null, brand: bakeryContent.brand }
    expect(owner.editor.film()).toEqual(compose(bakeryTemplate, content, { files, beatMs: 500 }))
  })

  it('says what stands in the way of making it, but not in scenes left out', () => {
    const owner = new TestEditor()
    owner.writes('title', ' ')
    owner.writes('price', '')
    owner.writes('visit', '{{name}} 방문')
    owner.editor.setMedia('front', null)
    const found = () => owner.editor.findings().map(({ code, slotId }) => `${code} ${slotId}`)
    expect(found()).toEqual([
      'required-text-empty title',
      'required-media-empty front',
      'required-text-empty price',
      'placeholder-left visit',
    ])
    owner.editor.sceneOff('offer')
    expect(found()).not.toContain('required-text-empty price')
  })
})

describe('what fields say today', () => {
  const price = { field: 'product.price', form: 0, shown: '3,000원', slotId: 'title', now: '3,500원' }

  it('takes the place of what they said, in one step, and the rest of the words stay', () => {
    const owner = new TestEditor()
    owner.writes('title', '소금빵 3,000원')
    owner.editor.renewText('title', [price])
    expect(owner.reads('title')).toBe('소금빵 3,500원')
    owner.undoes()
    expect(owner.reads('title')).toBe('소금빵 3,000원')
  })

  it('is found again after the words around it were changed', () => {
    const { slotId: _slot, now: _now, ...from } = price
    const { userSource } = bakeryContent
    const text = { ...userSource.text, title: { value: '소금빵 3,000원', from: [from] } }
    const owner = new TestEditor({ ...bakeryContent, userSource: { ...userSource, text } })
    const { editor } = owner
    editor.setText('title', '빵 3,000원')
    editor.setTextAlign('title', 'left')
    editor.resetTextLook('title')
    expect(editor.state.work.userSource.text['title']).toEqual({ value: '빵 3,000원', from: [from] })
  })
})
