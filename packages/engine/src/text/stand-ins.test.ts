import { beforeAll, describe, expect, it } from 'vitest'

import { segmentsOf } from './segments.ts'
import { cutFontsFor, standInsFor, stockStandIns } from './stand-ins.ts'
import { splitAnywhere, splitLetters } from './words.ts'

beforeAll(() => {
  stockStandIns({
    tables: (font) => (font === 'chinese' ? { '[4]': 'U+4e00-4eff,U+7b80' } : { '[7]': 'U+65b0, U+5546' }),
  })
})

const names = (text: string) => standInsFor(text).map(({ name }) => name)

describe('letters that the films’ fonts lack', () => {
  it('are none in Korean, English and common signs', () => {
    expect(names('오늘만 50% 할인, Made in Seoul! ₩29,900 ★ ♥ ✓ →')).toEqual(['Film Emoji'])
    expect(names('오늘만 50% 할인, Made in Seoul! 29,900원')).toEqual([])
  })

  it('bring the font of their script, and of a cut font only the part that has them', () => {
    expect(names('ลดราคา')).toEqual(['Film Thai'])
    expect(names('简')).toEqual(['Film chinese 4'])
    expect(names('新しい')).toEqual(['Film japanese 7'])
  })

  it('are looked for in the Japanese font first where there is kana', () => {
    expect(cutFontsFor('新しい')).toEqual(['japanese', 'chinese'])
    expect(cutFontsFor('新品')).toEqual(['chinese', 'japanese'])
    expect(cutFontsFor('신상품')).toEqual([])
  })
})

describe('emoji', () => {
  it('stay whole: families, skin tones, flags and keycaps', () => {
    for (const emoji of ['👨‍👩‍👧‍👦', '👍🏽', '🇰🇷', '1️⃣', '☕️']) {
      expect(splitLetters(emoji)).toEqual([emoji])
      expect(segmentsOf(`차${emoji} 한 잔`)).toEqual([
        { text: '차', emoji: false },
        { text: emoji, emoji: true },
        { text: ' 한 잔', emoji: false },
      ])
    }
  })

  it('are not what has the look of a letter', () => {
    expect(segmentsOf('♥ 1 ★')).toEqual([{ text: '♥ 1 ★', emoji: false }])
  })
})

describe('Chinese and Japanese words', () => {
  it('may part between letters, but no line begins with a closing sign or ends with an opening one', () => {
    expect(splitAnywhere('入荷しました。')).toEqual(['入', '荷', 'し', 'ま', 'し', 'た。'])
    expect(splitAnywhere('「新品」')).toEqual(['「新', '品」'])
  })

  it('keep Latin words whole, and Korean ones with hanja', () => {
    expect(splitAnywhere('iPhone新品')).toEqual(['iPhone', '新', '品'])
    expect(splitAnywhere('漢字로')).toEqual(['漢字로'])
  })
})
