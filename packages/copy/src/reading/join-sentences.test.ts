import { describe, expect, it } from 'vitest'

import { sentencesOf } from '../corpus/clauses.ts'
import { splitSentences } from './segment.ts'

describe('a sentence that says nothing without the one before it', () => {
  it.each([
    [
      'I need to see the receipt. Without it I can’t swap anything.',
      ['I need to see the receipt. Without it I can’t swap anything'],
    ],
    [
      'Willow coffins from £690. Plain pine ones painted with whatever they loved from £840.',
      ['Willow coffins from £690. Plain pine ones painted with whatever they loved from £840'],
    ],
    ['Anjing di bawah 10 kg 130rb. Di atas itu 190rb.', ['Anjing di bawah 10 kg 130rb. Di atas itu 190rb']],
    [
      'Our worms eat coffee grounds. Plus shredded cardboard.',
      ['Our worms eat coffee grounds. Plus shredded cardboard'],
    ],
    [
      'Tuesday is soup day. Goes out by text on Thursday.',
      ['Tuesday is soup day. Goes out by text on Thursday'],
    ],
    [
      'Delivery within 5 miles. Farther than that its 2 bucks a mile.',
      ['Delivery within 5 miles. Farther than that its 2 bucks a mile'],
    ],
    [
      'Sweep and tune up. Push mowers only at this price.',
      ['Sweep and tune up. Push mowers only at this price'],
    ],
    [
      'Potong celana 20 ribu. Ganti resleting 25, kecilin pinggang 35.',
      ['Potong celana 20 ribu. Ganti resleting 25, kecilin pinggang 35'],
    ],
    ['Ship nội thành 20k. Còn lại tính theo km.', ['Ship nội thành 20k. Còn lại tính theo km']],
    [
      'Guarantee: stitching for ten years. Zips 2 years. Not mould if you roll it up wet.',
      ['Guarantee: stitching for ten years', 'Zips 2 years. Not mould if you roll it up wet'],
    ],
  ])('is joined to it where both have room: %s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })

  it('joins the sizes of a price list, and no other entry', () => {
    expect(sentencesOf('- full groom small dog £38\n- medium £45\n- nails only £10')).toEqual([
      'full groom small dog £38, medium £45',
      'nails only £10',
    ])
  })

  it('joins cases one after the other to the answer that they share', () => {
    expect(sentencesOf('Not cold? Leaking? Noisy? Send a video first.')).toEqual([
      'Not cold? Leaking? Noisy? Send a video first',
    ])
    expect(sentencesOf('Is it loud? Is it warm? We come the same day.')).toHaveLength(2)
  })

  it('keeps several cases whole with their mark where they have no room with their answer', () => {
    const cases = 'Fridge not cooling, hot water stuffed, awning ripped?'
    expect(sentencesOf(`${cases} We come to the park, anywhere from Yeppoon down to Gladstone.`)).toEqual([
      cases,
      'We come to the park, anywhere from Yeppoon down to Gladstone',
    ])
  })

  it('tells packs with what is in them', () => {
    expect(sentencesOf('We’ve the seed spuds in now. 2kg nets or 25kg bags')).toHaveLength(1)
  })

  it('is marked where they have none', () => {
    const [, second] = splitSentences(
      'You keep the key in the safe by the back door while we are away on the boat with the children. Without it I can’t get in.',
    )
    expect(second?.refersBack).toBe(true)
  })

  it.each(['That second visit is $80.', 'I reckon bout a week in spring, two days come winter.'])(
    'is marked where another sentence says of what it is: %s',
    (said) => {
      const [, second] = splitSentences(
        `If nobody has touched it in ten years I have to come back after three weeks because the strings creep. ${said}`,
      )
      expect(second?.refersBack).toBe(true)
    },
  )

  it.each(['Blundstones and R.M.s resoled. Can’t resole R.M. Comfort Craft with a split upper.'])(
    'ends at no initial: %s',
    (text) => {
      expect(sentencesOf(text)).toEqual([
        'Blundstones and R.M.s resoled',
        'Can’t resole R.M. Comfort Craft with a split upper',
      ])
    },
  )
})

describe('a shortened word with a stop', () => {
  it.each([
    ['Holds approx. 40 people. Shop is behind St. Mary church.', 2],
    ['Parkir depan Jl. Kaliurang No. 12. Buka tiap hari.', 2],
    ['Isi nastar, putri salju, dll. khusus Lebaran. Tahan sebulan.', 2],
    ['Tiệm ở TP. Thủ Đức. Có chỗ để xe.', 2],
    ['Open till 9 p.m. on Fridays. Closed Mondays.', 2],
    ['We ship in the U.S. We use recycled boxes.', 2],
  ])('ends no sentence: %s', (text, count) => {
    expect(splitSentences(text)).toHaveLength(count)
  })
})

describe('prices and measures of a Korean list', () => {
  it.each([
    ['식칼 한자루 4천원. 가위 5천원.', ['식칼 한자루 4천원, 가위 5천원']],
    [
      '2시간 18,000원 / 4시간 25,000원 / 종일 35,000원 / 가방 포함',
      ['2시간 18,000원, 4시간 25,000원, 종일 35,000원', '가방 포함'],
    ],
    [
      '높이 85cm / 바닥판 45x45cm / 무게 6.2kg / 나사 4개',
      ['높이 85cm, 바닥판 45x45cm, 무게 6.2kg', '나사 4개'],
    ],
    ['도어락 설치 9만원~', ['도어락 설치 9만원부터']],
    ['택배는 4천원. 세 병부터는 안 받아요.', ['택배는 4천원', '세 병부터는 안 받아요']],
  ])('stand beside each other: %s', (text, sentences) => {
    expect(sentencesOf(text).map((one) => one.replace(/,$/u, ''))).toEqual(sentences)
  })
})

it('the sign after a Korean word says whether it may be', () => {
  expect(sentencesOf('식기세척기 ok 직화는 ✕')).toEqual(['식기세척기 ok 직화는 X'])
  expect(sentencesOf('세탁기 ❌ 손빨래 ⭕')).toEqual(['세탁기 X 손빨래 O'])
})
