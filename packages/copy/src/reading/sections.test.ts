import { describe, expect, it } from 'vitest'

import { sentencesOf } from '../corpus/clauses.ts'
import { splitSentences } from './segment.ts'

describe('a list under a heading', () => {
  it('is said under it, each part of it that has no room with the rest', () => {
    expect(
      sentencesOf(
        'RATES (per night)\nCabin 1 (sleeps 2) - $95\nCabin 2 (sleeps 4) - $130\nCabin 3 (sleeps 6, dock) - $165\n\nBRING\nTowels\nBug spray',
      ),
    ).toEqual([
      'RATES (per night): Cabin 1 (sleeps 2) – $95, Cabin 2 (sleeps 4) – $130',
      'RATES (per night): Cabin 3 (sleeps 6, dock) – $165',
      'BRING: Towels, Bug spray',
    ])
  })

  it('is said under a title of no capitals, where its marks begin', () => {
    expect(
      sentencesOf(
        'Spring opening $480\n - drain and wash\n - pump checked\nWinter closing $280\n - netting\n - heater in',
      ),
    ).toEqual([
      'Spring opening $480: drain and wash, pump checked',
      'Winter closing $280: netting, heater in',
    ])
  })

  it('of a price a day is said under the thing that buyers rated, and with what is not in it', () => {
    expect(
      sentencesOf(
        'Rod Hire – Pier & Beach Set ★★★★☆ (61 reviews)\n£12.00 per day inc. VAT\nIncludes: 12ft beachcaster, reel, tripod, 3 rigs. Bait NOT included.',
      ),
    ).toEqual([
      'Rod Hire – Pier and Beach Set: £12.00 per day inc VAT',
      'Includes: 12ft beachcaster, reel, tripod, 3 rigs. Bait NOT included',
    ])
  })

  it('of things of one kind, or of prices, is said under what it is of', () => {
    expect(sentencesOf('£18 a skein\n\nColourways\nHeron\nBramble\nOld Brick')).toEqual([
      '£18 a skein',
      'Colourways: Heron, Bramble, Old Brick',
    ])
    expect(sentencesOf('Zippers\nPants $16\nJacket $30\n\nWe mend it here')).toEqual([
      'Zippers: Pants $16, Jacket $30',
      'We mend it here',
    ])
  })

  it('says what is in a package under its name and price', () => {
    expect(sentencesOf('BRONZE £45\nSafety check, tyres pumped\n\nSILVER £75\nWheels trued')).toEqual([
      'BRONZE £45: Safety check, tyres pumped',
      'SILVER £75: Wheels trued',
    ])
  })

  it('of steps is said in sentences', () => {
    expect(
      sentencesOf(
        'HOW IT WORKS\n1. Order by 8pm\n2. Pay by Venmo\n3. Pick up Sat 8-11, blue porch\n\nBye',
      )[0],
    ).toBe('HOW IT WORKS: Order by 8pm. Pay by Venmo. Pick up Sat 8-11, blue porch')
  })
})

describe('what stands over a list', () => {
  it.each([
    [
      'We buy\n- Art books\n- Hardbacks\n\nWe don’t buy\n- Textbooks',
      ['We buy: Art books, Hardbacks', 'We don’t buy: Textbooks'],
    ],
    [
      'How often?\nEvery 4 weeks: from £12\nOne off: from £30\n\nWhat isn’t?\nInsides\nRoofs',
      ['How often: Every 4 weeks from £12, One off from £30', 'What isn’t: Insides, Roofs'],
    ],
    [
      'E-bike\n$25 / 2 hrs\n$60 / day\nKids trailer\n$15 / day',
      ['E-bike: $25 / 2 hrs, $60 / day', 'Kids trailer: $15 / day'],
    ],
    [
      'Where I go\nCroydon, Purley\nFurther out +5\n\nHair by Jo',
      ['Where I go: Croydon, Purley. Further out +5', 'Hair by Jo'],
    ],
    [
      'Maple Pecan\noats, pecans\n400g $11\n\nCherry\noats, cacao\n400g $12',
      ['Maple Pecan: oats, pecans. 400g $11', 'Cherry: oats, cacao. 400g $12'],
    ],
    [
      'Services:\n• Sports injuries\n• Acupuncture\n\nEvenings till 8',
      ['Services: Sports injuries, Acupuncture', 'Evenings till 8'],
    ],
    [
      'Stump grinding\nUp to 12 inches: £60\n12-24: £95\nOver 24: by quote\n\nFree quotes',
      ['Stump grinding: Up to 12 inches £60, 12-24 – £95, Over 24 – by quote', 'Free quotes'],
    ],
    [
      'Included with every booking\nengineer\npiano\n\nBring a drive',
      ['Included with every booking: engineer, piano', 'Bring a drive'],
    ],
    ['⭐ Patios ⭐\nfrom €90\n\nNo extra', ['Patios: from €90', 'No extra']],
    [
      'Menu minggu ini\nSenin: soto\nSelasa: rendang\n\nHarga\nHarian 25rb\nAnak-anak 18rb',
      ['Menu minggu ini: Senin soto, Selasa rendang', 'Harian 25rb, Anak-anak 18rb'],
    ],
    [
      'Lịch học\nThứ 7: 8h-9h30\nChủ nhật: 9h-10h30\n\nVị bánh\nDâu\nXoài',
      ['Lịch học: Thứ 7 – 8h-9h30, Chủ nhật 9h-10h30', 'Vị bánh: Dâu, Xoài'],
    ],
  ])('is what is bought, asked or priced: %s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })

  it('is no acronym inside a list, and no row of it', () => {
    expect(sentencesOf('We stay open late\n\nWhat you get\nOwn code\nCCTV\nPadlock free')[1]).toBe(
      'What you get: Own code, CCTV, Padlock free',
    )
    expect(sentencesOf('Mon closed\nTue–Fri 8–4\nSat 8–1')).toEqual(['Mon closed, Tue–Fri 8–4, Sat 8–1'])
  })

  it.each([
    [
      'Service £80 a year\nPower flush from £350\n• Prices incl VAT\n• No surcharge',
      ['Service £80 a year, Power flush from £350', 'Prices incl VAT', 'No surcharge'],
    ],
    [
      'We come to you\n\nParts extra\nPuncture £12\nPads fitted £10',
      ['We come to you', 'Parts extra', 'Puncture £12, Pads fitted £10'],
    ],
    [
      'Amps, decks, reel to reel\nBench fee $60\nBelt $40\nStylus $25',
      ['Amps, decks, reel to reel', 'Bench fee $60, Belt $40, Stylus $25'],
    ],
  ])('says something of its own, and is no heading: %s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })

  it.each([
    'Service £75\ntakes 1 hr\n- gas safe\n- certificate emailed',
    'OPEN ALL WEEKEND\nBacon rolls £4\nTea £1',
    'Fully insured\nDBS checked\n\nFree quotes',
  ])('is no heading where it goes on or calls out: %s', (text) => {
    expect(sentencesOf(text).join()).not.toMatch(/hr:|WEEKEND:|insured:/u)
  })

  it('is told alone where each row has a label of its own', () => {
    expect(sentencesOf('Solid oak shelf\n• Finish: oiled\n• Fixings: steel rods')).toEqual([
      'Solid oak shelf',
      'Finish: oiled',
      'Fixings: steel rods',
    ])
  })

  it('holds for no row of another thing', () => {
    expect(sentencesOf('iPhone screens\n11 £60\n12 £95\n13 £110\nBattery £40\n\n12 months warranty')).toEqual(
      ['iPhone screens: 11 £60, 12 £95, 13 £110', 'Battery £40', '12 months warranty'],
    )
    expect(
      sentencesOf('SCREENS\niPhone 11 – $79\niPhone 14 – $169\nBATTERY (any) $59\n\nWe come to you'),
    ).toEqual(['SCREENS: iPhone 11 – $79, iPhone 14 – $169', 'BATTERY (any) $59', 'We come to you'])
  })

  it('is each price in capitals over what it buys', () => {
    expect(sentencesOf('MENU A £12pp\nHog, rolls, stuffing\nMENU B £16pp\nAs A plus salads')).toEqual([
      'MENU A £12pp: Hog, rolls, stuffing',
      'MENU B £16pp: As A plus salads',
    ])
  })
})

it('a price by the day, by age or for so many stands with the others', () => {
  expect(sentencesOf('Weekday: $120\nWeekend: $150\nTowels included')).toEqual([
    'Weekday: $120, Weekend: $150',
    'Towels included',
  ])
  expect(sentencesOf('✨ Tea boxes ✨\n👉 For 2 - £28\n👉 For 4 - £52')).toEqual([
    'Tea boxes: For 2 – £28, For 4 – £52',
  ])
})

it('dots with spaces between lead to a price', () => {
  expect(sentencesOf('Standard tuning . . . . £75\nPitch raise . . . . + £30')).toEqual([
    'Standard tuning: £75',
    'Pitch raise + £30',
  ])
})

it('what is under TIDAK TERMASUK or KHÔNG BAO GỒM is told under it', () => {
  expect(sentencesOf('TERMASUK\n- Perahu\n- Makan siang 1x\n\nTIDAK TERMASUK\n- Tiket masuk 5.000')).toEqual([
    'TERMASUK: Perahu, Makan siang 1x',
    'TIDAK TERMASUK: Tiket masuk 5.000',
  ])
  expect(sentencesOf('Không bao gồm\n- Vé vào cổng\n- Đồ uống')).toEqual([
    'Không bao gồm: Vé vào cổng, Đồ uống',
  ])
})

it('a long row under NOT INCLUDED keeps what it is under, and a field of a list stays in it', () => {
  const guide = 'a guide who speaks French for the whole of the second day'
  expect(sentencesOf(`We sail daily\n\nNot included\n- wine\n- ${guide}, on request only`)).toEqual([
    'We sail daily',
    'Not included: wine',
    expect.stringMatching(/^Not included: a guide/u),
  ])
  expect(sentencesOf('Skye\n\nIncluded\nall meals\n2 workshops: colourwork, steeking\nyarn')[1]).toBe(
    'Included: all meals. 2 workshops – colourwork, steeking. Yarn',
  )
})

it('a later step is told after the first', () => {
  const [, later] = splitSentences(
    'How it works\n- Mon: you leave the bag of washing on the porch before 8\n- Tue–Wed: we wash (3 rinses, no bleach)\n- Thu: clean stack back',
  )
  expect(later?.refersBack).toBe(true)
})
