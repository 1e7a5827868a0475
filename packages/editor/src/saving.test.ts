import { describe, expect, it } from 'vitest'

import { parseJournal } from './journal.ts'
import { slotMap } from './slots.ts'
import { bakeryContent, bakeryTemplate } from './test/bakery.ts'
import { TestEditor } from './test/test-editor.ts'

const slots = slotMap(bakeryTemplate)

/** A journal as it comes back from a store: through JSON. */
function stored(owner: TestEditor) {
  return parseJournal(JSON.parse(JSON.stringify(owner.editor.journal('p1'))), slots)
}

describe('saving', () => {
  it('sends only the parts that changed, on the revision they build on', () => {
    const owner = new TestEditor(bakeryContent, 7)
    owner.editor.setColor('ink', '#101010')
    expect(owner.editor.takeChanges()?.body).toEqual({ rev: 7, changedColor: { ink: '#101010' } })
    owner.editor.setTitle('새 이름')
    expect(Object.keys(owner.editor.takeChanges()?.body ?? {})).toEqual(['rev', 'changedColor', 'title'])
  })

  it('has nothing to send once acknowledged, or once a change was taken back', () => {
    const owner = new TestEditor()
    owner.writes('title', '새 제목')
    owner.undoes()
    expect(owner.editor.takeChanges()).toBeNull()
    owner.redoes()
    owner.saves()
    expect(owner.editor.takeChanges()).toBeNull()
    expect(owner.editor.state.unsaved).toEqual([])
  })

  it('keeps what was typed while a save was on its way', () => {
    const owner = new TestEditor()
    owner.writes('title', '첫 번째')
    const sent = owner.editor.takeChanges()
    owner.writes('title', '두 번째')
    if (sent) owner.editor.acknowledge(sent, 2)
    expect(owner.editor.state.unsaved).toEqual(['text/title'])
    expect(owner.editor.takeChanges()?.body).toMatchObject({
      rev: 2,
      userSource: { text: { title: { value: '두 번째' } } },
    })
  })
})

describe('merging after somebody else saved', () => {
  function elsewhere(change: (other: TestEditor) => void) {
    const other = new TestEditor()
    change(other)
    return other.saves()
  }

  it('joins changes of different slots silently', () => {
    const owner = new TestEditor()
    owner.writes('title', '우리 제목')
    const theirs = elsewhere((other) => {
      other.writes('price', '2,900원')
      other.editor.setColor('accent', '#ff0000')
    })
    expect(owner.editor.rebase(theirs, 2)).toEqual([])
    expect([owner.reads('title'), owner.reads('price')]).toEqual(['우리 제목', '2,900원'])
    expect(owner.editor.takeChanges()?.body.rev).toBe(2)
    expect(owner.editor.state.unsaved).toEqual(['text/title'])
  })

  it('keeps ours in the same slot and reports theirs, which can still be taken', () => {
    const owner = new TestEditor()
    owner.writes('title', '우리 제목')
    owner.editor.rebase(
      elsewhere((other) => other.writes('title', '다른 제목')),
      2,
    )
    expect(owner.reads('title')).toBe('우리 제목')
    const [conflict] = owner.editor.state.conflicts
    expect(conflict).toMatchObject({ field: 'text/title', theirs: { value: '다른 제목' } })
    if (conflict) owner.editor.settle(conflict, 'theirs')
    expect(owner.reads('title')).toBe('다른 제목')
    expect(owner.editor.state.conflicts).toEqual([])
    owner.undoes()
    expect(owner.reads('title')).toBe('우리 제목')
  })

  it('undoes our own step without touching what they changed', () => {
    const owner = new TestEditor()
    owner.writes('title', '우리 제목')
    owner.editor.rebase(
      elsewhere((other) => other.writes('price', '2,900원')),
      2,
    )
    owner.undoes()
    expect([owner.reads('title'), owner.reads('price')]).toEqual(['갓 구운 소금빵', '2,900원'])
  })
})

describe('a save whose answer was lost', () => {
  it('asks nobody about words that it had sent itself', () => {
    const owner = new TestEditor()
    owner.writes('title', '첫 번째')
    const arrived = owner.editor.takeChanges()
    owner.writes('title', '두 번째')
    if (arrived) owner.editor.rebase({ ...bakeryContent, ...arrived.work }, 2)
    expect(owner.reads('title')).toBe('두 번째')
    expect(owner.editor.state.conflicts).toEqual([])
  })

  it('still asks when somebody else wrote there since', () => {
    const owner = new TestEditor()
    const other = new TestEditor()
    owner.writes('title', '첫 번째')
    owner.editor.takeChanges()
    owner.writes('title', '두 번째')
    other.writes('title', '다른 제목')
    expect(owner.editor.rebase(other.saves(), 3)).toMatchObject([{ field: 'text/title' }])
  })

  it('takes back what was taken back meanwhile, here and after a reload', () => {
    const owner = new TestEditor()
    const usual = owner.reads('title')
    owner.writes('title', '첫 번째')
    const arrived = owner.editor.takeChanges()
    owner.undoes()
    expect(owner.editor.state.unsaved).toEqual(['text/title'])
    const journal = stored(owner)
    const later = { ...bakeryContent, ...arrived?.work }
    const reloaded = new TestEditor(later, 2)
    if (journal) reloaded.editor.replay(journal)
    owner.editor.rebase(later, 2)
    for (const { reads, editor } of [owner, reloaded].map((it) => ({
      reads: it.reads('title'),
      editor: it.editor,
    }))) {
      expect(reads).toBe(usual)
      expect(editor.takeChanges()?.body.userSource?.text['title']?.value).toBe(usual)
      expect(editor.state.conflicts).toEqual([])
    }
  })

  it('is no concern any more once a later save is answered', () => {
    const owner = new TestEditor()
    owner.writes('title', '첫 번째')
    owner.editor.takeChanges()
    owner.undoes()
    owner.saves()
    expect(owner.editor.state.unsaved).toEqual([])
    expect(owner.editor.takeChanges()).toBeNull()
  })

  it('asks nothing after a reload either, whether it left before the reload or arrives after it', () => {
    const before = new TestEditor()
    before.writes('title', '첫 번째')
    const arrived = before.editor.takeChanges()
    const early = stored(before)
    before.writes('title', '두 번째')
    const late = stored(before)
    const there = { ...bakeryContent, ...arrived?.work }
    const after = new TestEditor(there, 2)
    if (late) after.editor.replay(late)
    expect(after.reads('title')).toBe('두 번째')
    expect(after.editor.state.conflicts).toEqual([])

    const quick = new TestEditor()
    if (early) quick.editor.replay(early)
    quick.writes('title', '세 번째')
    quick.editor.rebase(there, 2)
    expect(quick.reads('title')).toBe('세 번째')
    expect(quick.editor.state.conflicts).toEqual([])
  })
})

describe('the journal', () => {
  it('brings unacknowledged changes back after a reload', () => {
    const before = new TestEditor()
    before.writes('title', '새 제목')
    before.editor.setMusic({ trackId: null })
    before.editor.sceneOff('offer')
    const journal = stored(before)
    const after = new TestEditor()
    if (journal) after.editor.replay(journal)
    expect(after.editor.state.work).toEqual(before.editor.state.work)
    expect(after.editor.state.conflicts).toEqual([])
    expect(after.editor.takeChanges()).not.toBeNull()
  })

  it('changes nothing when the server took the changes before the reload', () => {
    const before = new TestEditor()
    before.writes('title', '새 제목')
    const journal = stored(before)
    const after = new TestEditor(before.saves(), 2)
    if (journal) after.editor.replay(journal)
    expect(after.editor.takeChanges()).toBeNull()
    expect(after.editor.state.conflicts).toEqual([])
  })

  it('is empty once everything is acknowledged', () => {
    const owner = new TestEditor()
    owner.writes('title', '새 제목')
    owner.saves()
    expect(owner.editor.journal('p1')).toBeNull()
  })

  it('leaves out what this template has no place for, and refuses what is no journal', () => {
    const change = (field: string, after: unknown) => ({ field, before: null, after })
    const read = parseJournal(
      {
        v: 1,
        projectId: 'p1',
        rev: 3,
        changes: [
          change('text/title', { value: '좋은 제목' }),
          change('text/gone', { value: '없는 자리' }),
          change('text/title', { value: 7 }),
          change('media/title', { assetId: 'loaf' }),
          change('color/primary', 'red'),
          'nonsense',
        ],
      },
      slots,
    )
    expect(read?.changes.map(({ field }) => field)).toEqual(['text/title'])
    expect(parseJournal({ v: 2 }, slots)).toBeNull()
    expect(parseJournal('{}', slots)).toBeNull()
  })
})
