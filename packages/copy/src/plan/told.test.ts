import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { shopBriefs } from '../corpus/shops.ts'
import { labelsOf } from '../korean/labels.ts'
import { nameVariants } from '../reading/names.ts'
import type { Plan, ProductBrief, ScriptLine } from '../types.ts'
import { planProduct } from './plan.ts'
import { readStory } from './story.ts'

const granny = briefOf({
  name: 'Granny’s hand-knit beanie',
  info: 'My mum knits every beanie by hand in our little workshop in Busan. Free gift wrapping. One size fits all. Wash by hand in cold water.',
  price: { amount: 3950, currency: 'USD' },
  language: 'en',
})

const pots = briefOf({
  name: '새싹 화분 세트',
  info: '다육이랑 알로에를 저희 가게에서 직접 키웠어요. 화분은 제가 손으로 구운 토분이고, 3개 세트로 포장해 드려요. 물은 2주에 한 번만 주면 돼요. 선물용으로 좋아요.',
  price: { amount: 29_000, currency: 'KRW' },
})

describe('the strongest points', () => {
  const said = ({ scenarios: told }: Plan, id: string): boolean =>
    told.some(({ lines }) => lines.some(({ pointIds }) => pointIds.includes(id)))

  it('says what is made by hand, without where, in every scenario', () => {
    const plan = planProduct(granny)
    const best = plan.sellingPoints[0]
    expect(best?.text).toBe('My mum knits every beanie by hand in our little workshop in Busan')
    for (const { lines } of plan.scenarios)
      expect(lines.flatMap(({ sub }) => sub)).toContain('My mum knits every beanie by hand')
  })

  it('parts a name from what follows, and keeps of what both are said', () => {
    const plan = planProduct(pots)
    expect(plan.sellingPoints.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['화분은 제가 손으로 구운 토분', '화분은 3개 세트로 포장해 드려요']),
    )
    expect(plan.sellingPoints.filter(({ id }) => id !== 'price' && !said(plan, id))).toEqual([])
  })

  it('offers no point that fits no scene, and ranks last what no scenario says', () => {
    const long =
      '그늘진 언덕 아래에서 바람과 볕을 번갈아 맞으며 천천히 자라도록 정성을 다해 돌보아 온 다육이에요'
    const plan = planProduct({ ...pots, info: `${long}. ${pots.info}` })
    expect(plan.sellingPoints.map(({ text }) => text)).not.toContain(long.replace('이에요', ''))
    const early = shopBriefs
      .map((brief) => planProduct(brief))
      .filter((other) => {
        const heard = other.sellingPoints.filter(({ id }) => id !== 'price').map(({ id }) => said(other, id))
        return heard.lastIndexOf(true) > heard.indexOf(false) && heard.includes(false)
      })
    expect(early).toEqual([])
  })
})

it.each([
  ['<b>😀</b>', 0],
  ['귤', 1],
])('names a product by words only: %s', (name, forms) => {
  const { scenarios: told } = planProduct({ ...pots, name })
  expect(nameVariants(name, 'ko')).toHaveLength(forms)
  expect(JSON.stringify(told)).not.toMatch(/b \/b/iu)
})

describe('what stands small', () => {
  it('is left out where it only repeats the big words', () => {
    const { scenarios: told } = planProduct({
      ...pots,
      info: '저희 가게에서 직접 키웠어요. 선물용으로 좋아요.',
    })
    const grown = told
      .flatMap(({ lines }) => lines)
      .filter(({ headline }) => headline.includes('직접 키웠어요'))
    expect(grown.length).toBeGreaterThan(0)
    expect(grown.flatMap(({ sub }) => sub).filter((text) => text.includes('키웠어요'))).toEqual([])
  })

  it('does not say the name again beside the price, where every template shows it', () => {
    const offers = planProduct(granny).scenarios.flatMap(({ lines }) =>
      lines.filter(({ role }) => role === 'offer'),
    )
    expect(offers.map(({ headline, sub }) => [...headline, ...sub])).toEqual(offers.map(() => ['$39.50']))
  })

  it('stands big with a capital when it is a shorter form of the name', () => {
    const heads = planProduct(granny).scenarios.flatMap(({ lines }) =>
      lines.flatMap(({ headline }) => headline),
    )
    expect(heads).toContain('Hand-knit beanie')
    expect(heads.filter((text) => /^\p{Ll}/u.test(text))).toEqual([])
  })
})

describe('a question', () => {
  const asks = (brief: ProductBrief): ScriptLine[] =>
    planProduct(brief).scenarios.find(({ angle }) => angle === 'question')?.lines ?? []

  it('is answered by the line that a video shows next', () => {
    const care = briefOf({
      name: '새싹 화분 세트',
      info: '물은 2주에 한 번만 주면 돼요. 선물용으로 좋아요. 다육이랑 알로에예요.',
    })
    const [hook, answer] = asks(care)
    expect(hook?.headline[0]).toMatch(/관리|선물/u)
    expect(answer?.role).toBe('benefit')
    expect([...(answer?.headline ?? []), ...(answer?.sub ?? [])].join(' ')).toMatch(/물은 2주에|선물용/u)
    const { sellingPoints } = planProduct(care)
    expect(sellingPoints.map(({ text }) => text)).not.toContain('다육이랑 알로에')
  })

  it('is asked as people ask it', () => {
    const wash = briefOf({ name: 'wool hat', info: 'Wash by hand in cold water.', language: 'en' })
    expect(asks(wash)[0]?.headline).toEqual(['How do I wash the hat?', 'How do I wash it?'])
  })

  it('does not cut the name at its start', () => {
    const heads = asks(pots)[0]?.headline ?? []
    expect(heads.length).toBeGreaterThan(0)
    expect(heads.filter((text) => text.startsWith('화분 세트'))).toEqual([])
  })
})

it.for([
  ['손으로 빚은 머그', ['손으로 빚은 머그', '머그']],
  ['화덕에서 구운 피자', ['화덕에서 구운 피자', '피자']],
  ['도톰한 메리노 니트', ['도톰한 메리노 니트', '메리노 니트', '니트']],
] as const)('%s is not called by a verb without what belongs to it', ([name, forms]) => {
  expect(nameVariants(name, 'ko')).toEqual(forms)
})

it.for([
  '햇빛이 적어도 잘 자라는 알로에예요',
  '매일 들고 다니는 가방이에요',
  '온 가족이 나누는 케이크예요',
  '겨울을 버티는 패딩이에요',
  '오래 아끼는 그릇이에요',
])('%s is about no verb', (text) => {
  expect(labelsOf(text).filter((label) => /(?:자라|다니|나누|버티|아끼)$/.test(label))).toEqual([])
})

describe('what is said of a part', () => {
  const runner = briefOf({
    name: '데일리 러닝화',
    info: '발등을 감싸는 니트라 오래 신어도 양말처럼 편해요. 뒤꿈치에 쿠션을 넣어 오래 걸어도 발이 편해요. 쿠션은 오리털을 넣어 폭신해요. 밑창은 물에 젖은 길에서도 미끄럽지 않게 홈을 냈어요.',
  })
  const lines = planProduct(runner).scenarios.flatMap((scenario) => scenario.lines)

  it('is never its bare name in big words', () => {
    const bare = /^(?:발등|발|뒤꿈치|쿠션|밑창)$/u
    expect(lines.filter(({ headline }) => headline.some((text) => bare.test(text)))).toEqual([])
  })

  it.for([
    ['발등이 양말처럼 편해요.', ['발등이 양말처럼 편해요', '양말처럼 편해요', '편한 발등']],
    ['쿠션은 오리털을 넣어 폭신해요.', ['쿠션은 오리털을 넣어 폭신해요', '폭신한 쿠션']],
    [
      '밑창은 물에 젖은 길에서도 미끄럽지 않게 홈을 냈어요.',
      [
        '밑창은 물에 젖은 길에서도 미끄럽지 않게 홈을 냈어요',
        '물에 젖은 길에서도 미끄럽지 않게 홈을 냈어요',
        '미끄럽지 않게 홈을 냈어요',
      ],
    ],
  ] as const)('carries its quality when it is short: %s', ([info, forms]) => {
    const story = readStory(briefOf({ name: '데일리 러닝화', info }))
    expect(story.points.map(({ variants }) => variants)).toContainEqual(forms)
  })
})

describe('small words', () => {
  it('do not say again what stands big over them', () => {
    const garden = briefOf({
      name: 'Little desert garden',
      info: 'Small cactus and aloe in terracotta pots. They like a bright window. Water them once every three weeks.',
      language: 'en',
    })
    const pairs = planProduct(garden).scenarios.flatMap(({ lines }) => lines)
    expect(pairs.find(({ headline }) => headline.includes('Small cactus and aloe'))?.sub).toEqual([
      'In terracotta pots',
    ])
    const repeats = [...shopBriefs, garden].flatMap((brief) =>
      planProduct(brief).scenarios.flatMap(({ lines }) =>
        lines.filter(
          ({ headline, sub, announces }) =>
            announces !== true &&
            sub.some((text) =>
              headline.some(
                (big) => /^(?:은|는|이|가|을|를) /u.test(text.slice(big.length)) && text.startsWith(big),
              ),
            ),
        ),
      ),
    )
    expect(repeats).toEqual([])
  })

  it('say what no headline is left for', () => {
    const garden = briefOf({
      name: 'Little desert garden',
      info: 'Water them once every three weeks. They like a bright window. Each pot is about 9 cm tall.',
      language: 'en',
    })
    for (const { lines } of planProduct(garden).scenarios)
      expect(lines.flatMap(({ headline, sub }) => [...headline, ...sub])).toContain(
        'Water them once every three weeks',
      )
  })
})

it('tells all that an owner says, up to as many scenes as a template has', () => {
  const info =
    '가볍고 따뜻해요. 색이 네 가지예요. 손세탁할 수 있어요. 손으로 한 코씩 떴어요. 울 100%예요. 무게는 90g이에요. 둘레는 54cm예요. 아이도 쓸 수 있어요.'
  const { scenarios, sellingPoints } = planProduct(briefOf({ name: '손뜨개 비니', info }))
  for (const { lines } of scenarios)
    expect(new Set(lines.flatMap(({ pointIds }) => pointIds)).size).toBe(sellingPoints.length)
})
