import { expect, it } from 'vitest'

import { sentenceRanges } from './sentence-ranges.ts'

it('ends a sentence after the whole of the picture that it ends with', () => {
  const text = '겨울맞이 할인이에요 👩🏽‍🍳🎄 색은 네 가지예요. 향이 은은해요🌿'
  const sentences = sentenceRanges(text).map(({ start, end }) => text.slice(start, end))
  expect(sentences).toEqual(['겨울맞이 할인이에요 👩🏽‍🍳🎄', ' 색은 네 가지예요.', ' 향이 은은해요🌿', ''])
})

it.each([
  [
    'Thuê 150k một ngày, cọc căn cước 🌸 size S tới XXL có cả áo dài nam.',
    ['Thuê 150k một ngày, cọc căn cước 🌸', ' size S tới XXL có cả áo dài nam.', ''],
  ],
  [
    'pork, chicken, or rajas con queso 🌶️ order by wednesday night',
    ['pork, chicken, or rajas con queso 🌶️', ' order by wednesday night'],
  ],
  ['our loaves are baked 🍞 every morning before six', ['our loaves are baked 🍞 every morning before six']],
  [
    'Nothing added 🐟 not for puppies under 12 weeks',
    ['Nothing added 🐟', ' not for puppies under 12 weeks'],
  ],
  ['we ❤️ dogs of all sizes', ['we ❤️ dogs of all sizes']],
])('reads a picture between two statements as a full stop, and no other: %s', (text, parts) => {
  expect(sentenceRanges(text).map(({ start, end }) => text.slice(start, end))).toEqual(parts)
})

it.each([
  [
    'Saree fall Rs. 150 same day. Opp. Murugan temple, Chrompet.',
    ['Saree fall Rs. 150 same day.', ' Opp. Murugan temple, Chrompet.', ''],
  ],
  ['Microwave yes, dropping it no. £24', ['Microwave yes, dropping it no.', ' £24']],
  ['Jars are 12 oz. each. Open till Nov. 5 only', ['Jars are 12 oz. each.', ' Open till Nov. 5 only']],
  [
    'Find us at 5 Main St. We open at 6. Near St. Mary’s',
    ['Find us at 5 Main St.', ' We open at 6.', ' Near St. Mary’s'],
  ],
  [
    'Weekly $35, chems incl. Green pools more. Sun. closed. Tues, Thurs. White loaf',
    ['Weekly $35, chems incl.', ' Green pools more.', ' Sun. closed.', ' Tues, Thurs.', ' White loaf'],
  ],
  [
    'during May more like 3 wks. candy not included. 15 lb min. Pickup fri',
    ['during May more like 3 wks.', ' candy not included.', ' 15 lb min.', ' Pickup fri'],
  ],
  [
    'Most work 30 min. only. On Rte. 12 N. of Sidney. Order by Fri. for Monday. 1 lb. $9. By appt. I sew.',
    [
      'Most work 30 min. only.',
      ' On Rte. 12 N. of Sidney.',
      ' Order by Fri. for Monday.',
      ' 1 lb. $9.',
      ' By appt.',
      ' I sew.',
      '',
    ],
  ],
  [
    'saffron buns. Sat. only, 9 till late. veggie ones',
    ['saffron buns.', ' Sat. only, 9 till late.', ' veggie ones'],
  ],
  ['teacher 34 yrs. $40 an hour', ['teacher 34 yrs.', ' $40 an hour']],
  ['loaves Tues + Sat. white 900g. preorder', ['loaves Tues + Sat.', ' white 900g.', ' preorder']],
  ['Free in Brgy. Dita only. Ring Capt. Lou', ['Free in Brgy. Dita only.', ' Ring Capt. Lou']],
  ['All prices inc. VAT and hire', ['All prices inc. VAT and hire']],
  ['Blessed by Fr. Murphy. Rugs fr. £20', ['Blessed by Fr. Murphy.', ' Rugs fr. £20']],
  ['you lose the slot fr. 3 chairs, walk in', ['you lose the slot fr.', ' 3 chairs, walk in']],
  ['Urgent orders 2 days +Rs. 200', ['Urgent orders 2 days +Rs. 200']],
  ['Shop nos. 4 and 5. Pulled at 3 a.m. daily', ['Shop nos. 4 and 5.', ' Pulled at 3 a.m. daily']],
])('ends no sentence at the stop of a shortened word: %s', (text, parts) => {
  expect(sentenceRanges(text).map(({ start, end }) => text.slice(start, end))).toEqual(parts)
})

it.each([
  [
    '▶ 짐 보관 무료 ▶ 경기전 정문에서 걸어서 3분 ▶ 반납 지연 시 10분당 2,000원',
    ['▶ 짐 보관 무료 ▶', ' 경기전 정문에서 걸어서 3분 ▶', ' 반납 지연 시 10분당 2,000원'],
  ],
  ['○ 청력검사 무료 ○ 집으로 찾아갑니다', ['○ 청력검사 무료 ○', ' 집으로 찾아갑니다']],
  ['▶윈도우 설치 3만원▶SSD 교체', ['▶윈도우 설치 3만원▶', 'SSD 교체']],
  ['▣ 한 팩 150g ▣ 용기 회수 안 함', ['▣ 한 팩 150g ▣', ' 용기 회수 안 함']],
  [
    '견과는 세가지 (땅콩 빼달라 하시면 빼드림) 카드 안되고 계좌는 됩니다',
    ['견과는 세가지 (땅콩 빼달라 하시면 빼드림)', ' 카드 안되고 계좌는 됩니다'],
  ],
  ['한벌 5만원~ 크기 따라', ['한벌 5만원~ 크기 따라']],
  ['전자레인지 ○ 직화는 ✕', ['전자레인지 ○ 직화는 ✕']],
  [
    '창 하나 35,000원부터예요 (작은창 기준) 미세망은 45,000원',
    ['창 하나 35,000원부터예요 (작은창 기준)', ' 미세망은 45,000원'],
  ],
])('a bullet or a remark parts two facts of a Korean line: %s', (text, parts) => {
  expect(sentenceRanges(text).map(({ start, end }) => text.slice(start, end))).toEqual(parts)
})

it.each([
  ['Tempat: Balai Kelurahan lt. 2', ['Tempat: Balai Kelurahan lt. 2']],
  ['bawa ke dokter dulu.pijat 60rb', ['bawa ke dokter dulu.', 'pijat 60rb']],
  ['đã chích 3 mũi vacxin.Mua từ 10 con', ['đã chích 3 mũi vacxin.', 'Mua từ 10 con']],
  ['jalan raya bogor km 29.hari minggu tutup', ['jalan raya bogor km 29.', 'hari minggu tutup']],
  ['Jadwal Senin s.d. Sabtu', ['Jadwal Senin s.d. Sabtu']],
  ['Cuci sepatu Kinclong.Ku', ['Cuci sepatu Kinclong.Ku']],
  ['lihat di tokoku.shop ya', ['lihat di tokoku.shop ya']],
  ['rem tambahan jd aman,, dijemput di rumah', ['rem tambahan jd aman,,', ' dijemput di rumah']],
])(
  'a stop ends a sentence without a space after it, but not before the number of a floor: %s',
  (text, parts) => {
    expect(sentenceRanges(text).map(({ start, end }) => text.slice(start, end))).toEqual(parts)
  },
)

it.each([
  [
    'Rata-rata beres 2 hari, bergaransi 3 bulan; bisa dijemput di seluruh Sleman',
    ['Rata-rata beres 2 hari, bergaransi 3 bulan;', ' bisa dijemput di seluruh Sleman'],
  ],
  [
    'Grey, white and terracotta; other colours from 10 pots',
    ['Grey, white and terracotta; other colours from 10 pots'],
  ],
])('ends a sentence at a semicolon before another statement: %s', (text, parts) => {
  expect(sentenceRanges(text).map(({ start, end }) => text.slice(start, end))).toEqual(parts)
})
