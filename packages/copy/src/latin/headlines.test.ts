import { describe, expect, it } from 'vitest'

import type { Head } from '../facts/head.ts'
import { readers } from '../reading/languages.ts'

type Language = 'en' | 'id' | 'vi'
const headsOf = (language: Language, sentence: string): Head[] => readers[language].headlines(sentence, [])
const textsOf = (language: Language, sentence: string): string[] =>
  headsOf(language, sentence).flatMap(({ text, isPoor }) => (isPoor ? [] : [text]))

describe('the big words of a sentence in Latin letters', () => {
  it.each([
    ['en', 'The wool is undyed, so no two rugs look the same', 'Two rugs look the same'],
    ['en', 'We don’t heat it and we don’t add sugar syrup', 'Sugar syrup'],
    ['en', 'First class opens 6:20 am for people who go to work after', '6:20 am for people'],
    ['en', 'Mackerel, flounder, squid most days', 'Squid most days'],
    ['en', 'Hand-knotted by four weavers in Jaipur over six weeks', 'Four weavers in Jaipur'],
    ['en', 'Try it at home for 14 days', 'Try it for 14 days'],
    ['en', 'If your flight lands late we leave the key in the box', 'If your flight lands'],
    ['en', 'Italian vegetable tanned leather', 'Italian vegetable'],
    ['en', 'Brakes, gears, chain, tyres', 'Brakes, gears, chain'],
    ['en', 'Acoustic, electric or bass', 'Electric or bass'],
    ['en', 'Comes with rice, radish kimchi and green onion', 'Comes with rice'],
    ['en', 'We send Monday, Wednesday and Friday', 'We send Monday'],
    ['en', 'You see the drawing two days before it is done', 'You see the drawing two'],
    ['en', 'By lesson four you can play two songs', 'By lesson'],
    ['en', 'If you move house I cut it down to fit', 'If you move house I cut'],
    ['en', '100% combed cotton, 180 gsm', '180 gsm'],
    ['en', 'Breakfast is rice porridge that my mother makes', 'Breakfast'],
    ['en', 'We pick only after you order', 'We pick'],
    ['id', 'Kalau anyaman lepas, kami perbaiki gratis selama setahun', 'Gratis selama setahun'],
    ['vi', 'Từ thứ Hai đến thứ Năm giảm 20%', 'Từ thứ Hai'],
    ['vi', 'Có phải mang gì không? Không, giấy lớp lo hết', 'Có phải mang gì'],
    ['vi', 'Ai muốn không đường thì nhắn trước 1 ngày', 'Không đường'],
    ['vi', 'Sửa miễn phí trong 6 tháng nếu tăng giảm cân', 'Miễn phí trong 6 tháng'],
  ] as const)('in %s of “%s” are never “%s”', (language, sentence, scrap) => {
    expect(textsOf(language, sentence)).not.toContain(scrap)
  })

  it('are the whole of it where it is short enough, before any form of it', () => {
    const { headlines } = readers.en
    expect(headlines('Comes in four colours', ['Four colours', 'Comes in four colours'])[0]).toMatchObject({
      text: 'Comes in four colours',
      isPart: false,
    })
  })
})

describe('a sentence in Latin letters in two rows', () => {
  it.each([
    ['en', 'We deliver by bicycle', 'within 4 km every Friday before 6'],
    ['en', 'We let the dough rest', 'for 20 hours'],
    ['en', 'Free exchange', 'if you pick the wrong size'],
    ['en', 'Hand-knotted', 'by four weavers in Jaipur over six weeks'],
    ['en', 'If we can’t fix it', 'you pay nothing'],
    ['en', 'If you move house', 'I cut it down to fit the new wall'],
    ['en', 'No sparring', 'unless you ask for it'],
    ['vi', 'Sửa miễn phí', 'trong 6 tháng nếu tăng giảm cân'],
  ] as const)('in %s reads on in lower case: “%s | %s”', (language, text, beneath) => {
    expect(headsOf(language, `${text} ${beneath}`)[0]).toMatchObject({ text, isPart: true, beneath })
  })

  it.each([
    ['en', 'If you pick the wrong size, free exchange', 'Free exchange', 'If you pick the wrong size'],
    [
      'id',
      'Kalau anyaman lepas, kami perbaiki gratis selama setahun',
      'Kalau anyaman lepas',
      'Kami perbaiki gratis selama setahun',
    ],
  ] as const)('in %s begins again after a comma: “%s”', (language, sentence, text, beneath) => {
    expect(headsOf(language, sentence)[0]).toMatchObject({ text, isPart: true, beneath })
  })

  it('leaves out the shop as the subject of what it has', () => {
    expect(headsOf('en', 'Our house has only three rooms and a small yard')[0]).toMatchObject({
      text: 'Only three rooms',
      beneath: 'and a small yard',
    })
    expect(textsOf('en', 'This month is only for members of the club')).not.toContain('Only for members')
  })

  it('parts no number from what it is of, and no range', () => {
    expect(textsOf('en', 'We have been open from 8 to 20 every day')).not.toContain(
      'We have been open from 8',
    )
    expect(textsOf('en', 'The lamp lasts 12 hours on one charge')).not.toContain('The battery lasts 12')
    expect(headsOf('en', 'The lamp lasts 12 hours on one charge')).toContainEqual(
      expect.objectContaining({ text: 'The lamp lasts 12 hours', beneath: 'on one charge' }),
    )
  })
})
