import { describe, expect, it } from 'vitest'

import { isVerbatim } from '../kinds/quote.ts'
import type { Review } from '../types.ts'
import { otherQuotes, reviewLineIn } from './quotes.ts'

const reviews: Record<'ko' | 'en', Review> = {
  ko: {
    text: '달지 않아서 좋아요. 아이도 잘 먹어요! 빵에 발라 먹었어요. 또 주문할게요.',
    rating: 5,
    author: '김민지',
    writtenAt: '2026-10-03',
    chosen: true,
  },
  en: {
    text: 'Not too sweet. My kids love it! We had it on toast. I will order again.',
    rating: 5,
    author: 'Mina',
    writtenAt: '2026-10-03',
    chosen: true,
  },
}
const owners = { ko: '수제 딸기잼', en: 'Strawberry jam' }

describe.each(['ko', 'en'] as const)('a line of a review in %s', (language) => {
  const review = reviews[language]
  const present = language === 'ko' ? '달지 않아서 좋아요…' : 'Not too sweet…'
  const read = reviewLineIn({ language }, [review])

  it('is known from the owner’s own words', () => {
    expect(read(present)).toEqual({ says: 'quote', review })
    expect(read(language === 'ko' ? '김** · 2026.10' : 'M** · Oct 2026')).toEqual({ says: 'name', review })
    expect(read(owners[language])).toBeNull()
  })

  it('has whole sentences of that review for others, and no other words', () => {
    const wish = { limit: 40, present }
    const turns = [0, 1, 2].map((turn) => otherQuotes(review, wish, { beside: [], turn }))
    expect(turns[0]?.lines).toHaveLength(3)
    expect(turns[0]?.more).toBe(true)
    expect(turns[1]?.lines).not.toEqual(turns[0]?.lines)
    const lines = turns.flatMap((turn) => turn.lines)
    expect(lines.filter((line) => line === present || !isVerbatim(line, review.text))).toEqual([])
  })

  it('has none where no other sentence fits', () => {
    expect(otherQuotes(review, { limit: 3, present }, { beside: [], turn: 0 })).toEqual({
      lines: [],
      more: false,
    })
  })
})
