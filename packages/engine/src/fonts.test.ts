import { describe, expect, it } from 'vitest'

import { cssFont, facesOf, inkReach, nearestFace } from './fonts.ts'
import { filmOf, text } from './golden/parts.ts'

describe('fonts', () => {
  it('take the nearest weight there is, so that no home makes up a bold of its own', () => {
    expect(nearestFace('Jua', 900).weight).toBe(400)
    expect(nearestFace('Nanum Myeongjo', 780).weight).toBe(800)
    expect(cssFont('Jua', 900, 80)).toBe('400 80px "Film Jua", "Film Pretendard"')
  })

  it('bring the stand-in for letters a display font lacks', () => {
    const film = filmOf('1:1', [
      {
        ground: '#ffffff',
        layers: [
          text('a', '가', { x: 0, y: 0, w: 9, h: 9, size: 9 }, { family: 'Nanum Myeongjo', weight: 800 }),
        ],
      },
    ])
    expect(facesOf(film).map(({ family, weight }) => `${family} ${weight}`)).toEqual([
      'Pretendard 800',
      'Nanum Myeongjo 800',
    ])
  })

  it('leave room under words only when a letter reaches there', () => {
    expect(inkReach('Pretendard', '무료 배송 50%').descent).toBeLessThan(
      inkReach('Pretendard', 'Happy').descent,
    )
  })

  it('leave room above capitals with marks, and above no other letters', () => {
    const above = (text: string) => inkReach('Pretendard', text).ascent
    expect(above('GIẢM GIÁ')).toBeGreaterThan(above('GIAM GIA'))
    expect(above('Bánh mì Đà Lạt, ưu đãi')).toBe(above('SALE 오늘만'))
  })
})
