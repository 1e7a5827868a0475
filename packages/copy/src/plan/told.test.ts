import { isTitled } from '@clipmint/kit'
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

  it('says what is made by hand in every scenario', () => {
    const plan = planProduct(granny)
    const best = plan.sellingPoints[0]
    expect(best?.text).toBe('My mum knits every beanie by hand in our little workshop in Busan')
    for (const { lines } of plan.scenarios)
      expect(lines.map(({ headline, sub }) => `${headline[0]} ${sub[0]}`).join('\n')).toContain(best?.text)
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
      '그늘진 언덕 아래에서 한낮의 바람과 저녁의 볕을 번갈아 맞으며 천천히 자라도록 오래오래 정성을 다해 돌보아 온 다육이에요'
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
      .flatMap(({ lines }) => lines.map(({ headline, sub }) => [headline[0], sub[0]].join(' ')))
      .filter((text) => text.includes('키웠어요'))
    expect(grown.length).toBeGreaterThan(0)
    expect(grown.filter((text) => text.split('키웠어요').length > 2)).toEqual([])
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

  it('of words in another language is asked as people ask it', () => {
    const wash = briefOf({ name: 'wool hat', info: '찬물에 손으로 빨아요.', language: 'en' })
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
      info: 'Small cactus and aloe with terracotta pots. They like a bright window. Water them once every three weeks.',
      language: 'en',
    })
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

  it('are a whole sentence, not what is left of one', () => {
    const garden = briefOf({
      name: 'Little desert garden',
      info: 'We deliver by bicycle within 4 km every Friday. They like a bright window. Each pot is about 9 cm tall.',
      language: 'en',
    })
    const lines = planProduct(garden).scenarios.flatMap((scenario) => scenario.lines)
    expect(lines).toContainEqual(
      expect.objectContaining({
        headline: expect.arrayContaining(['Little desert garden']),
        sub: ['We deliver by bicycle within 4 km every Friday'],
      }),
    )
  })

  it('are the whole sentence beneath the name where no pause in it is sure', () => {
    const garden = briefOf({
      name: 'Little desert garden',
      info: 'Water them once every three weeks. They like a bright window. Each pot is about 9 cm tall.',
      language: 'en',
    })
    const said = planProduct(garden).scenarios.map(({ lines }) =>
      lines.filter(({ headline }) => headline[0] === garden.name).flatMap(({ sub }) => sub.slice(0, 1)),
    )
    expect(said.length).toBeGreaterThan(2)
    for (const sentences of said) expect(sentences).toContain('Water them once every three weeks')
  })

  it('say under the name what has no big words, each sentence once a video', () => {
    const name = '캠핑 접이식 의자'
    const wholes = ['120kg까지 앉을 수 있어요', '15cm까지 높일 수 있어요']
    const { scenarios } = planProduct(
      briefOf({ name, info: `${wholes.join('. ')}. 한 손으로 접어요. 무게는 3kg예요. 색이 네 가지예요.` }),
    )
    expect(scenarios.length).toBeGreaterThan(3)
    for (const { lines } of scenarios) {
      const under = lines.filter(({ headline }) => headline[0] === name).map(({ sub }) => sub.at(-1) ?? '')
      expect(under.filter((text) => wholes.includes(text)).toSorted()).toEqual(wholes)
    }
  })
})

describe('a labelled value', () => {
  const wallet = briefOf({
    name: '가죽 지갑',
    info: '제작기간: 주문 후 3주. 크기: 가로 11cm, 세로 9cm, 두께 2cm. 카드가 8장 들어가요.',
  })
  const purse = briefOf({
    name: 'Leather wallet',
    info: 'Lead time: 3 weeks. Holds eight cards. Delivery: free within Seoul on weekdays.',
    language: 'en',
  })
  const plainly = (text: string): string => text.toLowerCase().replace(/[\s,:]/gu, '')

  it.each([
    ['제작기간', '주문 후 3주', wallet],
    ['크기', '가로 11cm, 세로 9cm, 두께 2cm', wallet],
    ['Lead time', '3 weeks', purse],
    ['Delivery', 'free within Seoul on weekdays', purse],
  ])('is told with its label, and both once: “%s: %s”', (label, value, brief) => {
    const said = planProduct(brief)
      .scenarios.flatMap(({ lines }) => lines.filter(({ role }) => role === 'benefit'))
      .map((line) =>
        plainly(
          isTitled(line, brief.name) ? (line.sub[0] ?? '') : `${line.headline[0]} ${line.sub[0] ?? ''}`,
        ),
      )
      .filter((text) => text.includes(plainly(label)))
    expect(said.length).toBeGreaterThan(0)
    const whole = [`${label} ${value}`, `${value} ${label}`].map(plainly)
    expect(said.filter((text) => !whole.includes(text))).toEqual([])
  })

  it('opens no video where enough else does', () => {
    const more = '손바느질로 마무리해요. 이니셜을 새겨 드려요. 이탈리아 가죽으로 만들었어요.'
    const { scenarios } = planProduct({ ...wallet, info: `${wallet.info} ${more}` })
    const hooks = scenarios.flatMap(({ lines: [hook] }) => hook?.headline ?? [])
    expect(hooks.length).toBeGreaterThan(3)
    expect(hooks.filter((text) => /제작기간|3주|크기|11cm/u.test(text))).toEqual([])
  })
})

describe('what one video tells', () => {
  const info =
    '가볍고 따뜻해요. 색이 네 가지예요. 손세탁할 수 있어요. 손으로 한 코씩 떴어요. 울 100%예요. 무게는 90g이에요. 둘레는 54cm예요. 아이도 쓸 수 있어요.'
  const bodiesOf = (words: string): ScriptLine[][] =>
    planProduct(briefOf({ name: '손뜨개 비니', info: words })).scenarios.map(({ lines }) =>
      lines.filter(({ role }) => role === 'benefit'),
    )

  it('is five facts after the first line, and all that the owner says is told by one of them', () => {
    const { scenarios, sellingPoints } = planProduct(briefOf({ name: '손뜨개 비니', info }))
    expect(bodiesOf(info).map((lines) => lines.length)).toEqual(scenarios.map(() => 5))
    const told = scenarios.flatMap(({ lines }) => lines.flatMap(({ pointIds }) => pointIds))
    expect(new Set(told)).toEqual(new Set(sellingPoints.map(({ id }) => id)))
  })

  it('has one place for a caution, the last, each video for another', () => {
    const cautions = ['건조기에 넣지 마세요', '물에 약해요']
    const bodies = bodiesOf(`${info} ${cautions.join('. ')}.`)
    expect(bodies.map((lines) => lines.length)).toEqual(bodies.map(() => 5))
    const last = bodies.map((lines) => lines.at(-1)?.headline.at(-1))
    expect(new Set(last)).toEqual(new Set(cautions))
    const before = bodies.flatMap((lines) => lines.slice(0, -1).flatMap(({ headline }) => headline))
    expect(before.filter((text) => cautions.includes(text))).toEqual([])
  })
})
