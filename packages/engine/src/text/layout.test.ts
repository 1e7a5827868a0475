import { createRandom } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { text } from '../golden/parts.ts'
import { layoutText, lettersOf, wordsOf } from './layout.ts'
import type { TextMeasure } from './measure.ts'

/** Hangul is one em wide, other letters 0.6, spaces 0.28: near enough to Pretendard to break lines as it does. */
const measure: TextMeasure = (run, { tracking }) =>
  [...run].reduce((sum, letter) => sum + widthOf(letter), 0) + tracking * Math.max(0, [...run].length - 1)

function widthOf(letter: string): number {
  if (letter === ' ') return 0.28
  return /\p{Script=Hangul}/u.test(letter) ? 0.92 : 0.6
}

function linesOf(words: string, place: { w: number; h: number; size: number; maxLines?: number }): string[] {
  const { maxLines = 3, ...box } = place
  const layout = layoutText(measure, text('t', words, { x: 0, y: 0, ...box }, { maxLines, tracking: 0 }))
  return layout.lines.map((line) => line.text)
}

describe('breaking lines', () => {
  it('breaks Korean between words, never inside one', () => {
    expect(linesOf('오늘 주문하면 내일 도착해요', { w: 700, h: 400, size: 100 })).toEqual([
      '오늘 주문하면',
      '내일 도착해요',
    ])
  })

  it('keeps a number with its unit', () => {
    const lines = linesOf('누구나 3 개월 무료로 써 보세요', { w: 560, h: 400, size: 90 })
    expect(lines.join('|')).toContain('3 개월')
    const percent = linesOf('전 상품 최대 50 % 할인 중이에요', { w: 560, h: 400, size: 90 })
    expect(percent.join('|')).toContain('50 %')
    expect(linesOf('only ₩ 30,000 for you', { w: 420, h: 500, size: 90 }).join('|')).toContain('₩ 30,000')
  })

  it('keeps a number with its unit in capitals', () => {
    for (const w of [350, 450, 550, 650])
      expect(linesOf('NOW OPEN FOR 3 DAYS', { w, h: 500, size: 90 }).join('|')).toContain('3 DAYS')
  })

  it('keeps a number said in words with what it counts', () => {
    const lines = linesOf('물 2주에 한 번이면 충분해요', { w: 560, h: 400, size: 90 })
    expect(lines.join('|')).toContain('한 번이면')
    const ways = linesOf('색은 모두 네 가지예요', { w: 420, h: 400, size: 90 })
    expect(ways.join('|')).toContain('네 가지예요')
  })

  it('keeps a particle with the Latin word before it', () => {
    const lines = linesOf('가벼운 Clipmint 로 만들어 보세요', { w: 620, h: 500, size: 90 })
    expect(lines.join('|')).toContain('Clipmint 로')
  })

  it('evens lines out instead of filling the first', () => {
    expect(linesOf('하나 둘셋 넷다섯 여섯', { w: 800, h: 400, size: 100 })).toEqual([
      '하나 둘셋',
      '넷다섯 여섯',
    ])
  })

  it('leaves no lone syllable on a line, and shrinks a little for it', () => {
    const lines = linesOf('부드럽게 감싸는 꼭', { w: 690, h: 400, size: 100 })
    expect(lines.every((line) => [...line].length > 1)).toBe(true)
  })

  it('leaves no letter over on the last line, however little room there is', () => {
    expect(linesOf('닭볶음탕과 밥', { w: 340, h: 700, size: 340, maxLines: 4 }).at(-1)).toMatch(/.밥$/u)
    expect(linesOf('볶음밥', { w: 340, h: 700, size: 340, maxLines: 4 })).toEqual(['볶음밥'])
    expect(layoutText(measure, text('t', '맛', { x: 0, y: 0, w: 340, h: 400, size: 200 })).size).toBe(200)
  })

  it('rather shrinks a number than parts it from its unit', () => {
    expect(linesOf('딱 129,000 개월', { w: 340, h: 500, size: 240, maxLines: 4 })).toContain('129,000 개월')
  })

  it('does not end a line with a word that leads on', () => {
    expect(linesOf('made with care for the people', { w: 950, h: 400, size: 100 })[0]).not.toMatch(
      / (the|for)$/,
    )
    expect(linesOf('손이 자꾸 가요', { w: 520, h: 400, size: 150 })).toEqual(['손이', '자꾸 가요'])
  })

  it('takes breaks set by hand, and gives them up when they do not fit', () => {
    expect(linesOf('한 줄\n두 줄', { w: 900, h: 300, size: 100 })).toEqual(['한 줄', '두 줄'])
    expect(linesOf('한\n두\n세\n네', { w: 900, h: 130, size: 100, maxLines: 1 })).toEqual(['한 두 세 네'])
  })
})

describe('fitting', () => {
  const place = { x: 40, y: 60, w: 600, h: 220, size: 120 }

  it('keeps the wanted size when it fits', () => {
    expect(layoutText(measure, text('t', '무료 배송', place)).size).toBe(120)
  })

  it('shrinks by no more than it must, down to 60 %, with whole words', () => {
    const layout = layoutText(measure, text('t', '기분 좋은 아침을 여는 향기로운 커피', place))
    expect(layout.size).toBeLessThan(120)
    expect(layout.size).toBeGreaterThanOrEqual(72)
    expect(layout.lines.map((line) => line.text).join(' ')).toBe('기분 좋은 아침을 여는 향기로운 커피')
  })

  it('cuts a word wider than its place between syllables before it shrinks under 60 %', () => {
    const layout = layoutText(
      measure,
      text('t', '가나다라마바사아자차카타파하', { ...place, w: 560, h: 300 }),
    )
    expect(layout.size).toBeCloseTo(72)
    expect(layout.lines).toHaveLength(2)
    expect(layout.lines.map((line) => line.text).join('')).toBe('가나다라마바사아자차카타파하')
  })

  it('shrinks further before it cuts a Latin word', () => {
    const layout = layoutText(
      measure,
      text('t', 'Free gift wrapping', { x: 40, y: 60, w: 240, h: 700, size: 100 }),
    )
    expect(layout.size).toBeLessThan(60)
    expect(layout.lines.map((line) => line.text)).toContain('wrapping')
  })

  it('never lets any words leave their box', () => {
    const random = createRandom(42)
    const overflowing: string[] = []
    const pieces = [
      '가',
      '닭볶음탕',
      '50',
      '%',
      'Wow',
      'internationalization',
      '한',
      '₩',
      '12,900',
      '을',
      '!',
      '\n',
      '·',
      '👍🏽',
      '무료배송이벤트진행중',
    ]
    for (let round = 0; round < 1000; round += 1) {
      const words = Array.from(
        { length: 1 + Math.floor(random() * 14) },
        () => pieces[Math.floor(random() * pieces.length)] ?? '',
      )
      const string = words.join(random() < 0.7 ? ' ' : '')
      if (string.trim() === '') continue
      const box = { x: 10, y: 20, w: 40 + random() * 900, h: 30 + random() * 500, size: 30 + random() * 250 }
      const layer = text('t', string, box, {
        maxLines: 1 + Math.floor(random() * 4),
        align: (['left', 'center', 'right'] as const)[Math.floor(random() * 3)] ?? 'left',
        valign: (['top', 'middle', 'bottom'] as const)[Math.floor(random() * 3)] ?? 'top',
        vertical: random() < 0.3,
        tracking: -0.06 + random() * 0.1,
        leading: 0.9 + random() * 0.5,
        plate:
          random() < 0.3
            ? {
                paint: '#000000',
                padX: random() * 0.7,
                padY: random() * 0.4,
                radius: 0,
                per: random() < 0.5 ? 'line' : 'block',
              }
            : null,
      })
      const layout = layoutText(measure, layer)
      if (layout.overflow) overflowing.push(string)
      const letters = layout.lines
        .map((line) => line.text)
        .join('')
        .replaceAll(/\s/gu, '')
      expect(letters).toBe(string.normalize('NFC').replaceAll(/\s/gu, ''))
    }
    expect(overflowing).toEqual([])
  })
})

describe('placing', () => {
  it('sets lines where their alignment says', () => {
    const box = { x: 100, y: 0, w: 800, h: 300, size: 100 }
    const right = layoutText(measure, text('t', '무료', box, { align: 'right', tracking: 0 })).lines[0]
    const center = layoutText(measure, text('t', '무료', box, { align: 'center', tracking: 0 })).lines[0]
    expect(right?.x).toBeCloseTo(100 + 800 - 184)
    expect(center?.x).toBeCloseTo(100 + 400 - 92)
  })

  it('holds plate and words inside the box', () => {
    const plate = { paint: '#000000', padX: 0.5, padY: 0.25, radius: 0, per: 'block' } as const
    const layer = text(
      't',
      '지금 사기',
      { x: 0, y: 0, w: 600, h: 200, size: 80 },
      { plate, valign: 'middle' },
    )
    const layout = layoutText(measure, layer)
    expect(layout.plates[0]).toMatchObject({ x: 0 })
    expect(layout.lines[0]?.x).toBeCloseTo(40)
    expect((layout.plates[0]?.y ?? 0) + (layout.plates[0]?.h ?? 0) / 2).toBeCloseTo(100)
  })

  it('sets Hangul vertically, right column first, and digits horizontally', () => {
    const place = { x: 0, y: 0, w: 300, h: 500, size: 100 }
    const columns = layoutText(measure, text('t', '가을빛 니트', place, { vertical: true, align: 'right' }))
    expect(columns.vertical).toBe(true)
    expect(columns.lines.map((line) => line.text)).toEqual(['가을빛', '니트'])
    expect(columns.lines[0]?.x).toBeGreaterThan(columns.lines[1]?.x ?? 0)
    expect(layoutText(measure, text('t', '50% 할인', place, { vertical: true })).vertical).toBe(false)
  })

  it('places each word and letter where the line has it', () => {
    const layer = text('t', '하루 종일', { x: 0, y: 0, w: 900, h: 200, size: 100 }, { tracking: 0 })
    const layout = layoutText(measure, layer)
    expect(wordsOf(layout, measure, layer).map(({ text: word, x }) => [word, Math.round(x)])).toEqual([
      ['하루', 0],
      ['종일', 212],
    ])
    expect(lettersOf(layout, measure, layer).map(({ text: letter, x }) => [letter, Math.round(x)])).toEqual([
      ['하', 0],
      ['루', 92],
      ['종', 212],
      ['일', 304],
    ])
  })
})
