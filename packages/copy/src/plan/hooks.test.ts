import { describe, expect, it } from 'vitest'

import { openingsOf } from '../angles/openings.ts'
import { briefOf } from '../corpus/brief.ts'
import { counterShops } from '../corpus/counter.ts'
import { englishShops } from '../corpus/en.ts'
import { everydayShops } from '../corpus/everyday.ts'
import { koreanShops } from '../corpus/ko.ts'
import { ungroundedIn } from '../grounding/grounding.ts'
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

  it('asks no work of the viewer', () => {
    const chores = hooks.filter(({ hook: { headline } }) =>
      /(?:해|발라|보관해|세탁해) ?주세요$|권해요$/u.test(headline[0] ?? ''),
    )
    expect(chores.map(told)).toEqual([])
  })

  it('invents nothing', () => {
    expect(all.flatMap(({ brief, plan }) => textsOf(plan).flatMap(ungroundedIn(brief)))).toEqual([])
  })
})

describe('the story of the price', () => {
  it('asks for it first and names it once, at the end, and so does its outline', () => {
    const stories = all.flatMap(({ plan }) => plan.scenarios.filter(({ angle }) => angle === 'offer'))
    const price = /\d(?:원|달러)|\$|무료|free/iu
    expect(stories.length).toBeGreaterThan(5)
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

describe('what a buyer would ask', () => {
  it.each([
    ['강아지 하네스', '세탁기로 빨아도 될까요?'],
    ['데일리 백팩', '어떤 소재일까요?'],
    ['핸드메이드 가죽 지갑', '카드가 8장 들어갈까요?'],
    ['곶감', '명절 선물 고르세요?'],
    ['떡볶이 밀키트', '어떻게 보관할까요?'],
    ['울 비니', '따뜻한 비니 찾으세요?'],
    ['네일샵 모모', '네일샵 모모 아세요?'],
    ['라탄 수납 바구니', '튼튼한 바구니 찾으세요?'],
    ['초경량 백팩', '무거운 백팩 싫으세요?'],
    ['Linen midi dress', 'Machine washable?'],
    ['Hand-knitted wool beanie', 'Want a light beanie?'],
    ['Small-batch chili oil', 'Looking for an oil?'],
  ])('of %s: %s', (name, question) => {
    const found = [...all, ...counterShops.map(planned)].find(({ brief }) => brief.name === name)
    expect(found ? openingsOf(readLawfully(found.brief)).flatMap(({ headline }) => headline) : []).toContain(
      question,
    )
  })

  it('is answered at once', () => {
    const asked = all
      .flatMap(({ plan }) => plan.scenarios)
      .find(({ lines }) => lines[0]?.headline.includes('세탁기로 빨아도 될까요?'))
    expect(asked?.lines[1]?.headline).toContain('세탁기로 빨아도 돼요')
  })
})

describe('words that are cut', () => {
  const linesOf = (name: string): ScriptLine[] =>
    all.find(({ brief }) => brief.name === name)?.plan.scenarios.flatMap(({ lines }) => lines) ?? []

  it('keep what a verb is done to', () => {
    expect(linesOf('수제 그래놀라').flatMap(({ headline }) => headline)).not.toContain('버무려 구웠어요')
    expect(linesOf('제주 동백 수분크림 50ml').flatMap(({ sub }) => sub)).not.toContain('담은 수분크림')
  })

  it('call a list by none of its parts', () => {
    const heads = linesOf('소이 캔들').flatMap(({ headline }) => headline)
    expect(heads).not.toContain('시트러스 향')
  })
})

function planned(shop: (typeof counterShops)[number]) {
  const brief: ProductBrief = briefOf(shop)
  return { brief, plan: planProduct(brief) }
}

function textsOf({ scenarios }: ReturnType<typeof planProduct>): string[] {
  return scenarios.flatMap(({ title, summary, lines }) => [
    title,
    summary,
    ...lines.flatMap(({ headline, sub }) => [...headline, ...sub]),
  ])
}
