import type { LanguageCode } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { planProduct } from './plan.ts'
import { readPoints } from './points.ts'

/** What is told of an owner’s text, in the owner’s order. */
function toldOf(language: LanguageCode, info: string): string[] {
  const { points } = readPoints(briefOf({ name: 'Zed', info, language }))
  return points
    .toSorted((a, b) => a.source.start - b.source.start)
    .flatMap(({ variants }) => variants[0] ?? [])
}

type Case = [language: LanguageCode, info: string, told: string[]]

describe('a sentence that has room nowhere is told in parts rather than left out', () => {
  const cases: Case[] = [
    [
      'en',
      'Pickup is Friday after 3, and I only make 60 loaves so please order by Wednesday night.',
      ['Pickup is Friday after 3', 'I only make 60 loaves so please order by Wednesday night'],
    ],
    [
      'en',
      'My mother-in-law stirs the kaya by hand for four hours, no colouring and no preservative.',
      ['My mother-in-law stirs the kaya by hand for four hours', 'No colouring and no preservative'],
    ],
    [
      'en',
      'If your window screen is torn, leave it in the morning and we will have it re-screened by closing.',
      ['If your window screen is torn, leave it in the morning', 'We will have it re-screened by closing'],
    ],
    [
      'en',
      'We ship in May and again in September when it’s cool enough and if something doesn’t come back next spring we send you another one',
      [
        'We ship in May and again in September when it’s cool enough',
        'If something doesn’t come back next spring we send you another one',
      ],
    ],
    [
      'id',
      'Kursi teras dari rotan manau asli yang dianyam tangan sama perajin di Trangsan, Sukoharjo.',
      ['Kursi teras dari rotan manau asli', 'Dianyam tangan sama perajin di Trangsan, Sukoharjo'],
    ],
    [
      'id',
      'Kalau sudah dibeli tolong jangan dicuci pakai deterjen ya, kami kasih lerak satu botol kecil di setiap paketnya.',
      [
        'Kalau sudah dibeli tolong jangan dicuci pakai deterjen ya',
        'Kami kasih lerak satu botol kecil di setiap paketnya',
      ],
    ],
  ]
  it.each(cases)('%s: %s', (language, info, told) => {
    expect(toldOf(language, info)).toEqual(told)
  })

  it('but a case is not parted from what comes of it', () => {
    const info =
      'kue basah dari ketan, kalau pesan 50 kotak atau lebih gratis ongkir sekota, dapat bonus sambal satu botol besar, bisa cicil dua kali juga'
    expect(toldOf('id', info).filter((line) => /^(?:Dapat bonus|Bisa cicil)/u.test(line))).toEqual([])
  })
})

describe('a part says by itself who or what it is of', () => {
  const cases: Case[] = [
    [
      'en',
      'Drop your kitchen knives in the lockbox outside Kerr’s Pharmacy on Quadra Street and they’re back the next day.',
      [
        'Drop your kitchen knives in the lockbox outside Kerr’s Pharmacy on Quadra Street',
        'Your kitchen knives are back the next day',
      ],
    ],
    [
      'en',
      'So I fix accordions, concertinas too, and the odd harmonium if somebody can carry it up the stairs.',
      ['I fix accordions, concertinas too', 'I fix the odd harmonium if somebody can carry it up the stairs'],
    ],
    [
      'en',
      'I take the doors, racks and fan plate off your oven and dip them in a heated tank in my van.',
      ['I take the doors, racks and fan plate off your oven', 'I dip them in a heated tank in my van'],
    ],
    [
      'en',
      'Breakfast goes till half ten and there’s always porridge, rashers and my sister’s brown bread.',
      ['Breakfast goes till half ten', 'There’s always porridge, rashers and my sister’s brown bread'],
    ],
    ['en', 'It’s our old boat really.', ['It’s our old boat really']],
    [
      'en',
      'Ray has been measuring hands here since 1994 and if the thumb is still tight after your first three games he’ll sand it free.',
      [
        'Ray has been measuring hands here since 1994',
        'If the thumb is still tight after your first three games Ray will sand it free',
      ],
    ],
    [
      'en',
      'Owt we build falls down inside ten year, we’ll put it back up and tha’ll not pay a penny.',
      ['Owt we build falls down inside ten year, we’ll put it back up', 'Tha’ll not pay a penny'],
    ],
    [
      'en',
      'It’s $45 a head and that includes toenails and teeth, plus a $60 farm fee you can split with a neighbor.',
      [
        '$45 a head and that includes toenails and teeth',
        'Plus a $60 farm fee you can split with a neighbor',
      ],
    ],
    [
      'en',
      'The slate is Welsh, from Penrhyn, and I drill the holes and send you brass screws with it.',
      ['The slate is Welsh, from Penrhyn', 'I drill the holes and send you brass screws with it'],
    ],
    [
      'en',
      'Ships from Vancouver in 1-2 business days. Free over $150.',
      ['Ships from Vancouver in 1-2 business days. Free over $150'],
    ],
    [
      'en',
      'Chairs and tables are separate because half our customers borrow them from the village hall.',
      ['Chairs and tables are separate', 'Half our customers borrow them from the village hall'],
    ],
    [
      'id',
      'Saya jual keyboard mekanikal bekas warnet yang sudah dibongkar, dicuci keycap-nya, dan switch yang mati diganti baru.',
      [
        'Saya jual keyboard mekanikal bekas warnet',
        'Sudah dibongkar, dicuci keycap-nya, dan switch yang mati diganti baru',
      ],
    ],
    [
      'id',
      'les calistung & matematika sd, maksimal 5 anak',
      ['Les calistung dan matematika sd, maksimal 5 anak'],
    ],
    [
      'vi',
      'vs laptop 200k, k lấy tiền nếu không sửa được',
      ['Vệ sinh laptop 200k, không lấy tiền nếu không sửa được'],
    ],
    [
      'vi',
      'Tôi nhận mở khóa nhà, khóa xe, két sắt tại chỗ ở Gò Vấp và Quận 12, gọi là 20 phút có mặt.',
      ['Tôi nhận mở khóa nhà, khóa xe, két sắt tại chỗ ở Gò Vấp và Quận 12', 'Gọi là 20 phút có mặt'],
    ],
    [
      'id',
      'ada garansi hidup sampai tujuan se Pulau Jawa, luar Jawa belum bisa, gratis daun ketapang 5 lembar untuk setiap pembelian',
      [
        'Ada garansi hidup sampai tujuan se Pulau Jawa, luar Jawa belum bisa',
        'Gratis daun ketapang 5 lembar untuk setiap pembelian',
      ],
    ],
    [
      'id',
      'Kulit kendor boleh dikirim balik untuk disetel, gratis, ongkirnya saja yang nanggung pembeli sendiri ya kak.',
      [
        'Kulit kendor boleh dikirim balik untuk disetel, gratis',
        'Ongkirnya saja yang nanggung pembeli sendiri ya kak',
      ],
    ],
    [
      'en',
      'Open Thursday to Sunday, later if there’s chat, and there’s tea in the pot for anyone who can manage the stairs.',
      [
        'Open Thursday to Sunday, later if there’s chat',
        'There’s tea in the pot for anyone who can manage the stairs',
      ],
    ],
    [
      'id',
      'tenda ukuran 4x6 sudah sama kursi plastik 50 biji pakai sarung, meja prasmanan 2, kipas blower 1, dipasang H-1 sore dan dibongkar sehari setelah acara',
      [
        'Tenda ukuran 4x6 sudah sama kursi plastik 50 biji pakai sarung',
        'Meja prasmanan 2, kipas blower 1',
        'Dipasang H-1 sore dan dibongkar sehari setelah acara',
      ],
    ],
  ]
  it.each(cases)('%s: %s', (language, info, told) => {
    expect(toldOf(language, info)).toEqual(told)
  })

  it.each([
    // What both verbs take.
    'We clean and repair manual typewriters, mostly Olympias, Royals and Smith-Coronas from the 40s to the 70s',
    // A case without its word, and two things that are denied together.
    'Only thing is your garden has to have a gate wider than 80cm or we simply can’t get the coop in',
    'It’s an automatic (a Yaris, nothing flash) and the first time out we don’t go above 20mph or leave the estate unless you want to',
    // Which one is meant.
    'I make wooden trucks and animals from maple offcuts I get from a cabinet shop here in Duluth',
  ])('is left out whole where it has no parts: %s', (sentence) => {
    const { points, leftOut } = readPoints(briefOf({ name: 'Zed', info: `${sentence}.`, language: 'en' }))
    expect(points).toEqual([])
    expect(leftOut).toMatchObject([{ text: sentence, reason: 'too-long' }])
  })

  it('tells the case of an offer right before it', () => {
    const { points } = readPoints(
      briefOf({
        name: 'Zed',
        info: 'If you bring the old battery back to the shop within a month, I’ll take ten dollars off your next one.',
        language: 'en',
      }),
    )
    expect(points.map(({ variants, tellAfter }) => [variants[0], tellAfter])).toEqual([
      ['I’ll take ten dollars off your next one', 0],
      ['If you bring the old battery back to the shop within a month', undefined],
    ])
  })

  it('what the law holds back of a fact’s limit holds back the fact', () => {
    const info =
      'A box of 18 trout flies tied for whichever river you name, as long as it’s in Montana or Idaho. Barbless hooks on everything.'
    const plan = planProduct(briefOf({ name: 'Zed', info, language: 'en' }))
    const shown = JSON.stringify(plan.scenarios)
    expect(shown).not.toContain('whichever river')
    expect(plan.leftOut.map(({ text }) => text).join()).toContain('whichever river')
  })
})

it.each([
  ['en', 'PDF sewing patterns for women 5\'10" and over.', 'PDF sewing patterns for women 5′10″ and over'],
  [
    'en',
    'Veterans’ stones are free in May. I’ve been cutting hair since ’88.',
    'Veterans’ stones are free in May',
  ],
  ['en', 'Dry stone walls, no muck in ’em.', 'Dry stone walls, no muck in ’em'],
  ['ko', '용량 350ml+500ml+800ml', '용량 350ml+500ml+800ml'],
  ['ko', '화물은 착불 이고요 개인택배는 안 돼요', '화물은 착불'],
  ['ko', '소형견 한 마리까지 OK\n만 26세부터 빌릴 수 있어요', '소형견 한 마리까지 OK'],
] as const)('%s: signs stay as they were written: %s', (language, info, told) => {
  expect(toldOf(language, info)).toContain(told)
})

it('what a shop’s page says beside the goods is not told', () => {
  const info =
    'Home / Kitchen / Tea Towels\n£26.50 In stock\nScreen printed by hand in Stroud. Read more »\nAdd to basket'
  expect(toldOf('en', info)).toEqual(['Screen printed by hand in Stroud'])
})
