import type { LanguageCode } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { phraseBooks } from '../phrases/books.ts'
import type { Plan, ProductBrief } from '../types.ts'
import { planProduct } from './plan.ts'

const others = { ko: '가볍고 푹신해요.', en: 'Light and soft.', id: 'Ringan dan lembut.', vi: 'Nhẹ và mềm.' }
const names = { ko: '젤리 실내화', en: 'Satin pillowcase', id: 'Sandal rumah', vi: 'Dép đi nhà' }

function planOf(info: string, language: LanguageCode = /[가-힣]/u.test(info) ? 'ko' : 'en'): Plan {
  return planProduct(briefWith(`${info}. ${others[language]}`, names[language], language))
}

function briefWith(info: string, name: string, language: LanguageCode): ProductBrief {
  const currency = language === 'ko' ? 'KRW' : 'USD'
  return briefOf({ name, info, language, price: { amount: 24_900, currency } })
}

const allOf = ({ scenarios, sellingPoints }: Plan): string[] => [
  ...sellingPoints.map(({ text }) => text),
  ...scenarios.flatMap(({ lines }) => lines.flatMap(({ headline, sub }) => [...headline, ...sub])),
]
const headlinesOf = ({ scenarios }: Plan): string[] =>
  scenarios.flatMap(({ lines }) => lines.flatMap(({ headline }) => headline))
/** Which line says some words, with those that have none of the good standing before all. */
const placeOf = (lines: readonly { headline: string[]; sub: string[] }[], words: string): number =>
  lines.findIndex(({ headline, sub }) => [...headline, ...sub].some((text) => text.includes(words)))
const hooksOf = ({ scenarios }: Plan): string[] =>
  scenarios.flatMap(({ lines: [hook] }) => (hook ? [...hook.headline, ...hook.sub] : []))

/** What the first lines say, as the owner wrote it. */
const openedBy = ({ scenarios, sellingPoints }: Plan) => {
  const opened = new Set(scenarios.flatMap(({ lines: [hook] }) => hook?.pointIds ?? []))
  return sellingPoints.filter(({ id }) => opened.has(id)).map(({ source }) => source)
}

describe('what an owner says less of', () => {
  it.each([
    ['비 오는 날에도 덜 미끄러워요', /미끄러/u, /덜 미끄러/u],
    ['다른 것보다 덜 시끄러워요', /시끄러/u, /덜 시끄러/u],
    ['덜 무거워요', /무거/u, /덜 무거/u],
    ['울보다 덜 까슬까슬해요', /까슬/u, /덜 까슬/u],
    ['잘 안 미끄러져요', /미끄러/u, /안 미끄러/u],
    ['Less slippery than silk', /slipp/iu, /less slipp/iu],
    ['Less noisy at night', /nois/iu, /less nois/iu],
    ['It is not heavy', /heav/iu, /not (?:too )?heav/iu],
  ])('is never said, asked for or promised as more of it: %s', (info, named, turned) => {
    const said = allOf(planOf(info)).filter((text) => named.test(text))
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter((text) => !turned.test(text))).toEqual([])
  })

  it('may be wished for as less: “덜 시끄러운 거 어때요?”', () => {
    const plan = planProduct(briefWith('덜 시끄러워요. 버튼이 하나예요.', '미니 선풍기', 'ko'))
    expect(hooksOf(plan).join('\n')).toMatch(/덜 시끄러운 (?:선풍기|거)/u)
  })
})

describe('a condition', () => {
  it.each([
    ['평일 오후 2시 전 주문은 당일 출발', '전 주문'],
    ['오후 3시 이후 주문은 다음 날 보내요', '이후 주문'],
    ['3만 원 이상 구매는 배송비가 없어요', '이상 구매'],
    ['5세 미만 아동은 무료예요', '미만 아동'],
    ['두 개 이상 주문은 포장해 드려요', '이상 주문'],
    ['첫 번째 수업은 체험으로 해요', '수업'],
  ])('keeps its number: no headline of “%s” says “%s”', (info, half) => {
    expect(headlinesOf(planOf(info))).not.toContain(half)
  })
})

describe('a caution', () => {
  it.each([
    '방수는 되지 않아요',
    '건조기 사용은 안 돼요',
    '주차 공간은 없어요',
    '제주는 배송비 3천원 추가',
    '주차비는 고객님 부담',
    '물에 약해요',
    '야외용이 아니에요',
    '전자레인지에는 못 써요',
    '아이 손에 닿지 않게 두세요',
    '직사광선을 피해 주세요',
    '반려동물은 들어올 수 없어요',
    'Not for outdoor use',
    'Keep away from children',
    'Never put it in the dryer',
    'Does not include batteries',
    'May fade in the sun',
    'No refunds on sale items',
  ])('is told whole, after what is good, and opens no video: %s', (info) => {
    const plan = planOf(info)
    expect(allOf(plan).filter((text) => text === info)).not.toEqual([])
    expect(openedBy(plan).filter(({ quote }) => quote.startsWith(info))).toEqual([])
    for (const { lines } of plan.scenarios)
      expect(placeOf(lines, info)).toBeGreaterThan(placeOf(lines, '푹신'))
    expect(plan.leftOut).toEqual([])
  })

  it.each([
    '교환은 어려워요',
    '튼튼하지 않아요',
    '바닥이 미끄러워요',
    'It is not waterproof',
    'It is not soft',
    'Tidak tahan air',
  ])('that is a fault is no line, and the owner is told so: %s', (info) => {
    const plan = planOf(info, info.startsWith('Tidak') ? 'id' : undefined)
    const own = info.replace(/^It is /u, '').toLowerCase()
    expect(allOf(plan).filter((text) => text.toLowerCase().includes(own))).toEqual([])
    expect(plan.leftOut).toEqual([{ text: info, field: 'info', reason: 'no-reason' }])
    expect(hooksOf(plan).join('\n')).not.toMatch(/not too waterproof|않을까요/iu)
  })

  it('that refuses is no doubt of a buyer', () => {
    const plan = planOf('바지 기장을 줄여 드려요. 가죽옷은 받지 않습니다.')
    expect(hooksOf(plan).join('\n')).not.toContain('받지 않을까요')
  })

  it.each([
    ['Jauhkan dari anak-anak', 'id'],
    ['Không chống nước', 'vi'],
    ['Để xa tầm tay trẻ em', 'vi'],
  ] as const)('in other languages too: %s', (info, language) => {
    const plan = planOf(info, language)
    expect(plan.leftOut).toEqual([])
    expect(openedBy(plan).filter(({ quote }) => quote.startsWith(info))).toEqual([])
  })

  it.each([
    ['캡슐은 아이 손에 닿지 않는 곳에 두세요', 'ko'],
    ['Never put the wooden lid in the dishwasher', 'en'],
  ] as const)(
    'that is no big words stands whole, under the notice where small words are read first: %s',
    (info, language) => {
      const { heading } = phraseBooks[language].subjects.service
      for (const { lines } of planOf(info, language).scenarios)
        expect(lines).toContainEqual(
          expect.objectContaining({ sub: [info], over: { headline: info, sub: heading } }),
        )
    },
  )

  it.each([
    '예약하지 않아도 돼요',
    '환불 걱정 없어요',
    '다림질이 필요 없어요',
    '향료를 쓰지 않아요',
    '미끄럽지 않아요',
    '건조기에 돌려도 줄지 않아요',
    '세탁기에 돌릴 수 있어요',
    'No booking needed',
    'Made without perfume',
    'Not just for winter',
    'It does not slip',
  ])('is not what an owner is glad of: %s', (info) => {
    expect(planOf(info).leftOut).toEqual([])
  })
})

describe('a question', () => {
  it.each(['Less slippery than silk', 'Lighter than cotton', 'Warmer than wool', 'Made without wool'])(
    'of what it is made of is not answered by another stuff: %s',
    (info) => {
      const plan = planProduct(briefWith(`${info}. Opens flat. It folds.`, 'Travel pillow', 'en'))
      expect(hooksOf(plan).join('\n')).not.toMatch(/made of/iu)
    },
  )

  it.each(['실크보다 가벼워요', '면보다 시원해요', '우유를 넣지 않아요'])('nor in Korean: %s', (info) => {
    const plan = planProduct(briefWith(`${info}. 접어서 들고 다녀요.`, '여행 베개', 'ko'))
    expect(hooksOf(plan).join('\n')).not.toMatch(/소재|들었을까요/u)
  })
})

describe('a list of tags', () => {
  it.each(['먹색, 민트마켓', '선물, 컵', '여름/신상/민트', 'mint, shopday', '집들이, 포인트, 컵'])(
    'says nothing of a product: %s',
    (tags) => {
      const language = /[가-힣]/u.test(tags) ? 'ko' : 'en'
      const plan = planProduct(briefWith(`${others[language]}\n${tags}`, names[language], language))
      expect(allOf(plan).filter((text) => text.includes(tags))).toEqual([])
      expect(plan.leftOut).toMatchObject([{ text: tags, reason: 'too-thin' }])
    },
  )

  it('is none where it is labelled or says a thing each: “색상: 화이트, 블랙”', () => {
    expect(planOf('색상: 화이트, 블랙').leftOut).toEqual([])
    expect(planOf('울 100%, 손세탁 가능').leftOut).toEqual([])
  })
})

describe('a shop with its quarter in its name', () => {
  it.each([
    ['달빛국수 연남', '연남'],
    ['바다식당 2호점 해운대', '해운대'],
  ])('is never called by that alone: %s', (name, quarter) => {
    const plan = planProduct(briefWith('멸치를 세 시간 우려요. 혼자 와도 편해요.', name, 'ko'))
    expect(allOf(plan).filter((text) => text.startsWith(quarter))).toEqual([])
  })
})

describe('a name in a question', () => {
  it.each([
    ['Our thing', /(?:^|\s)(?:a|an|the|this) our thing/iu],
    ['The Granola', /(?:^|\s)(?:a|an|the|this) the granola/iu],
    ['Mina’s soap', /(?:^|\s)(?:a|an|the|this) mina’s/iu],
    ['Wool socks', /(?:^|\s)(?:an?|this|is the|was the) (?:wool )?socks/iu],
    ['Small succulents', /(?:^|\s)(?:an?|this|is the|was the) (?:small )?succulents/iu],
  ])('has the words before it that it takes: %s', (name, wrong) => {
    const plan = planProduct(
      briefWith('It is soft. Made of wool. Wash it by hand. Small and light.', name, 'en'),
    )
    expect(allOf(plan).filter((text) => wrong.test(text))).toEqual([])
  })

  it('of one that ends in s and is one: a harness, a cactus', () => {
    for (const name of ['Dog harness', 'Moon cactus']) {
      const plan = planProduct(briefWith('It is soft and light. Made by hand.', name, 'en'))
      expect(hooksOf(plan).join('\n')).not.toMatch(/(?:Want|for) (?:soft|light) (?:harness|cactus)/u)
    }
  })
})
