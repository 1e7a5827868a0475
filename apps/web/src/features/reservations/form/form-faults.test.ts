import { limits } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { type Draft, freshDraft, noWords, wishOf } from './draft.ts'
import { wordFaults } from './form-faults.ts'

const draft: Draft = {
  ...freshDraft({ ratio: '9:16', seconds: 15 }, [], []),
  places: [{ platform: 'instagram', type: 'reels' }],
}

it('finds what may not be in a caption or a headline, and whose words they are', () => {
  const own = { instagram: { ...noWords, title: '<빵>' } }
  expect(wordFaults({ ...draft, words: { ...noWords, caption: '🥐' }, own })).toEqual([
    { kind: 'letters', of: null, field: 'caption', letters: ['🥐'] },
    { kind: 'letters', of: 'instagram', field: 'title', letters: ['<', '>'] },
  ])
})

it('finds a caption that is too long', () => {
  const words = { ...noWords, caption: '빵'.repeat(limits.captionMax + 1) }
  expect(wordFaults({ ...draft, words })).toEqual([{ kind: 'long', of: null, field: 'caption' }])
})

it('minds no words where a story alone goes out, and sends none', () => {
  const story: Draft = {
    ...draft,
    places: [{ platform: 'instagram', type: 'story' }],
    words: { ...noWords, caption: '🥐' },
    own: { instagram: { ...noWords, caption: '&' } },
  }
  expect(wordFaults(story)).toEqual([])
  expect(wishOf(story, 'Asia/Seoul')).toMatchObject({ words: noWords, targets: [{ words: null }] })
})
