import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { lineLimits } from '../line-limits.ts'
import { titleOfName } from '../reading/names.ts'
import type { ProductBrief } from '../types.ts'
import { planProduct } from './plan.ts'

type Case = [name: string, info: string, whole: string, torn: RegExp]

/** What each video of a plan shows, scene by scene, both rows together. */
function scenesOf(brief: ProductBrief): string[][] {
  return planProduct(brief).scenarios.map(({ lines }) =>
    lines.map(({ headline, sub }) => `${headline[0] ?? ''} | ${sub[0] ?? ''}`),
  )
}

describe('what says something else without its neighbour', () => {
  const english: Case[] = [
    [
      'Hartley Piano Tuning',
      'I’ve been tuning pianos since 1994. A normal tuning takes about an hour and a half, and I bring my own tools to every house.',
      'an hour and a half',
      /an hour(?! and)|\bA half\b/u,
    ],
    [
      'Number 9 Barbers',
      'three chairs no appointments just walk in, open 8 to 6 mon to sat and late till 8 on thursday, skin fades, beard trims, hot towel shave is £22, kids under 10 are a tenner but not on saturdays cos its too busy, cash or card',
      'kids under 10 are a tenner but not on saturdays',
      /\| Not on saturdays|a tenner$/u,
    ],
    [
      'Stillwater Pilates',
      'Small classes with a physiotherapist. Everyone has a 45 minute one-to-one assessment first. Cancel with less than 12 hours’ notice and we charge you.',
      'one-to-one assessment',
      /^One assessment|less \| than/u,
    ],
    [
      'Bramble and Stem',
      'I grow about 70% of my flowers in a walled garden near Frome and buy the rest from Cornwall, so nothing is flown in.',
      'I buy the rest',
      /^Buy the rest/u,
    ],
    [
      'Northside Uniform Swap',
      'Everything is washed, mended and priced at $5, $10 or $15, nothing dearer.',
      'priced at $5, $10 or $15',
      /\$5$|^\$10/u,
    ],
    [
      'Kwik Caravan Damp Check',
      'Damp test on touring caravans and motorhomes at your drive or storage yard, takes about an hour and half.',
      'Takes about an hour and half',
      /hour \|/u,
    ],
    [
      'Stained Glass with Niamh',
      'You’ll cut the glass, foil it and solder it, and go home with a hanging piece about the size of a postcard.',
      'go home with a hanging piece',
      /^Go home/u,
    ],
    [
      'Tía Rosa Tamales',
      'I make on Thursday night. Order before Wednesday please because I make only 40 dozen.',
      'Order before Wednesday please because I make only 40 dozen',
      /^Order before Wednesday please \|/u,
    ],
    [
      'Clonakilty Oyster Bar',
      'I turn up at your wedding with 150 oysters on ice for two hours of shucking, and I bring the ice, the knives and the lemons.',
      'I bring the ice, the knives and the lemons',
      /I bring the ice \||I bring the ice$/u,
    ],
  ]
  it.each(english)('%s: is said whole or not at all', (name, info, whole, torn) => {
    const scenes = scenesOf(briefOf({ name, info, price: null, language: 'en' })).flat()
    expect(scenes.join('\n')).toContain(whole)
    expect(scenes.filter((scene) => torn.test(scene))).toEqual([])
  })

  const korean: Case[] = [
    [
      '새벽반죽 통밀식빵',
      '통밀 70%에 우유, 계란, 버터는 안 들어가고 소금이랑 올리브유만 조금 넣어요.',
      '우유, 계란, 버터는 안 들어가고',
      /우유 \|/u,
    ],
    [
      '한길양복점 맞춤정장',
      '원단은 국산 울 100%를 기본으로 하고, 허리와 기장 수선은 2년간 무료로 해 드립니다.',
      '기본으로 해요',
      /하고$/u,
    ],
    [
      '솔밭끝 펜션 별채',
      '해변까지 걸어서 6분이에요. 기준 2인 / 최대 4인, 1인 추가 시 20,000원.',
      '1인 추가 시 20,000원',
      /추가 \| 시/u,
    ],
    [
      '산골 다육이',
      '10년째 베란다에서 직접 키운 다육이예요. 물은 2주에 한 번이면 충분하고, 뿌리가 다치지 않게 화분째 포장합니다. 다만 한겨울에는 얼 수 있어서 발송을 쉬어요.',
      '발송을 쉬어요',
      /(?:^|\| )다만/u,
    ],
    [
      '흙집 하루',
      'TV도 없고 와이파이도 잘 안 터집니다. 최대 4명이고 평일 19만원, 주말은 26만원이에요.',
      '평일 19만원, 주말은 26만원',
      /평일 19만원 \|/u,
    ],
    [
      '한복 수선 한 땀',
      '저고리 품 줄임 4만원 동정 교체 만오천원이고요 금박 있는 데는 손을 못 대요 혼자 하는 집이라 하루에 두 벌만 받습니다',
      '저고리 품 줄임 4만원 동정 교체 만오천원',
      /못 대요 혼자/u,
    ],
    ['목화당 이불솜', '솜틀기는 한 채 4만 5천원에 면 속통값 들어있어요.', '4만 5천원', /4만 \|/u],
  ]
  it.each(korean)('%s: 전부 말하거나 아예 말하지 않는다', (name, info, whole, torn) => {
    const scenes = scenesOf(briefOf({ name, info, price: null })).flat()
    expect(scenes.join('\n')).toContain(whole)
    expect(scenes.filter((scene) => torn.test(scene))).toEqual([])
  })
})

describe('a name longer than big words', () => {
  it.each([
    ['en', 'Harlan’s Saw & Blade Sharpening', 'Saw & Blade Sharpening'],
    ['en', 'Cob Oven & Clay Plaster Weekends', 'Cob Oven & Clay Plaster'],
    ['en', 'Ballroom Shoes Resuede & Heel Tips', 'Ballroom Shoes Resuede'],
    ['en', 'Tin Whistle & Low Whistle Maker, Fionnuala Breen', 'Tin Whistle Maker'],
    ['en', 'Fionnuala Breen, Brass Whistle Making', 'Brass Whistle Making'],
    ['en', 'Mobile Notary & Apostille, Denise Okonjo-Reyes', 'Mobile Notary & Apostille'],
    ['en', 'Sir Reginald’s Swing Set Assembly and Anchoring for Worn Out Parents', 'Swing Set Assembly'],
    ['en', 'Persian Calligraphy Names on Paper, Mehrdad', 'Persian Calligraphy Names'],
    ['id', 'Rental Mobil Plus Sopir Gorontalo Travel Ka Ismet', 'Rental Mobil Plus Sopir'],
    ['id', 'Open Trip Snorkeling Pahawang Bang Iyal', 'Open Trip Snorkeling Pahawang'],
    ['id', 'Les Bahasa Jepang N5 Online Sensei Putri', 'Les Bahasa Jepang N5 Online'],
    ['id', 'Jasa Bersih Rumah Harian Mbak Tini dan Kawan-Kawan', 'Jasa Bersih Rumah Harian'],
    ['id', 'Tukang Pijat Bayi Bidan Wahyuni', 'Tukang Pijat Bayi'],
    ['id', 'Sewa tenda camping si Kribo', 'Sewa tenda camping'],
    ['vi', 'Lớp bơi Cá Nóc cho bé 5–10 tuổi', 'Lớp bơi Cá Nóc'],
    ['en', 'Sit & Stay: in-home puppy help w/ Marisol', 'Sit & Stay'],
    ['vi', 'Cá kho niêu làng Đại Hoàng bà Thìn', 'Cá kho niêu làng Đại Hoàng'],
    ['en', 'Mobile Tack Repair and Rug Wash', 'Mobile Tack Repair'],
    ['id', 'Cuci Toren & Sumur Mas Budi', 'Cuci Toren'],
    ['id', 'Jahit Kebaya Ibu Endang Modiste', 'Jahit Kebaya'],
    ['vi', 'Cưa cây, hạ cây to sát nhà Bốn Rìu', 'Cưa cây'],
    ['vi', 'Lớp sửa xe đạp cho trẻ em', 'Lớp sửa xe đạp'],
    ['vi', 'Nước rửa chén bồ hòn Nhà Sim', 'Nước rửa chén bồ hòn'],
    ['vi', 'Kèm toán lớp 9 cô Hạnh, Vinh', 'Kèm toán lớp 9 cô Hạnh'],
    ['ko', '수입 구형 볼보 실내 천장 처짐', '구형 볼보 실내 천장 처짐'],
    ['ko', '심야 약국 앞 죽집 아니고 국수집 올빼미멸치', '죽집 아니고 국수집 올빼미멸치'],
    ['ko', '혼자서도 편하게 신는 신발끈 없는 운동화 벌떡', '벌떡'],
    ['ko', '철원 오대쌀 막걸리잔 말고 떡메체험', '떡메체험'],
    ['ko', '이동 세차 말고 이동 농기계 수리 경운기형님', '농기계 수리 경운기형님'],
    ['ko', '결혼식 축가 대신 불러드림 듀오 봄날', '듀오 봄날'],
    ['id', 'Pembukuan & Lapor Pajak UMKM Kak Sinta', 'Pembukuan & Lapor Pajak UMKM'],
    ['id', 'Dekorasi Balon Ulang Tahun Ceria Kak Fitri', 'Dekorasi Balon'],
    ['id', 'Servis Rice Cooker & Kipas Mbak Yuni', 'Servis Rice Cooker'],
  ] as const)('%s: %s has a title', (language, name, title) => {
    expect(titleOfName(name, language, lineLimits[language].title)).toBe(title)
  })

  it.each([
    ['Lantern Street Letterpress Cards', '100 business cards, one ink colour', 'Letterpress Cards'],
    ['Second Swarm Beehive Starter Kit', 'Hive comes flat, you need a hammer', 'Beehive Starter Kit'],
    ['Yusuf & Sons Shop Shutter Repair', 'roller shutter stuck we come', 'Shop Shutter Repair'],
    ['Hatherleigh Cane & Rush Seating', 'I re-cane and re-rush chairs', 'Cane & Rush Seating'],
    ['Kowalczyk Pierogi Frozen & Fresh', 'we make pierogi by hand', 'Pierogi Frozen & Fresh'],
    ['Model Railway Clearance & Valuations', 'We buy whole collections', 'Model Railway Clearance'],
    [
      'Rosalind Achterberg Citizenship Test Tutoring by Phone',
      'I help you get ready for the citizenship interview',
      'Citizenship Test Tutoring',
    ],
    ['Chipped Enamel & Bath Resurfacing by Teodora', 'Chip repair only', 'Bath Resurfacing by Teodora'],
    ['Quiet Room Tinnitus & Ear Wax Clinic Bus', 'ear wax removal', 'Tinnitus & Ear Wax Clinic Bus'],
  ])('%s: leaves out its maker, and nothing that its owner writes of', (name, info, title) => {
    expect(titleOfName(name, 'en', lineLimits.en.title, info)).toBe(title)
  })

  it.each([
    ['en', 'Oven & Hob Deep Cleaning Before Christmas'],
    ['vi', 'Giữ mèo ngày Tết Nhà Dì Ngân'],
    ['vi', 'Đồ gỗ bàn học cũ thanh lý trường mẫu giáo'],
  ] as const)('%s: %s has none where it would be cut inside a word', (language, name) => {
    expect(titleOfName(name, language, lineLimits[language].title)).toBe('')
  })
})

describe('a video with few facts', () => {
  it('says each of them under the name, in place of one', () => {
    const plan = scenesOf(
      briefOf({
        name: 'Armchair reupholstery',
        info: 'We strip your old armchair down to the frame, fix the springs and cover it again in fabric you pick from our shop. Most chairs are back home within three weeks, and we collect and return them for free in Leeds.',
        price: null,
        language: 'en',
      }),
    )
    for (const scenes of plan) {
      expect(
        scenes.filter((scene) => /strip|springs|three weeks|for free/u.test(scene)).length,
      ).toBeGreaterThan(2)
      expect(new Set(scenes).size).toBe(scenes.length)
    }
  })

  it('opens with what a shop does before what it does not', () => {
    const [[opening] = []] = scenesOf(
      briefOf({
        name: '바로숨 필라테스',
        info: '물리치료사 면허 있는 강사 2명이 1:1로만 수업합니다. 당일 취소는 1회 차감되고, 임신 16주 이전이신 분은 받지 않습니다.',
        price: null,
      }),
    )
    expect(opening).toContain('물리치료사')
  })
})

describe('a first line', () => {
  it('tells a term of the sale only under the name', () => {
    const plan = scenesOf(
      briefOf({
        name: 'Student Cello Hire',
        info: 'Student cellos from quarter size to full, with bow and hard case. Strings that snap in the first month are on us. Deposit £50. Takes two days to set up. Collection from Clifton on Saturdays.',
        price: null,
        language: 'en',
      }),
    )
    const terms = plan.map(([first = '']) => first).filter((first) => /Deposit|Takes|Collection/u.test(first))
    expect(terms.filter((first) => !first.startsWith('Student Cello Hire |'))).toEqual([])
  })

  it('is no part that says nothing without the one before', () => {
    const plan = scenesOf(
      briefOf({
        name: 'The Wig Room',
        info: 'We write the cranial prosthesis receipt that your own insurer wants to see but we can’t promise they’ll pay. I was a patient myself in 2016. One lady in the shop at a time.',
        price: null,
        language: 'en',
      }),
    )
    const before = plan.flatMap((scenes) =>
      scenes.flatMap((scene, at) => (scene.includes('they’ll pay') ? [scenes[at - 1] ?? 'nothing'] : [])),
    )
    expect(before.filter((scene) => !scene.includes('receipt'))).toEqual([])
    expect(plan.flat().join('\n')).toContain('We can’t promise they’ll pay')
  })
})

it.each([
  [
    'en',
    'Keyfob Kev',
    'Most Ford Vauxhall and VW keys from £120 cut and programmed at the roadside, takes about 40 mins. Swindon and 15 miles round. Need to see photo ID.',
    'Takes about 40',
    'roadside',
  ],
  [
    'id',
    'Rantang Ning',
    '1 rantang isi 4 macam masakan rumahan (sayur, lauk, tempe/tahu, sambal) cukup buat 3 orang serumah. Antar gratis radius 3 km. Menu ganti tiap hari.',
    'Sayur, lauk',
    'isi 4 macam',
  ],
] as const)(
  'what is of the words before is told directly after them: %s, %s',
  (language, name, info, part, of) => {
    const plan = scenesOf(briefOf({ name, info, price: null, language }))
    const before = plan.flatMap((scenes) =>
      scenes.flatMap((scene, at) => (scene.includes(part) ? [scenes[at - 1] ?? 'nothing'] : [])),
    )
    expect(before.length).toBeGreaterThan(0)
    expect(before.filter((scene) => !scene.includes(of))).toEqual([])
  },
)

it('makes videos of a name that nothing surely shortens', () => {
  const plan = planProduct(
    briefOf({
      name: 'Prop & Punch Seaside Puppet Show',
      info: 'A proper Punch and Judy booth with 12 hand carved puppets. The show lasts 35 minutes and suits ages 3 to 10. I need a flat space 3 metres wide.',
      language: 'en',
    }),
  )
  expect(plan.scenarios.length).toBeGreaterThanOrEqual(3)
  expect(plan.leftOut).toEqual([])
  expect(titleOfName('Prop & Punch Seaside Puppet Show', 'en', lineLimits.en.title, 'Punch and Judy')).toBe(
    'Seaside Puppet Show',
  )
})
