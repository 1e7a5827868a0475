import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { shopBriefs } from '../corpus/shops.ts'
import { sentenceRanges } from '../reading/sentence-ranges.ts'
import type { LeftOut, Plan } from '../types.ts'
import { planProduct } from './plan.ts'

const own = '손으로 빚은 머그예요. 손에 감겨요. 식기세척기에 넣어도 돼요. 네 가지 색이 있어요.'

/** A plan of the owner's words with these among them. */
function planWith(words: string, name = '머그'): Plan {
  return planProduct(briefOf({ name, info: `${own}\n${words}` }))
}

function toldOf(words: string): LeftOut[] {
  return planWith(words).leftOut
}

function saidBy({ scenarios, sellingPoints }: Plan): string {
  const lines = scenarios.flatMap((scenario) => scenario.lines)
  return [
    ...sellingPoints.map(({ text }) => text),
    ...lines.flatMap(({ headline, sub }) => [...headline, ...sub]),
  ].join('\n')
}

describe('a plan tells what it leaves out', () => {
  it('leaves out greetings, contact details and warnings', () => {
    const info =
      '안녕하세요! 가볍고 따뜻해요. 촉감이 부드러워요. 문의는 010-1234-5678로 주세요. 물에 젖으면 얼룩이 생길 수 있어요. www.beanie.kr'
    const { sellingPoints } = planProduct(
      briefOf({ name: '손뜨개 울 비니', info, price: { amount: 24_900, currency: 'KRW' } }),
    )
    expect(sellingPoints.map(({ text }) => text)).toEqual([
      '가볍고 따뜻해요',
      '촉감이 부드러워요',
      '24,900원',
    ])
  })

  it('says nothing where nothing is lost', () => {
    expect(planWith('').leftOut).toEqual([])
  })

  it('names a sentence that is too long for the screen, with the letters that fit', () => {
    const long =
      '아주머니들과 아저씨들과 학생들과 선생님들과 이웃들과 친구들과 손님들과 단골들과 여행자들이 골목으로 모여요'
    expect(toldOf(`${long}.`)).toEqual([{ text: long, field: 'info', reason: 'too-long', most: 44 }])
  })

  it.each([
    [
      'ko',
      '쓴맛이 나니까 저는 좀 덜 볶는 편이고, 그래서 색이 노르스름하니까 처음 오신 분들은 이거 진짜 참기름 맞냐고 물어보시기도 하는데 드셔 보시면 다음에 또 오시거든요.',
      '그래서 색이',
    ],
    [
      'en',
      'I fix mantel clocks and grandfather clocks and cuckoos, which I learned from my dad who had the same bench I’ve got now, and I charge $45 just to open it up.',
      'which I learned',
    ],
  ] as const)(
    'names what of a long sentence does not stand alone as too long: %s',
    (language, info, torn) => {
      const { leftOut } = planProduct(briefOf({ name: 'Kim', info, language }))
      expect(leftOut.map(({ text, reason }) => [text.slice(0, torn.length), reason])).toEqual([
        [torn, 'too-long'],
      ])
    },
  )

  it('loses no sentence that has room in two rows', () => {
    const long =
      '아주머니들과 아저씨들과 학생들과 선생님들과 이웃들과 친구들과 손님들과 단골들이 골목으로 모여요'
    const plan = planWith(`${long}.`)
    expect(plan.leftOut).toEqual([])
    const said = plan.scenarios.flatMap(({ lines }) =>
      lines.map(({ headline, sub }) => `${headline[0]} ${sub[0]}`),
    )
    expect(said).toContain(long)
  })

  it('names a question of the owner’s that is too long to open with', () => {
    const asked = '겨울마다 손이 시리고 몸이 으슬으슬 추우신가요?'
    expect(toldOf(asked)).toEqual([{ text: asked, field: 'info', reason: 'too-long', most: 14 }])
  })

  it('names what the law forbids by its rule, with safe words, and says none of it', () => {
    const plan = planWith('감기가 싹 나아요.')
    expect(plan.leftOut).toEqual([
      {
        text: '감기가 싹 나아요',
        field: 'info',
        reason: 'forbidden',
        rule: 'disease',
        why: { ko: expect.stringContaining('의약품만'), en: expect.stringContaining('only medicines') },
        rewrite: expect.any(String),
      },
    ])
    expect(saidBy(plan)).not.toContain('감기')
  })

  it('asks nobody to shorten what is forbidden anyway', () => {
    const [told] = toldOf('이 차를 꾸준히 마시면 당뇨와 고혈압이 낫고 살이 쏙 빠집니다.')
    expect(told?.reason).toBe('forbidden')
  })

  it('says of a forbidden sentence the clause that may be said', () => {
    const plan = planWith('감기가 나아요, 향이 은은해요.')
    expect(plan.leftOut.map(({ text }) => text)).toEqual(['감기가 나아요'])
    expect(saidBy(plan)).toContain('향이 은은해요')
  })

  it.each([
    ['private', '문의는 모루공방 010-1234-5678', '문의는 모루공방 010-1234-5678'],
    ['private', 'www.moru.kr 에서 봐요', 'www.moru.kr 에서 봐요'],
    ['signs', '무게 < 2kg', '무게 < 2kg'],
    ['remark', '물레에서 하나씩 돌려서 빚은 다음 두 번 구워서 바닥이 둥글고 매끈해요(머그컵).', '(머그컵)'],
    ['no-words', '🍵🍵🍵', '🍵🍵🍵'],
    ['no-words', '#머그 #선물', '#머그 #선물'],
    ['no-reason', '문의는 언제든 편하게 주세요.', '문의는 언제든 편하게 주세요'],
    ['too-thin', '화이트.', '화이트'],
  ])('tells as %s: %s', (reason, words, text) => {
    expect(toldOf(words)).toEqual([{ text, field: 'info', reason }])
  })

  it('holds no picture beside words, list mark or repeated sentence for a loss', () => {
    expect(toldOf('- 향이 은은해요 🌿\n- 향이 은은해요! ^^')).toEqual([])
  })

  it('tells in English what an English plan leaves out', () => {
    const info =
      'Thrown by hand. The handle fits four fingers. Cures the flu. Call 02-123-4567. Each piece is fired twice in a tall wood kiln that my grandfather built behind the old house by the river mill.'
    const { leftOut } = planProduct(briefOf({ name: 'Stoneware mug', info, language: 'en' }))
    expect(leftOut.map(({ text, reason }) => [reason, text])).toEqual([
      ['forbidden', 'Cures the flu'],
      ['private', 'Call 02-123-4567'],
      [
        'too-long',
        'Each piece is fired twice in a tall wood kiln that my grandfather built behind the old house by the river mill',
      ],
    ])
  })

  it('tells which thoughts no scene was left for, and only those', () => {
    const many = Array.from({ length: 24 }, (_, at) => `${at + 11}번 서랍에 단추를 담아요.`).join(' ')
    const plan = planProduct(briefOf({ name: '단추 상자', info: many }))
    const said = new Set(plan.scenarios.flatMap(({ lines }) => lines.flatMap(({ pointIds }) => pointIds)))
    const unsaid = plan.sellingPoints.filter(({ id }) => !said.has(id))
    expect(unsaid.length).toBeGreaterThan(0)
    expect(plan.leftOut.map(({ text, reason }) => `${reason}: ${text}.`)).toEqual(
      unsaid.map(({ source }) => `no-room: ${source.quote}`),
    )
  })

  it('loses no sentence of a shop without a word: each is said, asked or told of', () => {
    const silent = shopBriefs.flatMap((brief) => {
      const plan = planProduct(brief)
      const used = new Set(plan.scenarios.flatMap(({ lines }) => lines.flatMap(({ pointIds }) => pointIds)))
      const said = plan.sellingPoints.filter(({ id, source }) => used.has(id) && source.field === 'info')
      const heads = plan.scenarios.flatMap(({ lines }) => lines.flatMap(({ headline }) => headline))
      return sentenceRanges(brief.info)
        .filter(({ start, end }) => /\p{L}/u.test(brief.info.slice(start, end)))
        .filter(({ start, end }) => {
          const sentence = brief.info.slice(start, end)
          const isSaid = said.some(({ source }) => source.start < end && start < source.end)
          const isAsked = heads.some((text) => text.endsWith('?') && sentence.includes(text))
          return !isSaid && !isAsked && !plan.leftOut.some(({ text }) => sentence.includes(text))
        })
        .map(({ start, end }) => `${brief.name}: ${brief.info.slice(start, end)}`)
    })
    expect(silent).toEqual([])
  })
})

describe('a plan with fewer stories than asked for tells why', () => {
  const fewerOf = (info: string, more: object = {}) => {
    const { scenarios, fewer } = planProduct(briefOf({ name: '머그', info, ...more }))
    return [scenarios.length, fewer]
  }

  it('is silent about five, and about as many as were asked for', () => {
    expect(fewerOf(`${own} 금이 가면 새것으로 바꿔 드려요.`)).toEqual([5, undefined])
    expect(planProduct(briefOf({ name: '머그', info: own }), { most: 2 }).fewer).toBeUndefined()
  })

  it('names words that are few, alike, or in another language than the video', () => {
    expect(fewerOf('향이 좋아요.')).toEqual([2, 'little-said'])
    expect(fewerOf('손에 감겨요. 향이 좋아요.')).toEqual([3, 'alike'])
    expect(fewerOf(own, { language: 'en' })).toEqual([3, 'other-language'])
  })

  it('says the only thing that may be said, though it has no big words', () => {
    const info = '매일 새벽 4시에 구운 소금빵을 동네까지 무료로 배달해 드려요. 당일 드시는 게 제일 맛있어요.'
    const { scenarios } = planProduct(briefOf({ name: '새벽 소금빵', info }))
    const said = scenarios.flatMap(({ lines }) => lines.flatMap(({ headline, sub }) => [...headline, ...sub]))
    expect(said.join('\n')).toContain('무료')
  })

  it('opens four stories and more differently, each of another fact', () => {
    const full = shopBriefs
      .map((brief) => planProduct(brief))
      .filter(({ fewer, sellingPoints }) => fewer !== 'other-language' && sellingPoints.length >= 5)
    expect(full.filter(({ scenarios }) => scenarios.length < 4)).toEqual([])
    expect(full.filter(({ scenarios, fewer }) => scenarios.length < 4 && fewer !== 'alike')).toEqual([])
  })
})

it('what only says that something was said is left out', () => {
  const plan = planProduct(
    briefOf({
      name: 'Vườn lan Chú Bảy',
      info: 'Lan này ưa lạnh, đem về Sài Gòn chơi được chừng 6 tuần rồi tàn chớ khó ra bông lại, chú nói trước để khỏi trách. Địa lan chậu 2 cành 250 ngàn. Tết nhận đặt tới 15 tháng chạp.',
      price: null,
      language: 'vi',
    }),
  )
  expect(saidBy(plan)).not.toContain('nói trước')
})

it('says no limit of one kind of a whole kind where the law leaves words out', () => {
  const info = '바퀴벌레 잡아 드려요. 뿌리는 약은 두시간 환기. 3개월 동안 다시 나오면 또 갑니다.'
  const plan = planProduct(briefOf({ name: '방역하는 김씨', info }))
  const told = plan.scenarios.flatMap(({ lines }) =>
    lines.flatMap(({ headline, sub }) => [...headline, ...sub]),
  )
  expect(told.filter((text) => text.startsWith('약은'))).toEqual([])
  expect(plan.leftOut.map(({ text }) => text).join()).toContain('뿌리는 약은')
})
