import { describe, expect, it } from 'vitest'

import { openingsOf } from '../angles/openings.ts'
import { briefOf } from '../corpus/brief.ts'
import { counterShops } from '../corpus/counter.ts'
import { englishShops } from '../corpus/en.ts'
import { everydayShops } from '../corpus/everyday.ts'
import { koreanShops } from '../corpus/ko.ts'
import { ungroundedIn } from '../grounding/grounding.ts'
import { nameVariants } from '../reading/names.ts'
import type { ProductBrief, ScriptLine } from '../types.ts'
import { readLawfully } from './lawful.ts'
import { planProduct } from './plan.ts'

const korean = [...everydayShops, ...koreanShops, ...counterShops]
  .map(briefOf)
  .filter(({ language }) => language === 'ko')
const english = englishShops.map((shop) => briefOf({ ...shop, language: 'en' }))
const all = [...korean, ...english].map((brief) => ({ brief, plan: planProduct(brief) }))
const hooks = all.flatMap(({ brief, plan }) =>
  plan.scenarios.map(({ lines: [hook] }) => ({ brief, hook: hook as ScriptLine })),
)
const told = ({ brief, hook }: (typeof hooks)[number]) => `${brief.name}: ${hook.headline.join(' / ')}`

describe('the first line of a video, in every shop', () => {
  it('asks whole questions, not “and the colour?”', () => {
    const half = hooks.filter(({ hook }) =>
      hook.headline.some((text) => /[은는]요\?$|^The [\w -]+\?$/u.test(text)),
    )
    expect(half.map(told)).toEqual([])
  })

  it('says something of this product and no other, big or in small under it', () => {
    const anyone = hooks.filter(({ brief, hook: { headline, sub } }) => {
      const said = `${headline[0] ?? ''} ${sub[0] ?? ''}`.toLowerCase()
      const own = `${brief.name} ${brief.info}`.toLowerCase().match(/[가-힣]{2}|[a-z]{3,}|[떡]/gu) ?? []
      return !own.some((word) => said.includes(word))
    })
    expect(anyone.map(told)).toEqual([])
  })

  it('asks no work of the viewer, big or in the rest of its sentence', () => {
    const chore = /(?:해|발라|빨아|보관해|세탁해) ?주세요$|권해요$/u
    const asksWork = ({ headline, sub, announces }: ScriptLine): boolean =>
      [headline[0], announces === true ? sub[0] : ''].some((text) => chore.test(text ?? ''))
    expect(hooks.filter(({ hook }) => asksWork(hook)).map(told)).toEqual([])
    const washed = planProduct(
      briefOf({
        name: '울 비니',
        info: '찬물에 손으로 살살 빨아 주세요. 손으로 한 코씩 떴어요. 울 100%예요.',
      }),
    )
    expect(washed.scenarios.flatMap(({ lines }) => lines.slice(0, 1)).filter(asksWork)).toEqual([])
  })

  it('ends on no particle', () => {
    const parted = hooks.filter(({ hook }) =>
      /[가-힣](?:에서|으로|로|에|부터|을|를)$/u.test(hook.headline[0] ?? ''),
    )
    expect(parted.map(told)).toEqual([])
  })

  it('is called out only where it ends a thought', () => {
    const called = hooks.filter(({ hook }) => hook.headline[0]?.endsWith('!'))
    expect(called.length).toBeGreaterThan(5)
    const broken = called.filter(({ hook }) =>
      /[가-힣](?:에서|으로|로|에|부터|을|를|서|고|면)!$/u.test(hook.headline[0] ?? ''),
    )
    expect(broken.map(told)).toEqual([])
  })

  it('asks what anybody could ask only where nothing can be read', () => {
    const stock = /어떤 소재|어떻게 (?:보관|관리|세탁)|뭐가 좋을까요|아세요\?$|^How do I\b|made of\?$/u
    const asks = (brief: ProductBrief): boolean =>
      openingsOf(readLawfully(brief)).some(({ headline }) => headline.some((text) => stock.test(text)))
    const read = all.filter(({ plan }) => plan.sellingPoints.length > 0)
    expect(read.filter(({ brief }) => asks(brief)).map(({ brief }) => brief.name)).toEqual([])
    expect(asks(briefOf({ name: '비니', info: '★★★' }))).toBe(true)
  })

  it('invents nothing', () => {
    expect(all.flatMap(({ brief, plan }) => textsOf(plan).flatMap(ungroundedIn(brief)))).toEqual([])
  })
})

describe('the story of the price', () => {
  it('asks for it first and names it once, at the end, and so does its outline', () => {
    const stories = all.flatMap(({ plan }) => plan.scenarios.filter(({ angle }) => angle === 'offer'))
    const price = /\d(?:원|달러)|\$|무료|free/iu
    expect(stories.length).toBeGreaterThan(1)
    for (const { lines, summary } of stories) {
      expect(lines[0]?.headline.filter((text) => price.test(text))).toEqual([])
      expect(lines.filter(({ pointIds }) => pointIds.includes('price')).map(({ role }) => role)).toEqual([
        'offer',
      ])
      const shown = lines.find(({ role }) => role === 'offer')?.headline[0] ?? ''
      expect(summary.split(' → ').filter((part) => part === shown).length).toBeLessThanOrEqual(1)
    }
  })
})

describe('the name as a first line', () => {
  it('opens with a fact again in its other words where too few facts open a video', () => {
    const dogs = briefOf({
      name: 'Puddle Dog Grooming',
      info: 'One dog at a time, no cages.',
      language: 'en',
    })
    const hooks = planProduct(dogs).scenarios.map(({ lines: [hook] }) => [hook?.headline[0], hook?.sub[0]])
    expect(hooks).toContainEqual(['Puddle Dog Grooming', 'One dog at a time, no cages'])
    expect(hooks.length).toBeGreaterThan(1)
  })

  it('opens several videos, each over another fact, only where the facts open too few', () => {
    const info =
      '수리 후 6개월 안에 같은 고장 나면 무상 수리. 경동, 린나이, 귀뚜라미 다 됨. 밤 9시 넘으면 야간비 2만원 추가.'
    const { scenarios } = planProduct(briefOf({ name: '보일러 출장수리', info }))
    const named = scenarios.flatMap(({ lines: [hook] }) =>
      hook?.headline[0] === '보일러 출장수리' ? [hook.sub[0]] : [],
    )
    expect(named).toEqual(
      expect.arrayContaining(['수리 후 6개월 안에 같은 고장 나면 무상 수리', '경동, 린나이, 귀뚜라미 다 됨']),
    )
    for (const fact of named) expect(named.filter((other) => other === fact).length).toBeLessThan(3)
  })

  it('stands over each sentence by what comes before its dash, where all of it is too long', () => {
    const { scenarios } = planProduct(
      briefOf({
        name: 'KOLACHES - Hruska Sisters, West TX',
        info: 'Dozen kolaches 18 dollars, apricot, prune, poppyseed, cream cheese, you can mix. Sausage ones are 2.25 apiece and they stay out of the dozen deal.',
        language: 'en',
      }),
    )
    const lines = scenarios.flatMap(({ lines: told }) => told)
    const sausage = lines.find(({ sub }) => sub.some((text) => text.startsWith('Sausage ones')))
    expect(sausage?.headline).toContain('KOLACHES')
    expect(lines.flatMap(({ headline }) => headline)).not.toContain('Good to know')
  })

  it('tells the strongest fact again before what a buyer loses, waits for or must do', () => {
    const { scenarios } = planProduct(
      briefOf({
        name: '방문목욕 효자손',
        info: '거동 힘드신 어르신 댁으로 목욕차가 가요. 열 나는 날은 목욕 안 하고 날짜 바꿔드려요. 물통은 꼭 비워 두세요. 욕조가 깨지면 보증금에서 빠져요.',
      }),
    )
    const openings = scenarios.slice(0, 2).map(({ lines: [hook] }) => `${hook?.headline[0]} ${hook?.sub[0]}`)
    expect(scenarios.length).toBeGreaterThan(3)
    for (const opening of openings) expect(opening).toContain('거동 힘드신 어르신 댁으로 목욕차가 가요')
  })

  it('stands over what a Korean owner says first, before hours, parking and what one must bring', () => {
    const { scenarios } = planProduct(
      briefOf({
        name: '동네형 용달',
        info: '원룸이사 짐 옮겨드려요. 새벽 6시부터 전화 됩니다. 주차 30분 무료. 짐은 미리 빼서 말려서 두세요.',
      }),
    )
    const [first] = scenarios.map(({ lines: [hook] }) => `${hook?.headline[0]} | ${hook?.sub[0]}`)
    expect(first).toContain('원룸이사 짐 옮겨드려요')
  })

  it.each([
    ['아기 손발 조형', '생후 30일~돌 전'],
    ['현상소 망원', '흑백은 일주일'],
    ['전통주 빚기', '2주 뒤에 걸러 드시면 돼요'],
    ['반영구 눈썹', '화장 지우고 오세요'],
    ['유리창 청소', '비 예보 있으면 날짜 옮겨요'],
    ['캠핑장비 대여', '침낭은 빨래 때문에 안 빌려드려요 챙겨오세요'],
    ['우산병원', '3단 자동우산은 부품 없으면 못 고쳐요 솔직하게 말씀드려요'],
    ['구두수선', '맡기시고 보통 이틀'],
    ['소파 염색', '찢어진 건 덧대서 메우는데 자국은 남아요'],
    ['분갈이 출장', '겨울엔 뿌리 다쳐서 안하는게 좋아요'],
  ])('of %s stands over no “%s”, where there is more to tell', (name, term) => {
    const info = `${term}. 저희가 손으로 합니다. 동네에서 9년 했어요. 끝나면 사진 보내드려요.`
    const hooks = planProduct(briefOf({ name, info })).scenarios.map(({ lines: [hook] }) => hook)
    for (const hook of hooks.slice(0, 3))
      expect([...(hook?.headline ?? []), ...(hook?.sub ?? [])]).not.toContain(term)
  })

  it('stands over half of a sentence that does not say of what it is', () => {
    const { scenarios } = planProduct(
      briefOf({
        name: '커튼 세탁 수거배달',
        info: '커튼 떼는 것부터 빨아서 다시 다는 것까지 저희가 합니다. 창문 하나에 15000원 속커튼은 8000원이에요. 월수금에 가져가고 이틀 뒤에 달아드려요.',
      }),
    )
    const over = scenarios.map(({ lines: [hook] }) => hook?.over?.headline)
    expect(over).not.toContain('이틀 뒤에 달아드려요')
  })
})

describe('what a buyer would ask', () => {
  it.each([
    ['강아지 하네스', '세탁기로 빨아도 될까요?'],
    ['핸드메이드 가죽 지갑', '카드가 8장 들어갈까요?'],
    ['곶감', '명절 선물 고르세요?'],
    ['울 비니', '따뜻한 비니 찾으세요?'],
    ['라탄 수납 바구니', '튼튼한 바구니 찾으세요?'],
    ['초경량 백팩', '무거운 백팩 싫으세요?'],
    ['Linen midi dress', 'Machine washable?'],
  ])('of %s: %s', (name, question) => {
    const found = [...all, ...counterShops.map(planned)].find(({ brief }) => brief.name === name)
    expect(found ? openingsOf(readLawfully(found.brief)).flatMap(({ headline }) => headline) : []).toContain(
      question,
    )
  })

  it('is answered at once', () => {
    const info =
      '밤 산책에도 잘 보여요. 반사 띠가 있어요. 고리가 두 개 있어요. 가슴을 누르지 않아요. 세탁기로 빨아도 돼요.'
    const { scenarios } = planProduct(briefOf({ name: '강아지 하네스', info }))
    const asked = scenarios.find(({ lines }) => lines[0]?.headline.includes('세탁기로 빨아도 될까요?'))
    expect(asked?.lines[1]?.headline).toContain('세탁기로 빨아도 돼요')
  })
})

describe('words that are cut', () => {
  const linesOf = (name: string): ScriptLine[] =>
    all.find(({ brief }) => brief.name === name)?.plan.scenarios.flatMap(({ lines }) => lines) ?? []

  it('keep what a verb is done to', () => {
    expect(linesOf('수제 그래놀라').flatMap(({ headline }) => headline)).not.toContain('버무려 구웠어요')
    const cream = linesOf('제주 동백 수분크림 50ml').filter(({ sub }) => sub.includes('담은 수분크림'))
    expect(cream.filter(({ headline }) => !headline[0]?.startsWith('제주 동백 오일을'))).toEqual([])
  })

  it('call a list by none of its parts', () => {
    const heads = linesOf('소이 캔들').flatMap(({ headline }) => headline)
    expect(heads).not.toContain('시트러스 향')
  })
})

describe('the name and the price', () => {
  const price = { amount: 6_000, currency: 'KRW' as const }
  const firstLines = (brief: ProductBrief): string[] =>
    planProduct(brief).scenarios.map(({ lines: [hook] }) => hook?.headline[0] ?? '')

  it('are asked after in the plural of several', () => {
    const shirts = { name: 'Custom Team T-Shirts', info: 'Screen printed in our shop.', price }
    expect(firstLines(briefOf({ ...shirts, language: 'en' }))).toContain('How much are they?')
    const loaf = { name: 'Country Loaf', info: 'We mill the rye ourselves.', price }
    expect(firstLines(briefOf({ ...loaf, language: 'en' }))).toContain('How much is it?')
  })

  it('keep what tells one workshop from another, the first word of a shop, and no measure without its number', () => {
    const name = 'Ukrainian Egg Painting Workshop'
    const info = 'My grandmother taught me how to paint every one of these eggs.'
    const lines = planProduct(briefOf({ name, info, language: 'en' })).scenarios.flatMap(({ lines }) => lines)
    expect(lines.map(({ headline }) => headline[0])).not.toContain('Painting Workshop')
    expect(nameVariants('Dull Boys Mobile Sharpening', 'en')).toEqual(['Dull Boys Mobile Sharpening'])
    expect(nameVariants('Servis Mesin Cuci Pak Harun', 'id')).not.toContain('Servis Mesin')
    expect(nameVariants('Sửa điện nước Nhanh 24h', 'vi')).not.toContain('Sửa điện')
    const tent = { name: 'Sewa Tenda Camping Kap. 4', info: 'Sudah termasuk pasak dan frame.' }
    const { scenarios } = planProduct(briefOf({ ...tent, language: 'id' }))
    expect(scenarios.flatMap(textsOfLines).filter((text) => text.endsWith('.'))).toEqual([])
  })

  it('tell which ones “each one” is of', () => {
    const info = 'Cats only, no dogs next door. Each one gets a private room with a window.'
    const { scenarios } = planProduct(briefOf({ name: 'Overnight Cat Boarding', info, language: 'en' }))
    const texts = scenarios.flatMap(textsOfLines)
    expect(texts).toContain('Each cat gets a private room with a window')
    expect(texts.filter((text) => text.includes('Each one'))).toEqual([])
    const gift = 'This makes a lovely gift. Each one is wrapped by hand in brown paper.'
    const other = planProduct(briefOf({ name: 'Soap', info: gift, language: 'en' })).scenarios
    expect(other.flatMap(textsOfLines).filter((text) => /each thi/iu.test(text))).toEqual([])
  })
})

function planned(shop: (typeof counterShops)[number]) {
  const brief: ProductBrief = briefOf(shop)
  return { brief, plan: planProduct(brief) }
}

function textsOfLines({ lines }: { lines: readonly ScriptLine[] }): string[] {
  return lines.flatMap(({ headline, sub }) => [...headline, ...sub])
}

function textsOf({ scenarios }: ReturnType<typeof planProduct>): string[] {
  return scenarios.flatMap(({ title, summary, lines }) => [title, summary, ...textsOfLines({ lines })])
}
