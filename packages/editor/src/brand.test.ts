import { describe, expect, it } from 'vitest'

import { parseJournal } from './journal.ts'
import { slotMap } from './slots.ts'
import { bakeryContent, bakeryTemplate } from './test/bakery.ts'
import { TestEditor } from './test/test-editor.ts'

const named = { name: '민트상점', logoAssetId: 'loaf' }
const sage = { primary: '#0b7a60', secondary: '#cdf1e4', accent: '#ffb545', ink: '#10231d', paper: '#ffffff' }

describe('the brand in a video', () => {
  it('moves to another corner as one step, and back', () => {
    const owner = new TestEditor({ ...bakeryContent, brand: named })
    const before = owner.editor.film().logo
    owner.editor.setBrandLook({ pos: 'bl' })
    expect(owner.editor.film().logo?.box.x).toBeLessThan(540)
    expect(owner.editor.state.undo).toEqual({ kind: 'brand', slotId: null })
    owner.undoes()
    expect(owner.editor.film().logo).toEqual(before)
    expect(owner.editor.state.work.userSource).toEqual(bakeryContent.userSource)
  })

  it('fades by a slider in one step, never out of sight', () => {
    const owner = new TestEditor({ ...bakeryContent, brand: named })
    for (const opacity of [0.9, 0.5, 0.05]) owner.editor.setBrandLook({ opacity })
    expect(owner.editor.film().logo?.opacity).toBe(0.2)
    owner.undoes()
    expect(owner.editor.state.undo).toBeNull()
  })

  it('is saved with the content, and put back from a journal', () => {
    const owner = new TestEditor()
    owner.editor.setBrandLook({ size: 'l', outro: true })
    const look = { pos: 'tr', size: 'l', opacity: 1, outro: true }
    expect(owner.editor.takeChanges()?.body.userSource?.brand).toEqual(look)
    const journal = parseJournal(
      JSON.parse(JSON.stringify(owner.editor.journal('p1'))),
      slotMap(bakeryTemplate),
    )
    const next = new TestEditor()
    if (journal) next.editor.replay(journal)
    expect(next.editor.state.work.userSource.brand).toEqual(look)
  })

  it('shows a name as it is typed, saves it, and takes a word back as one step', () => {
    const owner = new TestEditor()
    for (const typed of ['민', '민트', '민트 ']) owner.editor.setBrandName(typed)
    expect(owner.editor.state.brand.name).toBe('민트 ')
    expect(owner.editor.takeChanges()?.body).toEqual({ rev: 1, brandName: '민트 ' })
    owner.undoes()
    expect([owner.editor.state.brand.name, owner.editor.state.undo]).toEqual([null, null])
    owner.editor.setBrandName('가'.repeat(30))
    expect(owner.editor.state.brand.name).toBe('가'.repeat(20))
    const other = new TestEditor()
    other.editor.setBrandName('  ')
    expect(other.editor.takeChanges()).toBeNull()
  })

  it('finds the name again that was typed just before its page went', () => {
    const owner = new TestEditor()
    owner.editor.setBrandName('민트상점')
    const kept = JSON.parse(JSON.stringify(owner.editor.journal('p1')))
    const next = new TestEditor()
    const journal = parseJournal(kept, slotMap(bakeryTemplate))
    if (journal) next.editor.replay(journal)
    expect(next.editor.state.brand.name).toBe('민트상점')
    expect(next.editor.takeChanges()?.body.brandName).toBe('민트상점')
  })

  it('shows a logo that was just stored, and the one before when that is taken back', () => {
    const owner = new TestEditor({ ...bakeryContent, brand: { name: '민트상점', logoAssetId: 'slice' } })
    owner.writes('title', '새 소금빵')
    owner.editor.takeInLogo({ ...bakeryContent, brand: named }, 2)
    expect(owner.editor.takeChanges()?.body).not.toHaveProperty('brandLogo')
    expect(owner.editor.state.undo?.kind).toBe('brand')
    owner.undoes()
    expect(owner.editor.state.brand.logoAssetId).toBe('slice')
    expect(owner.editor.takeChanges()?.body.brandLogo).toBe('slice')
    expect(owner.reads('title')).toBe('새 소금빵')
  })

  it('shows the logo that the server kept when the one taken back is gone, and has nothing left to save', () => {
    const owner = new TestEditor({ ...bakeryContent, brand: { name: null, logoAssetId: 'slice' } })
    owner.editor.takeInLogo({ ...bakeryContent, brand: { name: null, logoAssetId: 'loaf' } }, 2)
    owner.undoes()
    owner.writes('title', '새 소금빵')
    const sent = owner.editor.takeChanges()
    expect(sent?.body.brandLogo).toBe('slice')
    owner.editor.setBrandName('민트상점')
    if (sent) owner.editor.acknowledge(sent, 3, { brandLogo: 'loaf' })
    expect(owner.editor.state.brand).toEqual({ name: '민트상점', logoAssetId: 'loaf' })
    expect(owner.reads('title')).toBe('새 소금빵')
    expect(owner.editor.takeChanges()?.body).toEqual({ rev: 3, brandName: '민트상점' })
  })

  it('stays without the logo that was removed while the server kept another', () => {
    const owner = new TestEditor({ ...bakeryContent, brand: { name: null, logoAssetId: 'slice' } })
    owner.editor.takeInLogo({ ...bakeryContent, brand: { name: null, logoAssetId: 'loaf' } }, 2)
    owner.undoes()
    const sent = owner.editor.takeChanges()
    owner.editor.removeLogo()
    if (sent) owner.editor.acknowledge(sent, 3, { brandLogo: 'loaf' })
    expect(owner.editor.state.brand.logoAssetId).toBeNull()
    expect(owner.editor.takeChanges()?.body).toEqual({ rev: 3, brandLogo: null })
  })

  it('leaves the video without a logo, until that is taken back', () => {
    const owner = new TestEditor({ ...bakeryContent, brand: named })
    owner.editor.removeLogo()
    expect(owner.editor.film().logo).toBeNull()
    expect(owner.editor.takeChanges()?.body).toEqual({ rev: 1, brandLogo: null })
    owner.undoes()
    expect(owner.editor.film().logo?.key).toBe('brand-logo')
  })

  it('is put on whole in one step: undo takes back name, logo and colours together', () => {
    const owner = new TestEditor()
    owner.editor.applyBrand(named, sage)
    expect(owner.editor.state.brand).toEqual(named)
    expect(owner.editor.state.work.changedColor).toMatchObject({ primary: sage.primary })
    owner.undoes()
    expect(owner.editor.state.work.changedColor).toEqual({})
    expect(owner.editor.state.brand).toEqual(bakeryContent.brand)
    expect([owner.editor.state.undo, owner.editor.takeChanges()]).toEqual([null, null])
  })

  it('follows a name that was changed elsewhere, and keeps the one typed here', () => {
    const owner = new TestEditor()
    owner.editor.rebase({ ...bakeryContent, brand: named }, 2)
    expect(owner.editor.state.brand).toEqual(named)
    owner.editor.setBrandName('우리 빵집')
    const conflicts = owner.editor.rebase({ ...bakeryContent, brand: { ...named, name: '남의 빵집' } }, 3)
    expect(conflicts).toEqual([{ field: 'brandName', ours: '우리 빵집', theirs: '남의 빵집' }])
    expect(owner.editor.state.brand).toEqual({ ...named, name: '우리 빵집' })
  })
})

describe('a set of colours', () => {
  it('is one step, and says nothing of what the template has anyway', () => {
    const owner = new TestEditor()
    owner.editor.setPalette(sage)
    const { paper: _same, ...changed } = sage
    expect(owner.editor.state.work.changedColor).toEqual(changed)
    owner.undoes()
    expect([owner.editor.state.work.changedColor, owner.editor.state.undo]).toEqual([{}, null])
  })

  it('can be tried without changing the video', () => {
    const owner = new TestEditor()
    const tried = owner.editor.filmIn(sage)
    expect(owner.editor.takeChanges()).toBeNull()
    owner.editor.setPalette(sage)
    expect(owner.editor.film()).toEqual(tried)
  })

  it('goes back with an earlier state, its logo too where that is there', () => {
    const owner = new TestEditor({ ...bakeryContent, brand: named })
    const { brand: _brand, ...earlier } = bakeryContent
    owner.editor.restore({ ...earlier, brand: { name: '옛 이름', logoAssetId: 'gone' } })
    expect(owner.editor.state.brand).toEqual({ ...named, name: '옛 이름' })
    owner.editor.undo()
    expect(owner.editor.state.brand).toEqual(named)
    // A version of before brands were kept leaves it as it is.
    owner.editor.restore(earlier)
    expect(owner.editor.state.brand).toEqual(named)
  })
})
