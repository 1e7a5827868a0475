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

  it('shows another name and logo at once, which is no step and nothing to save', () => {
    const owner = new TestEditor()
    owner.editor.setBrand(named)
    expect(owner.editor.film().logo?.key).toBe('brand-logo')
    expect([owner.editor.state.undo, owner.editor.takeChanges()]).toEqual([null, null])
  })

  it('follows a name that was changed elsewhere', () => {
    const owner = new TestEditor()
    owner.editor.rebase({ ...bakeryContent, brand: named }, 2)
    expect(owner.editor.state.brand).toEqual(named)
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
})
