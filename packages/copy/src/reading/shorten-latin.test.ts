import { describe, expect, it } from 'vitest'

import type { ClauseReader } from './clause.ts'
import { splitSentences } from './segment.ts'
import { readEnglish } from './shorten-en.ts'
import { readIndonesian } from './shorten-id.ts'
import { readVietnamese } from './shorten-vi.ts'

function read(reader: ClauseReader, text: string, name = ''): string[][] {
  return splitSentences(text).flatMap((sentence) =>
    reader(sentence, name.split(' ')).map(({ variants }) => variants),
  )
}

describe('shortening English', () => {
  it.each([
    [
      "It's light and warm, so it is good even in midwinter.",
      [
        [
          'It’s light and warm, so it is good even in midwinter',
          'Light and warm, so it is good even in midwinter',
        ],
      ],
    ],
    [
      'It comes in four colours and you can wash it by hand.',
      [['Comes in four colours and you can wash it by hand']],
    ],
    ['G’day, this is from our own hives.', [['From our own hives']]],
    ['PRODUCT DETAILS: 12 hearts, total weight 4.2 oz', [['12 hearts, total weight 4.2 oz']]],
    [
      'I retune and repair piano and button accordions, concertinas and melodeons from my workshop in Hebden Bridge.',
      [
        ['I retune and repair piano and button accordions'],
        ['I retune and repair concertinas and melodeons from my workshop in Hebden Bridge'],
      ],
    ],
    ['The strap is adjustable.', [['The strap is adjustable', 'Adjustable strap']]],
    [
      'Made with organic flour, water and salt.',
      [['Made with organic flour, water and salt', 'Organic flour, water and salt']],
    ],
    ["It's light and warm.", [['Light and warm', 'Light', 'Warm']]],
    ['100% wool, hand washable, made in Korea.', [['100% wool, hand washable, made in Korea']]],
    [
      'We bake every loaf by hand in our little bakery in Busan.',
      [['We bake every loaf by hand in our little bakery in Busan', 'We bake every loaf by hand']],
    ],
    ['Holds 1.5 L of tea.', [['Holds 1.5 L of tea']]],
  ])('shortens %s', (text, clauses) => {
    expect(read(readEnglish, text)).toEqual(clauses)
  })

  it.each([
    'Free delivery on orders over $30',
    'Order before 10 am for same-day delivery',
    'Doesn’t need much care',
    'No added sugar',
    'Free exchange of size within 14 days',
    'Free coffee with a booking',
  ])('says it whole or not at all: %s', (text) => {
    expect(read(readEnglish, `${text}.`)).toEqual([[text]])
  })

  it.each([
    [
      'We feed our starter every evening and let the dough rest 20 hours before it goes in the stone oven.',
      'We let the dough rest 20 hours before it goes in the stone oven',
    ],
    [
      'Breakfast is rice porridge that my mother makes, which is included in the price of the room.',
      'Breakfast is included in the price of the room',
    ],
  ])('tells again who does it, where a long sentence parts: %s', (text, last) => {
    expect(read(readEnglish, text).at(-1)?.[0]).toBe(last)
  })

  it.each([
    [
      'Deposit is 30,000 for every room that you keep for the summer and it comes off the price at the end.',
      [
        'Deposit is 30,000 for every room that you keep for the summer',
        'Deposit comes off the price at the end',
      ],
    ],
    [
      'Jars are glass, leave the empty ones out and we swap them.',
      ['Jars are glass, leave the empty ones out and we swap them'],
    ],
    ['Miss one and you can make it up any week.', ['Miss one and you can make it up any week']],
    [
      'If any are open when they arrive, throw those away and tell me, I’ll refund each one of them.',
      ['If any are open when they arrive, throw those away and tell me, I’ll refund each one of them'],
    ],
    [
      'Never more than three dogs because I walk them all myself, twice a day, along the canal to the park.',
      ['Never more than three dogs', 'I walk them all myself, twice a day, along the canal to the park'],
    ],
  ])('parts no case from what comes of it, and no when from what is done: %s', (text, parts) => {
    expect(read(readEnglish, text).map(([whole]) => whole)).toEqual(parts)
  })

  it.each([
    [
      readEnglish,
      'I’m Level 4 qualified and have worked with runners for eleven years.',
      ['I’m Level 4 qualified and have worked with runners for eleven years'],
    ],
    [
      readEnglish,
      'I’m Level 4 qualified in sports massage and have worked with injured club runners for eleven years.',
      ['I’m Level 4 qualified in sports massage', 'I have worked with injured club runners for eleven years'],
    ],
    [
      readEnglish,
      'All our polish is HEMA free, good for ladies with sensitive skin.',
      ['All our polish is HEMA free, good for ladies with sensitive skin'],
    ],
    [
      readEnglish,
      'We bring our own supplies and a vacuum that doesn’t smell like other people’s wet dogs.',
      ['We bring our own supplies', 'We bring a vacuum that doesn’t smell like other people’s wet dogs'],
    ],
    [
      readEnglish,
      'My grandmother taught me this and now I teach it Sunday afternoons at the community hall in Parma.',
      ['My grandmother taught me this', 'I teach it Sunday afternoons at the community hall in Parma'],
    ],
    [
      readEnglish,
      'Text us your address and we’ll give a quote same day.',
      ['Text us your address and we’ll give a quote same day'],
    ],
    [
      readEnglish,
      'We send you a mockup before we print anything and turnaround is 7 business days after that.',
      ['We send you a mockup before we print anything', 'Turnaround is 7 business days after that'],
    ],
    [
      readEnglish,
      'I started sewing these because my son came home from preschool with soaked hands every single day.',
      ['I started sewing these because my son came home from preschool with soaked hands every single day'],
    ],
    [
      readIndonesian,
      'Desain bisa dikirim lewat WhatsApp, kalau belum punya kami bantu bikinin gratis.',
      ['Desain bisa dikirim lewat WhatsApp, kalau belum punya kami bantu bikinin gratis'],
    ],
    [
      readIndonesian,
      'Baju luntur tolong dipisah dan bilang ke kasir supaya tidak kena baju lain.',
      ['Baju luntur tolong dipisah dan bilang ke kasir supaya tidak kena baju lain'],
    ],
    [
      readIndonesian,
      'Kopi susu literan pakai biji robusta Temanggung dan gula aren asli, bukan sirup.',
      ['Kopi susu literan pakai biji robusta Temanggung dan gula aren asli, bukan sirup'],
    ],
    [
      readVietnamese,
      'Con cháu trong nhà ăn mãi rồi bà con hỏi nên mới bán thêm, mỗi tháng chỉ được 100 hũ thôi.',
      ['Con cháu trong nhà ăn mãi rồi bà con hỏi nên mới bán thêm', 'Mỗi tháng chỉ được 100 hũ thôi'],
    ],
    [
      readVietnamese,
      'Phòng khám chuyên trị đau lưng, đau vai gáy cho dân văn phòng và người lớn tuổi.',
      ['Phòng khám chuyên trị đau lưng, đau vai gáy cho dân văn phòng và người lớn tuổi'],
    ],
    [
      readVietnamese,
      'Giao nội thành Hà Nội miễn phí, tới tận phòng luôn kể cả lầu 5 không thang máy.',
      ['Giao nội thành Hà Nội miễn phí, tới tận phòng luôn kể cả lầu 5 không thang máy'],
    ],
  ])('parts a sentence only into thoughts that stand alone', (reader, text, parts) => {
    expect(read(reader, text).map(([whole]) => whole)).toEqual(parts)
  })

  it('tells an answer never without the case that it is asked for', () => {
    const clauses = read(
      readEnglish,
      'Not used to them after a month? We change them back to single vision and refund the difference.',
    )
    expect(clauses.filter(([whole]) => !whole?.startsWith('Not used to them after a month?'))).toEqual([])
  })

  it('says what several things do without “they” nowhere', () => {
    expect(read(readEnglish, 'They need water only once in two weeks.')).toEqual([
      ['They need water only once in two weeks'],
    ])
  })

  it('drops the product as a subject, never a part of it', () => {
    expect(read(readEnglish, 'The beanie is soft.', 'wool beanie')).toEqual([['The beanie is soft', 'Soft']])
    expect(read(readEnglish, 'It is not heavy.')).toEqual([['Not heavy']])
  })
})

describe('a sentence that has room nowhere', () => {
  it.each([
    [
      'If it hasn’t been tuned in over 3 years it’ll probably need a pitch raise, that’s $60 more and I’ll tell you.',
      [
        'If it hasn’t been tuned in over 3 years it’ll probably need a pitch raise',
        'That’s $60 more and I’ll tell you',
      ],
    ],
    [
      'We’ve the seed spuds in now, Queens, Kerr’s Pinks and Sharpe’s Express, all certified.',
      ['We’ve the seed spuds in now, Queens, Kerr’s Pinks and Sharpe’s Express', 'All certified'],
    ],
  ])(
    'is parted after a case with its outcome, and before what is said of a whole list: %s',
    (text, parts) => {
      expect(read(readEnglish, text).map(([line]) => line)).toEqual(parts)
    },
  )
})

describe('words that are typed short', () => {
  it.each([
    [readEnglish, 'If we cant fix it you pay nothing.', 'If we can’t fix it you pay nothing'],
    [readEnglish, 'If theres mud its on you', 'If there’s mud it’s on you'],
    [readEnglish, 'Every knife goes back in its own sleeve', 'Every knife goes back in its own sleeve'],
    [readIndonesian, 'Utk anak 4 thn, jd tidak rebutan.', 'Untuk anak 4 tahun, jadi tidak rebutan'],
    [readIndonesian, 'Jgn dicuci klo blm kering', 'Jangan dicuci kalau belum kering'],
    [readVietnamese, 'Bh 24 tháng, sơn ko mùi.', 'Bảo hành 24 tháng, sơn không mùi'],
    [readVietnamese, 'Vs máy lạnh tại nhà', 'Vệ sinh máy lạnh tại nhà'],
    [readVietnamese, 'Sửa điện thoại vs laptop tận nhà', 'Sửa điện thoại với laptop tận nhà'],
  ])('are spelled out', (reader, text, spelled) => {
    expect(read(reader, text)[0]?.[0]).toBe(spelled)
  })
})

describe('shortening Indonesian and Vietnamese', () => {
  it('reads Indonesian', () => {
    expect(read(readIndonesian, 'Tersedia dalam empat warna dan bisa dicuci dengan tangan.')).toEqual([
      ['Tersedia dalam empat warna dan bisa dicuci dengan tangan'],
    ])
    const long =
      'Tersedia dalam empat warna cerah untuk anak dan dewasa, dan bisa dicuci dengan tangan di rumah.'
    expect(read(readIndonesian, long).map(([whole]) => whole)).toEqual([
      'Tersedia dalam empat warna cerah untuk anak dan dewasa',
      'Bisa dicuci dengan tangan di rumah',
    ])
    expect(read(readIndonesian, 'Gratis ongkir jika belanja di atas Rp200.000.')).toEqual([
      ['Gratis ongkir jika belanja di atas Rp200.000'],
    ])
  })

  it('reads Vietnamese', () => {
    expect(read(readVietnamese, 'Làm từ 100% len, giữ ấm tốt vào mùa đông.')).toEqual([
      ['Làm từ 100% len, giữ ấm tốt vào mùa đông'],
    ])
    const long =
      'Làm từ 100% len cừu do các cô trong làng tự quay sợi bằng tay, giữ ấm tốt suốt mùa đông ở vùng núi.'
    expect(read(readVietnamese, long).map(([whole]) => whole)).toEqual([
      'Làm từ 100% len cừu do các cô trong làng tự quay sợi bằng tay',
      'Giữ ấm tốt suốt mùa đông ở vùng núi',
    ])
    expect(read(readVietnamese, 'Không gây ngứa.')).toEqual([['Không gây ngứa']])
  })

  it('says until when something holds with it, or not at all', () => {
    expect(read(readIndonesian, 'Gratis tukar ukuran dalam 14 hari.')).toEqual([
      ['Gratis tukar ukuran dalam 14 hari'],
    ])
    expect(read(readVietnamese, 'Đổi cỡ miễn phí trong 14 ngày.')).toEqual([
      ['Đổi cỡ miễn phí trong 14 ngày'],
    ])
  })
})

describe('a long sentence without marks', () => {
  it('parts before who does what', () => {
    const text =
      'fed on stoneground rye from the mill at Kells you get 120g and a card telling you how to feed it posted Monday and Tuesday only'
    expect(read(readEnglish, text).map(([whole]) => whole)).toEqual([
      'Fed on stoneground rye from the mill at Kells',
      'You get 120g and a card telling you how to feed it posted Monday and Tuesday only',
    ])
  })

  it('parts no name of two words after a comma', () => {
    const text =
      'Hopscotch is £180, a snakes and ladders is £640 and a full mile-a-day track is quoted on a visit.'
    const wholes = read(readEnglish, text).map(([whole]) => whole)
    expect(wholes).toEqual([
      'Hopscotch is £180, a snakes and ladders is £640',
      'A full mile-a-day track is quoted on a visit',
    ])
  })
})
