import { countChars } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { counterShops } from '../corpus/counter.ts'
import { shopBriefs } from '../corpus/shops.ts'
import { ungroundedIn } from '../grounding/grounding.ts'
import { alternativesFor, type RewriteOptions } from './alternatives.ts'
import type { LineSlot } from './slot.ts'

const beanie = briefOf({
  name: '손뜨개 울 비니',
  info: '손으로 한 코씩 뜬 울 100% 비니예요. 가볍고 따뜻해서 한겨울에도 좋아요. 네 가지 색이 있고 손세탁할 수 있어요.',
  price: { amount: 24_900, currency: 'KRW' },
})
const plainly: RewriteOptions = { brand: null, promotion: null, beside: [], turn: 0 }
const slot = (traits: Partial<LineSlot> = {}): LineSlot => ({
  id: 'title',
  role: 'headline',
  scene: 'benefit',
  limit: 14,
  present: '',
  ...traits,
})
const linesFor = (wish: LineSlot, options = plainly, brief = beanie): string[] =>
  alternativesFor(brief, [wish], options)[0]?.lines ?? []

/** A video’s slots of every role, in the usual sizes of both scripts. */
const allSlots = (language: string): LineSlot[] => {
  const size = language === 'ko' ? 1 : 2
  return (['hook', 'benefit', 'detail', 'proof', 'offer', 'cta'] as const).flatMap((scene) => [
    slot({ id: `${scene}-head`, scene, limit: 12 * size }),
    slot({ id: `${scene}-sub`, scene, role: 'sub', limit: 24 * size }),
    ...(['price', 'cta', 'brand', 'name', 'tag'] as const).map((role) =>
      slot({ id: `${scene}-${role}`, scene, role, limit: 14 * size }),
    ),
  ])
}

describe('other words for a line', () => {
  it.each([...shopBriefs, ...counterShops.map(briefOf)].map((brief) => ({ name: brief.name, brief })))(
    'of $name hold to its limit and to what the owner said',
    ({ brief }) => {
      const find = ungroundedIn(brief)
      const wishes = allSlots(brief.language)
      const found = alternativesFor(brief, wishes, { ...plainly, turn: 1 })
      const lengths = found.map(({ lines }) => lines.length)
      found.forEach(({ lines }, index) => {
        const { limit } = wishes[index] ?? slot()
        expect(lines.flatMap(find)).toEqual([])
        expect(lines.filter((line) => countChars(line) > limit)).toEqual([])
        expect(new Set(lines).size).toBe(lines.length)
      })
      // What the video begins with has always something else to be.
      expect(lengths[0]).toBeGreaterThan(0)
    },
  )

  it('say three different things, what suits the scene first', () => {
    expect(linesFor(slot())).toEqual(['가볍고 따뜻해요', '한겨울에도 좋아요', '손으로 한 코씩 떴어요'])
    expect(linesFor(slot({ scene: 'detail' }))[0]).toBe('울 100% 비니')
  })

  it('stay with what the scene is about, and ask nothing in the middle of a video', () => {
    const runner = briefOf({
      name: '데일리 러닝화',
      info: '발등이 양말처럼 편해요. 흰색, 검정, 형광 세 가지 색이 있어요. 아침 달리기에 신기 좋아요.',
    })
    const [first] = linesFor(slot({ present: '발등이 양말처럼 편해요' }), plainly, runner)
    expect(first).toBe('아침 달리기에 신기 좋아요')
    const all = [0, 1, 2, 3].flatMap((turn) =>
      (['benefit', 'detail', 'proof'] as const).flatMap((scene) =>
        linesFor(slot({ scene, present: '발등이 양말처럼 편해요' }), { ...plainly, turn }, runner),
      ),
    )
    expect(all.filter((line) => /(?<!볼까요)\?$/u.test(line))).toEqual([])
  })

  it('neither repeat what stands there nor what the video says elsewhere', () => {
    const lines = linesFor(slot({ present: '가볍고 따뜻해요!' }), {
      ...plainly,
      beside: ['한겨울에도  좋아요'],
    })
    expect(lines).not.toContain('가볍고 따뜻해요')
    expect(lines).not.toContain('한겨울에도 좋아요')
    expect(lines).toHaveLength(3)
  })

  it('write the price exactly, and say nothing where there is none', () => {
    const price = slot({ role: 'price', scene: 'offer' })
    expect(linesFor(price)).toEqual(['24,900원', '24,900원이에요', '24,900원에 만나요'])
    expect(linesFor({ ...price, present: '24,900원' })[0]).toBe('24,900원이에요')
    expect(linesFor(price, plainly, briefOf({ name: '비니', info: beanie.info }))).toEqual([])
    const dollars = { ...beanie, price: { amount: 1950, currency: 'USD' as const } }
    expect(linesFor(price, plainly, { ...dollars, language: 'en' })).toContain('For $19.50')
    expect(linesFor(price, plainly, dollars)).toContain('19.50달러예요')
  })

  it('put the brand before the product’s own name', () => {
    const brand = slot({ role: 'brand' })
    expect(linesFor(brand, { ...plainly, brand: '모루 공방' })).toEqual([
      '모루 공방',
      '손뜨개 울 비니',
      '비니',
    ])
  })

  it('are the same each time, and others with the next turn', () => {
    const [first, again, next] = [0, 0, 1].map((turn) => linesFor(slot(), { ...plainly, turn }))
    expect(again).toEqual(first)
    expect(next?.filter((line) => first?.includes(line))).toEqual([])
  })

  it('of a whole video begin with lines that say nothing twice', () => {
    const firsts = alternativesFor(beanie, allSlots('ko'), plainly).flatMap(({ lines }) => lines.slice(0, 1))
    expect(new Set(firsts).size).toBe(firsts.length)
  })
})

it('writes other lines in the tone of the product', () => {
  const lesson = briefOf({
    name: '기타 레슨',
    info: '한 번에 50분, 선생님 한 분이 한 명만 가르쳐요. 기타는 한 달 동안 무료로 빌려 드려요. 곡은 직접 고르시면 돼요.',
    tone: 'professional',
  })
  const lines = linesFor(slot({ role: 'sub', limit: 44 }), plainly, lesson)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((text) => text.endsWith('요'))).toEqual([])
})

it('writes another fact of the owner’s, and never words that say nothing', () => {
  const camera = briefOf({
    name: '빈티지 필름 카메라',
    info: '90년대 필름 카메라를 직접 점검하고 청소해서 보내 드려요. 렌즈에 곰팡이가 없는 것만 고르고, 6개월 동안 무상으로 수리해 드립니다.',
    price: { amount: 69_000, currency: 'KRW' },
  })
  for (const role of ['headline', 'sub'] as const)
    for (const scene of ['hook', 'benefit', 'detail', 'proof', 'offer'] as const)
      for (const turn of [0, 1, 2])
        expect(
          linesFor(slot({ role, scene, limit: 44 }), { ...plainly, turn }, camera).join('\n'),
        ).not.toMatch(/볼까요|사진으로|둘러보세요|카메라, /u)
  const whole = alternativesFor(
    camera,
    [slot(), slot({ id: 'b' }), slot({ id: 'c' }), slot({ id: 'd' })].map((one) => ({ ...one, limit: 44 })),
    plainly,
  )
  const firsts = whole.flatMap(({ lines }) => lines.slice(0, 1)).filter((text) => text.includes('수리'))
  expect(firsts.length).toBeLessThan(2)
})

it('of a whole video offers no line what another says now, and no bare name for a fact', () => {
  const facts = ['손으로 한 코씩 떴어요', '가볍고 따뜻해요', '한겨울에도 좋아요', '손세탁할 수 있어요']
  const slots = facts.map((present, at) =>
    slot({ id: `${at}`, role: at % 2 > 0 ? 'sub' : 'headline', limit: 44, present }),
  )
  const offered = alternativesFor(beanie, slots, plainly).map(({ lines }) => lines)
  for (const [at, lines] of offered.entries()) {
    const others = facts.filter((_, no) => no !== at)
    expect(lines.filter((text) => others.includes(text) || text === '비니' || /원/u.test(text))).toEqual([])
  }
  expect(offered.flat()).toContain('네 가지 색이 있어요')
  const named = alternativesFor(
    beanie,
    [...slots, slot({ id: 'name', role: 'sub', present: '손뜨개 울 비니' })],
    plainly,
  )
  expect(named.at(-1)?.lines).toEqual([])
})
