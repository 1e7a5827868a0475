import { countChars, createRandom, isTitled } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { counterShops } from '../corpus/counter.ts'
import { ungroundedIn } from '../grounding/grounding.ts'
import { lineLimits } from '../line-limits.ts'
import { phraseBooks } from '../phrases/books.ts'
import { nameVariants } from '../reading/names.ts'
import type { Plan, ProductBrief, ScriptLine } from '../types.ts'
import { planProduct } from './plan.ts'

const briefs = counterShops.map(briefOf)
const plans = briefs.map((brief) => ({ brief, plan: planProduct(brief) }))

describe.each(plans.map(({ brief, plan }) => ({ name: brief.name, brief, plan })))(
  'the video words of $name',
  ({ brief, plan }) => {
    const { most, small } = lineLimits[brief.language]
    const book = phraseBooks[brief.language]
    const headings = [
      ...Object.values(book.subjects),
      ...Object.values(book.topics).map(({ words }) => words),
    ]
      .map(({ heading }) => heading)
      .filter((text) => !brief.info.toLowerCase().includes(text.toLowerCase()))
    const bodies = plan.scenarios.map(({ lines }) =>
      lines.filter(({ role }) => !['hook', 'offer', 'cta'].includes(role)),
    )

    it('hold nothing that the owner did not say', () => {
      expect(textsOf(plan).flatMap(ungroundedIn(brief))).toEqual([])
    })

    it('open with the owner’s words, the price, the name or a question, never with a stock heading', () => {
      const said = `${brief.name} ${brief.info}`.replace(/\s+/gu, ' ')
      const strange = plan.scenarios.filter(({ lines: [hook] }) => {
        const [text = ''] = hook?.headline ?? []
        const own = hook?.pointIds.length !== 0 || said.includes(text)
        const named = nameVariants(brief.name, brief.language).some((form) =>
          text.toLowerCase().includes(form.toLowerCase()),
        )
        return headings.includes(text) || !(own || named || text.endsWith('?'))
      })
      expect(strange).toEqual([])
    })

    it('fit their places', () => {
      const heads = plan.scenarios.flatMap(({ lines }) => lines.filter(({ role }) => role !== 'cta'))
      const long = heads.filter(({ headline }) => countChars(headline.at(-1) ?? '') > most)
      expect(long).toEqual([])
      const subs = heads.filter(({ sub }) => sub.length > 0 && !sub.some((text) => countChars(text) <= small))
      expect(subs).toEqual([])
    })

    it('use no stock heading but the notice, once a video, and say nothing twice', () => {
      const stock = bodies.map((lines) =>
        lines.flatMap(({ headline: [text = ''] }) => (headings.includes(text) ? [text] : [])),
      )
      const { heading: notice } = book.subjects.service
      expect(stock.flat().filter((text) => text !== notice)).toEqual([])
      expect(stock.filter((texts) => texts.length > 1)).toEqual([])
      const names = new Set(nameVariants(brief.name, brief.language))
      const doubled = bodies.filter((lines) => {
        const all = lines
          .flatMap(({ headline, sub }) => [headline[0], sub[0]])
          .filter((text) => text !== undefined && !names.has(text))
        return new Set(all).size < all.length
      })
      expect(doubled).toEqual([])
    })

    it('end on a particle or a link only over the rest of their sentence, and stutter no word', () => {
      const lines = plan.scenarios.flatMap((scenario) => scenario.lines)
      const heads = lines.flatMap(({ headline }) => headline)
      const hanging =
        /[가-힣](?:에서|에게|으로|까지|부터|에도|지만|는데|해서|어서|아서|으며|면서|거나|려고)$|[가-힣]{2}[을를]$|,$/u
      const alone = lines.filter(
        ({ headline, sub, announces }) =>
          headline.some((text) => hanging.test(text) && !brief.name.includes(text)) &&
          !(announces === true && sub.length > 0),
      )
      expect(alone).toEqual([])
      const cut = /\s(?:and|or|with|for|of|the|a|dan|atau|dengan|untuk|yang|dari|và|hoặc|với|cho|từ|của)$/iu
      expect(heads.filter((text) => cut.test(text))).toEqual([])
      expect(heads.filter((text) => /(?<!\p{L})(\p{L}{2,})\s\1(?!\p{L})/iu.test(text))).toEqual([])
    })

    it('end in calls of their own, and go in ways of their own', () => {
      const calls = plan.scenarios.map(({ lines }) => lines.at(-1)?.headline[0])
      expect(new Set(calls).size).toBe(calls.length)
      const ways = plan.scenarios.map(({ lines }) =>
        lines
          .slice(0, 3)
          .map(({ headline, sub }) => `${headline[0]} ${sub[0]}`)
          .join(),
      )
      expect(new Set(ways).size).toBe(ways.length)
    })

    it('bear titles in the video’s language', () => {
      const known = new Set([
        ...Object.values(book.titles),
        ...Object.values(book.sceneTitle),
        book.factTitle,
      ])
      const titles = plan.scenarios.map(({ title }) => title)
      expect(titles.filter((title) => !known.has(title) && !/^[가-힣]+[음함]$/u.test(title))).toEqual([])
      expect(new Set(titles).size).toBe(titles.length)
    })
  },
)

describe('what a copywriter would say of them', () => {
  it('the cake opens on its cream and its berries, not on a size', () => {
    expect(openingsOf('딸기 생크림 케이크').join('\n')).toContain(
      '매일 아침 굽는 시트에 동물성 생크림만 올렸어요',
    )
    expect(hooksOf('딸기 생크림 케이크')).toContain('설향 딸기가 듬뿍')
    expect(hooksOf('딸기 생크림 케이크')).not.toContain('1호 3~4인용')
  })

  it('the kimchi is what children eat well, and a smile in letters ends a sentence', () => {
    expect(openingsOf('할머니 손맛 포기김치 5kg')).toContain('젓갈 향이 세지 않아 아이들도 잘 먹어요')
    expect(pointsOf('할머니 손맛 포기김치 5kg')).toContain('해남 배추와 국산 고춧가루로 담근 김치')
  })

  it('the book talk never says that nobody reads', () => {
    expect(pointsOf('책방 마루 11월 북토크')).toContain('책을 읽지 않고 오셔도 괜찮아요')
    expect(textsOf(planOf('책방 마루 11월 북토크')).filter((text) => text.includes('읽지 않아요'))).toEqual(
      [],
    )
    const come = linesOf('책방 마루 11월 북토크').filter(({ headline, sub }) =>
      [...headline, ...sub].some((text) => text.startsWith('오셔도')),
    )
    expect(come.filter(({ headline }) => headline[0] !== '책을 읽지 않고')).toEqual([])
  })

  it('the day of the book talk is told with its hour', () => {
    expect(textsOf(planOf('책방 마루 11월 북토크'))).toContain('11월 15일 토요일 저녁 7시')
  })

  it('a cause is told with its outcome in one scene, and what a thing is like by itself', () => {
    const told = (name: string): string => linesOf(name).map(saidBy).join('\n')
    expect(told('물레 머그컵')).toContain('손에 쏙 들어오는 크기라 라떼 한 잔에 딱 좋습니다')
    expect(told('오버핏 코듀로이 셔츠')).toContain('도톰한 코듀로이 원단이라 가을부터 초봄까지 입기 좋아요')
    expect(headsOf('오버핏 코듀로이 셔츠')).toContain('품이 넉넉해요')
    expect(told('오크 원목 책상 1200')).toContain('선 정리가 편합니다')
    expect(told('살롱 드 민')).toContain('펌과 염색을 상담해 드려요')
  })

  it('the studio opens with its owner’s question', () => {
    expect(hooksOf('바디랩 PT 스튜디오')).toContain('운동이 처음이신가요?')
  })

  it('the wait for a desk is told in every video, and opens none', () => {
    const wait = /2주 정도 걸립니다/u
    const { scenarios } = planOf('오크 원목 책상 1200')
    expect(scenarios.filter(({ lines }) => !lines.some((line) => wait.test(saidBy(line))))).toEqual([])
    expect(openingsOf('오크 원목 책상 1200').filter((text) => wait.test(text))).toEqual([])
  })

  it('no same-day delivery is promised without the hour it depends on', () => {
    const texts = textsOf(planOf('Kopi susu gula aren'))
    expect(texts.filter((text) => text.startsWith('Diantar'))).toEqual([])
  })

  it('nobody is asked to book where no booking is needed', () => {
    expect(textsOf(planOf('Riverside Bike Repair'))).not.toContain('Book your time')
  })

  it('nothing is promised of the pictures', () => {
    const promise = /보세요$|볼까요\?$|see how|how it is made\b.*look/iu
    const body = plans.flatMap(({ plan }) => plan.scenarios.flatMap(({ lines }) => lines.slice(0, -1)))
    const promised = body.filter(
      ({ pointIds, sub }) => pointIds.length > 0 && sub.some((text) => promise.test(text)),
    )
    expect(promised).toEqual([])
  })

  it('small words say more than the big ones over them', () => {
    const mugs = planOf('물레 머그컵').scenarios.flatMap(({ lines }) =>
      lines.filter(({ headline }) => headline.includes('물레로 하나하나 빚었어요')),
    )
    expect(mugs.flatMap(({ sub }) => sub)).not.toContain('물레로 하나하나 빚은 머그컵')
  })

  it('one style of speaking runs through a Korean video', () => {
    const spoken = plans
      .filter(({ brief }) => brief.language === 'ko')
      .flatMap(({ plan }) => plan.scenarios)
      .map(({ lines }) => lines.slice(0, -1).flatMap(({ headline, sub }) => [...headline, ...sub]))
    const mixed = spoken.filter(
      (texts) =>
        texts.some((text) => text.endsWith('니다')) && texts.some((text) => /(?<![세까나])요$/u.test(text)),
    )
    expect(mixed).toEqual([])
  })

  it('thin words give fewer videos', () => {
    expect(planOf('핸드드립 원두').scenarios.length).toBeLessThan(5)
    expect(planOf('수제 쿠키').scenarios.length).toBeLessThan(5)
    expect(planOf('물레 머그컵').scenarios.length).toBeGreaterThanOrEqual(4)
  })
})

describe('scenario titles', () => {
  it.each([
    [
      'en',
      '손뜨개 울 비니',
      '손으로 뜬 울 100% 비니예요. 가볍고 따뜻해요. 네 가지 색이 있어요.',
      /^[\p{Script=Latin}\s]+$/u,
    ],
    [
      'ko',
      'Wool beanie',
      'Hand-knitted beanie made of wool. Light and warm. Comes in four colours.',
      /^[가-힣\s]+$/u,
    ],
    [
      'id',
      '손뜨개 울 비니',
      '손으로 뜬 울 100% 비니예요. 가볍고 따뜻해요. 네 가지 색이 있어요.',
      /^[\p{Script=Latin}\s]+$/u,
    ],
    [
      'vi',
      'Wool beanie',
      'Hand-knitted beanie made of wool. Light and warm. Comes in four colours.',
      /^[\p{Script=Latin}\p{M}\s]+$/u,
    ],
  ] as const)('speak %s, whatever the product is described in', (language, name, info, script) => {
    const titles = planProduct(briefOf({ name, info, language })).scenarios.map(({ title }) => title)
    expect(titles.filter((title) => !script.test(title))).toEqual([])
  })
})

it('words that are cut anywhere and stitched to others never break it, and never let it invent', () => {
  const next = createRandom(2026)
  const at = (length: number): number => Math.floor(next() * length)
  const broken = Array.from({ length: 120 }, () => {
    const [one, other] = [briefs[at(briefs.length)], briefs[at(briefs.length)]]
    const info = `${one?.info.slice(0, at(one.info.length)) ?? ''}${next() < 0.5 ? '' : '\n'}${other?.info.slice(at(other.info.length)) ?? ''}`
    return { ...briefOf({ name: '가게', info: '' }), ...one, info } satisfies ProductBrief
  })
  const invented = broken.flatMap((brief) => {
    const find = ungroundedIn(brief)
    return [...new Set(textsOf(planProduct(brief)))].filter((text) => find(text).length > 0)
  })
  expect(invented).toEqual([])
})

function planOf(name: string): Plan {
  const found = plans.find(({ brief }) => brief.name === name)
  if (!found) throw new Error(`No shop sells ${name}.`)
  return found.plan
}

function hooksOf(name: string): string[] {
  return planOf(name).scenarios.flatMap(({ lines }) => lines[0]?.headline.slice(0, 1) ?? [])
}

/** The first lines, each with what stands beneath, or the sentence under the name. */
function openingsOf(name: string): string[] {
  return planOf(name).scenarios.flatMap(({ lines }) =>
    lines.slice(0, 1).map((line) => (isTitled(line, name) ? (line.sub[0] ?? '') : saidBy(line))),
  )
}

function linesOf(name: string): ScriptLine[] {
  return planOf(name).scenarios.flatMap(({ lines }) => lines)
}

/** What a viewer reads of a line, from big to small. */
function saidBy({ headline: [big = ''], sub: [small = ''] }: ScriptLine): string {
  return `${big} ${small}`.trim()
}

function headsOf(name: string): string[] {
  return linesOf(name).flatMap(({ headline }) => headline)
}

function pointsOf(name: string): string[] {
  return planOf(name).sellingPoints.map(({ text }) => text)
}

/** Everything that a plan says. */
function textsOf(plan: Plan): string[] {
  return [
    ...plan.sellingPoints.map(({ text }) => text),
    ...plan.scenarios.flatMap(({ title, summary, lines }) => [
      title,
      summary,
      ...lines.flatMap(({ headline, sub }) => [...headline, ...sub]),
    ]),
  ]
}

describe('the price of a shop', () => {
  it.each([
    ['Mole Man of Malvern', 'Traditional mole catching with no poison and no gas. No mole, no fee.', 'en'],
    [
      'Paco Mariachi Trio & Serenatas',
      'One hour in San Antonio, add trumpet $100. Deposit $100 to hold the date.',
      'en',
    ],
    ['Chổi đót Tân Long', 'Chổi bện tay bằng bông đót Tây Giang. Dùng chừng 2 năm mới rụng hết bông.', 'vi'],
  ] as const)('is not asked of its name: %s', (name, info, language) => {
    const lines = planProduct(
      briefOf({ name, info, language, price: { amount: 60, currency: 'USD' } }),
    ).scenarios.flatMap((scenario) => scenario.lines)
    expect(lines.map(({ headline }) => headline[0]).filter((text) => text?.endsWith('?'))).toEqual([])
  })
})

describe('a caution', () => {
  it('has its heading only where it warns', () => {
    const info =
      'Mariachi trio for birthday, quinceañera, funeral mass, and to say sorry to your wife. Closed Mondays. Please send the songs a week before.'
    const lines = planProduct(
      briefOf({ name: 'Paco Mariachi Trio', info, language: 'en' }),
    ).scenarios.flatMap((scenario) => scenario.lines)
    const headed = lines.filter(({ over }) => over?.sub === 'Good to know').map(({ sub }) => sub[0])
    expect([...new Set(headed)]).toEqual(['Please send the songs a week before'])
  })
})
