import { describe, expect, it } from 'vitest'

import { shopBriefs } from '../corpus/shops.ts'
import { planProduct } from '../plan/plan.ts'
import type { Plan } from '../types.ts'
import { checkLine, checkLines } from './check.ts'
import type { ProductFacts } from './types.ts'

const jam: ProductFacts = {
  name: '수제 딸기잼',
  info: '국내산 딸기 70%로 만들어요. 200g 유리병에 담아요. 3만원 이상 무료 배송이에요.',
  currency: 'KRW',
  price: 12_000,
  regularPrice: 15_000,
  discountPrice: 12_000,
}
const rulesOf = (text: string, options?: Parameters<typeof checkLine>[1]): string[] =>
  checkLine(text, options).findings.map(({ rule }) => rule)

describe('what is found in a line', () => {
  it.each([
    ['국내 1위 딸기잼', 'superlative'],
    ['혈당을 낮춰 주는 잼', 'disease'],
    ['먹기만 해도 살이 빠져요', 'body-function'],
    ['흉터를 싹 지워 주는 크림', 'cosmetic-as-drug'],
    ['부작용 없는 시술', 'medical'],
    ['원금 보장 적금', 'finance'],
    ['건강에 좋은 와인', 'alcohol'],
    ['정가 10,000원, 할인가 8,000원, 50% 할인', 'discount-sum'],
    ['약사가 추천한 비타민', 'endorsement'],
    ['타사보다 저렴해요', 'comparison'],
    ['특허 받은 베개', 'proof'],
    ['두 번 다시 없을 기회', 'pressure'],
    ['외국인 출입 금지', 'respect'],
    ['김민지 고객님 010-1234-5678', 'privacy'],
    ['딸기 & 우유', 'characters'],
    ['딸기잼 🍓', 'emoji'],
  ])('%s breaks the rule %s', (text, rule) => {
    expect(rulesOf(text)).toContain(rule)
  })

  it('says where, in units of the text given, however it is composed', () => {
    for (const text of ['🍓 정말 최고의 잼', '정말 최고의 잼'.normalize('NFD'), '정말 최\u200b고의 잼']) {
      const spans = checkLine(text)
        .findings.filter(({ rule }) => rule === 'superlative')
        .map(({ span }) => text.slice(...span).normalize('NFC'))
      expect(spans.map((found) => found.replaceAll('\u200b', ''))).toEqual(['최고'])
    }
  })

  it('says why in the language asked for', () => {
    expect(checkLine('최고의 잼').findings[0]?.why).toMatch(/표시광고법/)
    expect(checkLine('최고의 잼', { language: 'en' }).findings[0]?.why).toMatch(/Labeling and Advertising/)
  })

  it.each([
    ['Doctors recommend our cookies for heart disease', 'disease', 'block'],
    ['의사가 당뇨에 권하는 잡곡', 'disease', 'block'],
    ['손실 위험 없는 투자', 'finance', 'block'],
    ['이 병원에서 수술받고 인생이 바뀌었어요', 'medical', 'block'],
    ['단 하나뿐인 완전무결한 노트북 가방', 'superlative', 'warn'],
  ])('tells the gravest of what “%s” breaks: %s', (text, rule, verdict) => {
    const found = checkLine(text)
    expect([found.verdict, found.findings[0]?.rule]).toEqual([verdict, rule])
  })

  it.each([
    '혈당이라는 이름의 카페가 아니라 혜당이에요',
    '일등석 도시락이라는 이름이에요',
    '여드름 치료제가 아닌 화장품이에요',
    '병을 낫게 한다고 말하지 않아요',
    '1위 말고 단골이 되고 싶어요',
    '최고는 아니어도 정직하게 만들어요',
    '당일 드시는 게 제일 맛있어요',
    '유일서점에서 만나요',
    '으뜸떡집 송편',
    '무항생제 달걀로 만들어요',
    'We do not claim it lowers your blood pressure',
    'We are not number one, but we try harder',
    'Best Street Bakery',
    'Number 1 Street, next to the bank',
    'The Cure tribute band poster',
    'Our most popular soup this month',
    'Only three left in our shop',
    'The only bag I carry, and I made it myself',
  ])('holds nothing against a name, a denial or a plain fact: %s', (text) => {
    expect(rulesOf(text)).toEqual([])
  })

  it.each([
    '혈당을 낮춰 주는 차, 약이 아니에요',
    '최고 서점',
    '약이 아니지만 당뇨가 나아요',
    'Not just good, the best soup in town',
  ])('but against what only looks so: %s', (text) => {
    expect(rulesOf(text)).not.toEqual([])
  })

  it('lets a mover say that they are fully insured, and nobody who takes money', () => {
    expect(rulesOf('Fully insured movers', { category: 'service' })).toEqual([])
    expect(rulesOf('Fully insured')).toEqual([])
    expect(rulesOf('Fully insured', { category: 'finance' })).toEqual(['finance'])
    expect(rulesOf('Fully insured savings')).toEqual(['finance'])
    expect(rulesOf('Your investment is fully insured')).toEqual(['finance'])
  })

  it('blocks what is forbidden and warns of what wants proof', () => {
    expect(checkLines(['맛있는 잼', '최고의 잼', '암을 예방하는 잼']).map(({ verdict }) => verdict)).toEqual([
      'ok',
      'warn',
      'block',
    ])
  })

  it('reads words that are spread out to hide them, and says where they stand', () => {
    const text = '변 비 에 좋 은 자두'
    expect(checkLine(text).findings).toMatchObject([{ rule: 'disease', span: [0, expect.any(Number)] }])
    expect(rulesOf('치.료.제 같은 빵')).not.toEqual([])
    expect(rulesOf('월·수·금 쉬어요')).toEqual([])
  })

  it('weighs as a whole what no rule finds, and warns of what is built like a claim', () => {
    const strange = '누구와 견주어도 지지 않는 맛'
    expect(checkLine(strange)).toMatchObject({ verdict: 'warn', findings: [{ rule: 'claim-like' }] })
    expect(rulesOf('창가에 앉아 천천히 드시고 가는 맛')).toEqual([])
  })

  it('marks what is longer than can be posted, and shortens it', () => {
    expect(checkLine('맛있는 딸기잼이에요 지금 보세요', { limit: 12 }).findings).toMatchObject([
      { rule: 'length', rewrite: '맛있는 딸기잼이에요' },
    ])
  })
})

describe('what a product allows', () => {
  it.each([
    '20% 할인',
    '12,000원',
    '정가 15,000원에서 12,000원으로',
    '3,000원 할인',
    '딸기 70%',
    '국내산 딸기',
  ])('its own words and sums: %s', (text) => {
    expect(rulesOf(text, { product: jam })).toEqual([])
  })

  it('the hours of its information, however a clock is read', () => {
    const product = { ...jam, info: '평일 09:00~18:30 문을 여는 잼 가게, 소비기한 5일' }
    const said = ['오전 9시부터 오후 6시 30분까지', 'Open from 9 am', '소비기한은 5일입니다']
    expect(said.flatMap((text) => rulesOf(text, { product }))).toEqual([])
    expect(rulesOf('오전 8시부터', { product })).toEqual(['ungrounded'])
  })

  it.each([
    ['30% 할인', 'discount-sum'],
    ['반값 할인', 'discount-sum'],
    ['9,900원', 'ungrounded'],
    ['유기농 딸기', 'ungrounded'],
    ['500g 유리병', 'ungrounded'],
    ['당일 배송', 'ungrounded'],
  ])('no others: %s', (text, rule) => {
    expect(rulesOf(text, { product: jam })).toContain(rule)
  })

  it.each([
    ['최고집 손칼국수', []],
    ['유일당 수제화', []],
    ['최고급 크림', ['superlative']],
  ])('a word of its name that only sounds like a rank, and no rank: %s', (name, rules) => {
    expect(rulesOf(`${name} 만나 보세요`, { product: { ...jam, name } })).toEqual(rules)
  })

  it.each(['통풍 잘 되는 모자', 'Wrinkle-free shirt'])(
    'a word that means another thing there: %s',
    (text) => {
      expect(rulesOf(text)).toEqual([])
    },
  )

  it('a functional cosmetic may say what it is certified for, a functional food in its own wording', () => {
    const cream = { ...jam, name: '크림', info: '주름 개선 기능성화장품이에요. 50ml예요.' }
    expect(rulesOf('주름 개선 크림', { product: cream })).toEqual([])
    expect(rulesOf('주름 개선 크림')).toEqual(['cosmetic-as-drug'])
    const category = 'health-food'
    expect(rulesOf('면역력 증진에 도움을 줄 수 있음', { category })).toEqual([])
    expect(rulesOf('면역력이 쑥쑥', { category })).toEqual(['body-function'])
  })

  it('what it is: a clinic may name an illness, a food may not', () => {
    expect(rulesOf('비염 치료를 상담해 드려요', { category: 'medical' })).toEqual([])
    expect(rulesOf('비염 치료에 좋은 차', { category: 'food' })).toContain('disease')
  })
})

describe('what is said instead', () => {
  it.each([
    ['국내 1위 최고의 크림', '정성 담은 크림'],
    ['완벽한 마감이에요', '꼼꼼한 마감이에요'],
    ['국내 유일의 수제 딸기잼', '수제 딸기잼'],
    ['대한민국에서 가장 맛있는 김치찌개', '맛있는 김치찌개'],
    ['맛있는 잼, 면역력에 좋아요', '맛있는 잼'],
    ['딸기 & 우유 🍓', '딸기 + 우유'],
    ['공기 중 바이러스를 99.9% 제거하는 커튼', '커튼, 직접 보고 골라 보세요'],
    ['누구나 100% 만족하는 이불', '이불, 직접 보고 골라 보세요'],
    ['Best-selling desk lamp of all time', 'Come and see our desk lamp'],
    ['Voted America’s favourite candle', 'Come and see our candle'],
    ['Nobody makes better knives than us', 'Come and see our knives'],
  ])('%s becomes %s', (text, rewrite) => {
    expect(checkLine(text).findings[0]?.rewrite).toBe(rewrite)
  })

  it.each([
    '천연 100% 무첨가라 절대 안전해요',
    '건강에 좋은 술, 매일 한 잔씩 드세요',
    'Doctors recommend it for heart disease',
    'Unbeatable quality at an unbeatable price',
    '50% off: from $100 to only $80',
    '정가 20,000원 → 할인가 25,000원',
    'The lowest price in Korea',
    '최고는 우리, 떨어지는 학생이 없습니다',
    'Drink all night, no hangover',
    'Only today, all profit guaranteed',
  ])('nothing, where what is left is no line: %s', (text) => {
    const { verdict, findings } = checkLine(text)
    expect([verdict === 'ok', findings[0]?.rewrite]).toEqual([false, undefined])
  })

  it('the product by its name, where nothing of the line may stay', () => {
    expect(checkLine('암을 예방해요', { product: jam }).findings[0]?.rewrite).toContain('수제 딸기잼')
  })
})

describe('the built-in planner', () => {
  it('says nothing that the law forbids, and nothing that wants proof but in the owner’s own words', () => {
    const faults = shopBriefs.flatMap((brief) => {
      const { name, info, price } = brief
      const known = { regularPrice: null, discountPrice: null }
      const product = {
        ...known,
        name,
        info,
        currency: price?.currency ?? 'KRW',
        price: price?.amount ?? null,
      }
      const own = new Set(
        checkLines([name, info]).flatMap(({ findings }) => findings.map(({ rule }) => rule)),
      )
      return textsOf(planProduct(brief)).flatMap((text) => {
        const { verdict, findings } = checkLine(text, { product })
        const isOwn = verdict === 'warn' && findings.every(({ rule }) => own.has(rule))
        return verdict === 'ok' || isOwn ? [] : [{ text, rules: findings.map(({ rule }) => rule) }]
      })
    })
    expect(faults).toEqual([])
  })
})

function textsOf({ sellingPoints, scenarios }: Plan): string[] {
  const lines = scenarios.flatMap(({ title, lines: all }) => [
    title,
    ...all.flatMap(({ headline, sub }) => [...headline, ...sub]),
  ])
  return [...new Set([...sellingPoints.map(({ text }) => text), ...lines])]
}

describe('words that name an illness and claim nothing', () => {
  it.each([
    'This is not a cure for any disease',
    'We do not treat disease',
    'Does not cure or prevent anything',
    '질병을 예방하거나 치료하지 않아요',
    'Cancer zodiac necklace',
    'Gift for a Cancer sign',
    'Zodiac pendants: Leo, Cancer, Aries',
    'Detox Notebook',
    'Weight Loss Planner',
    '당뇨 노트에 혈당을 적어요',
    '혈압 기록장',
    '미백 종이에 인쇄해요',
    '암호 해독 문제집',
  ])('pass: %s', (text) => {
    expect(checkLine(text).verdict).toBe('ok')
  })

  it.each([
    'Not only a cure for diabetes',
    'Does not treat symptoms, it cures diabetes',
    'It will not cure a cold but it does cure cancer',
    'Why not cure your diabetes',
    'Cancer fighting smoothie',
    'A detox journal and a tea that melts fat',
    '당뇨에 좋은 노트북 가방',
    '당뇨 노트를 드리는 당뇨 예방 차',
    '혈당 기록장으로 혈당을 낮춰요',
    '미백 크림',
    '해독 주스',
    '비염은 치료하지 않아도 나아요',
  ])('do not cover for a claim: %s', (text) => {
    expect(checkLine(text).verdict).toBe('block')
  })
})

describe('words that only sound like a claim', () => {
  it.each([
    '뼈대가 튼튼한 나무 의자예요',
    '살 빠지는 비법은 없어요, 맛만 있어요',
    '완치를 기원하는 꽃바구니',
    '간이 딱 맞는 국물이에요',
    'Our number one rule: be kind',
    'A cure for boredom',
    'Miracle Lane 4, second floor',
    'We cannot treat illness; we bake bread',
    'Guaranteed to fit a 13-inch laptop or your money back',
    'Detox is a card game for four',
    'A slimming cut, for those who like it narrow',
  ])('may be said: %s', (text) => {
    const language = /[가-힣]/u.test(text) ? 'ko' : 'en'
    expect(checkLine(text, { language }).findings).toEqual([])
  })

  it.each([
    '뼈가 튼튼해지는 우유예요',
    '뼈대가 튼튼해지고 관절염이 나아요',
    '완치되는 꽃차예요',
    '간에 좋은 국물이에요',
    'The number one soap in Korea',
    'A cure for migraine',
    'Detox your liver with our juice',
    'A slimming tea that burns fat',
    'Guaranteed to cure your cough',
    'We cannot fail: this tea treats diabetes',
  ])('and what does claim is still found: %s', (text) => {
    const language = /[가-힣]/u.test(text) ? 'ko' : 'en'
    expect(checkLine(text, { language }).verdict).not.toBe('ok')
  })
})
