import type { LanguageCode } from '@clipmint/kit'
import { expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { planProduct } from './plan.ts'

/** What the videos of an owner show, each scene's rows together. */
function scenesOf(name: string, info: string, language: LanguageCode = 'en'): string[] {
  return planProduct(briefOf({ name, info, language })).scenarios.flatMap(({ lines }) =>
    lines.map(({ headline, sub }) => `${headline[0] ?? ''} | ${sub[0] ?? ''}`),
  )
}

type Case = [name: string, info: string, whole: string, torn: RegExp]

it.each<Case>([
  [
    'Chip Off Windscreen Repairs',
    'Mon to Sat. Has to be smaller than a 10c coin and not right in front of the driver, otherwise it’s a new windscreen and we don’t do them.',
    'Otherwise it’s a new windscreen and we don’t do them',
    /windscreen$|We don’t do them/u,
  ],
  [
    'Kev’s Pie Window',
    'I bake about 200 pies each morning in Bendigo and sell them through a hatch from 6 am until they run out, most days that’s before 1.',
    'I sell them through a hatch from 6 am until they run out, most days that’s before 1',
    /Most days that’s|run out$/u,
  ],
  [
    'Bramble Hedge Cutting',
    'Got my own ladders. Won’t cut between March and August if there’s nests in it, that’s the law and I agree with it.',
    'Won’t cut between March and August if there’s nests in it',
    /Won’t cut \|/u,
  ],
  [
    'Mobile bike mechanic',
    'Basic service £45. Can usually do within 2 days. Evenings too if you’ve a light in the garage.',
    'Can usually do within 2 days. Evenings too if you’ve a light in the garage',
    /^Evenings|\| Evenings/u,
  ],
  [
    'Bulk compost',
    'Two bags is 70. It’s hot when it arrives so let it sit a week before planting seedlings.',
    'It’s hot when it arrives so let it sit a week before planting seedlings',
    /\| Hot when/u,
  ],
  [
    'Rockpool sock yarn',
    'Hand-dyed in my kitchen. 75% merino / 25% nylon, approx 425m per skein.',
    '75% merino / 25% nylon, approx 425m per skein',
    /merino,/u,
  ],
  [
    'KOLACHES - Hruska Sisters, West TX',
    'Open 5:30 till we run out. Y’all call by noon the day before if you want more than 3 dozen.',
    'KOLACHES | Y’all call by noon the day before if you want more than 3 dozen',
    /Y’all call \|/u,
  ],
  [
    'Tiny Library Bookbag',
    'Skip a month any time. We don’t do requests for titles but tell us what your wee one’s into, diggers, dinos or anything.',
    'Tell us what your wee one’s into, diggers, dinos or anything',
    /We don’t tell/u,
  ],
  [
    'vinyl record cleaning',
    'New inner sleeve included. mail in ok pack em tight i mail back with tracking in about a week im in dayton ohio',
    'Mail in ok pack em tight, I mail back with tracking in about a week',
    /^I mail back/u,
  ],
  [
    'Cement pots by hand',
    'Each one is poured by hand. Grey, white and terracotta; other colours from 10 pots.',
    'Grey, white and terracotta; other colours from 10 pots',
    /\| Other colours/u,
  ],
  [
    'Felt Food Play Set',
    'ABOUT THIS ITEM\n- 100% wool felt, blanket stitched\n\nSHIPPING\nShips from Asheville within 5 business days.\n\nRETURNS\n14 days, unplayed with',
    'RETURNS: 14 days, unplayed with',
    /ABOUT|SHIPPING|\| 14 days/u,
  ],
  [
    'Chess club for kids',
    'Ages 6-12. Parents can stay or leave but pick up is 5:30 SHARP because the library locks the doors at that time.',
    'Parents can stay or leave',
    /stay \|/u,
  ],
  [
    'Boat winter storage',
    'We take boats to 30 ft. Oct 1 - May 1. Frames from 30x30 ($60) to 120x80 ($420).',
    'Oct 1 – May 1',
    /Oct 1,|^\$60\)/u,
  ],
  [
    'Dog photo studio',
    '20 minute slot. Nervous or reactive dogs welcome, nobody else will be in the room.',
    'Nervous or reactive dogs welcome',
    /^Welcome/u,
  ],
  [
    'Blacksmith taster',
    'Soup and bread at 1. Two anvils so it’s two people or you and a mate. 16+. Wear cotton.',
    'Two anvils so it’s two people or you and a mate. 16+',
    /mate$/u,
  ],
  [
    'Gluten free cakes',
    'We use almonds. Vegan sponge yes, sugar free no. Collect in Hitchin or £12 courier.',
    'Vegan sponge yes, sugar free no',
    /no\. Collect/u,
  ],
  [
    'Traditional sign writer',
    'All by hand with a brush. No vinyl, I hate it. Fascia from 450, A board 120. i’ll tell you the price first.',
    'Fascia from 450, A board 120',
    /hate it\. Fascia|i’ll/u,
  ],
  [
    'Macrame workshop',
    '2.5 hours upstairs @ The Foundry. It’s cosy. That’s it really.',
    '2.5 hours upstairs @ The Foundry',
    /That’s it/u,
  ],
  [
    'Community darkroom',
    '4 enlargers. Open Sundays. Somebody drank fixer once. (He’s fine now.)',
    'Somebody drank fixer once. (He’s fine now.)',
    /\| \(He|^\(He/u,
  ],
  [
    'Airport parking',
    '£6 a day. We fetch you back in the minibus even if you’re delayed. We won’t sell anything over 6 years old on the wall of any of these tyres that we have here.',
    'We fetch you back in the minibus even if you’re delayed',
    /sell anything \|/u,
  ],
])('%s says in one scene what says nothing in two', (name, info, whole, torn) => {
  const scenes = scenesOf(name, info)
  expect(scenes.some((scene) => scene.includes(whole))).toBe(true)
  expect(scenes.filter((scene) => torn.test(scene))).toEqual([])
})

it('parts a sentence that has room nowhere at a comma, and tells the rest directly after its front', () => {
  const info =
    'Cod in winter. 6pm-midnight out of Whitby, 8 anglers max, £55 a head, rods and bait £10 if you’ve none.'
  const { scenarios } = planProduct(briefOf({ name: 'Night fishing charter', info, language: 'en' }))
  const [front, rest] = [
    '6pm-midnight out of Whitby, 8 anglers max',
    '£55 a head, rods and bait £10 if you’ve none',
  ]
  const told = scenarios.map(({ lines }) => lines.map(({ sub }) => sub[0] ?? ''))
  expect(told.flat()).toContain(rest)
  expect(told.filter((one) => one.includes(rest) && one[one.indexOf(rest) - 1] !== front)).toEqual([])
  const list =
    'Tamales by the dozen with pork red chile, chicken green chile, rajas con queso, or sweet pineapple.'
  const scenes = scenesOf('Tia Rosa Tamales', list)
  expect(scenes.filter((scene) => scene.endsWith('pork red chile'))).toEqual([])
})

it('tells what animals are fed directly after what is sold, and opens no video with it', () => {
  const info =
    'Castings from our own worm beds at Nimbin, fed on cow manure and veg scraps, no biosolids. Sieved to 5mm. Pick up or we post inside NSW.'
  const { scenarios } = planProduct(briefOf({ name: 'Worm castings 15L bag', info, language: 'en' }))
  const told = scenarios.map(({ lines }) => lines.map((line) => line.sub[0] ?? ''))
  const fed = told.filter((one) => one.some((text) => text.startsWith('Fed on cow manure')))
  expect(fed.length).toBeGreaterThan(0)
  for (const one of fed)
    expect(one[one.findIndex((text) => text.startsWith('Fed on')) - 1]).toBe(
      'Castings from our own worm beds at Nimbin',
    )
})

it('speaks without accents where a Vietnamese owner types none, and asks nothing about half of the name', () => {
  const scenes = scenesOf(
    'cho thue loa keo Minh Khoi',
    'cho thue loa keo bass 4 tac 250k 1 ngay, co 2 mic khong day, giao trong Bien Hoa free. coc 1 trieu hoac can cuoc, tra loa tra coc lien. loa uot mua la khach den tien sua nha.',
    'vi',
  )
  expect(scenes.some((scene) => scene.includes('Loa uot mua la khach den tien sua nha'))).toBe(true)
  expect(scenes.filter((scene) => /\p{Mn}|đ|\?/u.test(scene.normalize('NFD')))).toEqual([])
})

it('asks nothing about half of a Vietnamese name where nothing of its owner’s can be told', () => {
  const info =
    'gà ta thả vườn nội nuôi ăn lúa với bắp 130k một ký lô làm sẵn thêm 20k con từ 1kg6 tới 2kg giao trong thị xã trước 10h sáng đặt hôm trước nghen'
  const scenes = scenesOf('Bán gà ta thả vườn nhà nội', info, 'vi')
  expect(scenes.filter((scene) => scene.includes('Bán gà?'))).toEqual([])
})

it('tells what stands under a Korean heading in brackets with it', () => {
  const scenes = scenesOf(
    '벽조목 수제도장',
    '[상품정보] 크기: 지름 15mm, 높이 60mm / [제작기간] 시안 확정 후 영업일 기준 3일 / [포함] 가죽 케이스. 오타가 당사 잘못인 경우 다시 파서 보내드립니다.',
    'ko',
  )
  expect(scenes.filter((scene) => /(?:^|\| )(?:시안 확정|가죽 케이스)/u.test(scene))).toEqual([])
})

it('announces no news of shoes that will not be brand new again', () => {
  const info =
    '$35 a pair, hand washed. I can get yellow soles way lighter but not brand new white. No boots.'
  expect(scenesOf('sneaker wash', info).filter((scene) => /news/iu.test(scene))).toEqual([])
})
