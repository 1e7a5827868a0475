import { countChars } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { randomBrief } from '../corpus/random-brief.ts'
import { shopBriefs } from '../corpus/shops.ts'
import { ungroundedIn } from '../grounding/grounding.ts'
import { phraseBooks } from '../phrases/books.ts'
import { formatPrice } from '../prices.ts'
import { capital, cleanName } from '../reading/clean.ts'
import { nameVariants } from '../reading/names.ts'
import type { Plan, ProductBrief, Scenario, ScriptLine } from '../types.ts'
import { planProduct } from './plan.ts'

type Planned = { brief: ProductBrief; plan: Plan }
type Shown = { brief: ProductBrief; line: ScriptLine; text: string }

const randomBriefs = Array.from({ length: 300 }, (_, seed) => randomBrief(seed + 1))
const plans: Planned[] = [...shopBriefs, ...randomBriefs].map((brief) => ({
  brief,
  plan: planProduct(brief),
}))
const scenarios = plans.flatMap(({ brief, plan }) => plan.scenarios.map((scenario) => ({ brief, scenario })))
const shown: Shown[] = scenarios.flatMap(({ brief, scenario }) =>
  scenario.lines.flatMap((line) => [...line.headline, ...line.sub].map((text) => ({ brief, line, text }))),
)

const beanie = briefOf({
  name: '손뜨개 울 비니',
  info: '손으로 한 코씩 뜬 울 100% 비니예요. 가볍고 따뜻해서 한겨울에도 좋아요. 네 가지 색이 있고 손세탁할 수 있어요.',
  price: { amount: 24_900, currency: 'KRW' },
  tone: 'casual',
})

describe('every plan, of real-looking and of random briefs', () => {
  it('says no number and no superlative that the owner did not', () => {
    const texts = plans.flatMap(({ brief, plan }) => {
      const find = ungroundedIn(brief)
      return [...new Set(textsOf(plan))].map((text) => ({ brief, text, invented: find(text) }))
    })
    expect(texts.length).toBeGreaterThan(5_000)
    expect(texts.filter(({ invented }) => invented.length > 0)).toEqual([])
  })

  it('says no word of haste, discount or praise that the owner did not', () => {
    const pushing =
      /지금만|할인|세일|특가|한정|마감|신상|반값|인기|추천|\b(?:limited|discount|sale|deal|hurry|last chance|popular|bestseller)\b|diskon|terbatas|giảm giá|khuyến mãi/giu
    const invented = shown.filter(({ brief, text }) => {
      const own = `${brief.name} ${brief.info}`.toLowerCase()
      return [...text.matchAll(pushing)].some(([word]) => !own.includes(word.toLowerCase()))
    })
    expect(invented).toEqual([])
  })

  it('shows only a point, the name, the price, or words of the phrase book', () => {
    const framing = new Set(stringsIn(phraseBooks))
    const unknown = shown.filter(
      ({ brief, line, text }) =>
        line.pointIds.length === 0 &&
        !framing.has(text) &&
        // As two tones end it.
        !framing.has(text.replace(/[.!]$/u, '')) &&
        !framing.has(withoutName(brief, text)) &&
        !nameHolds(brief, text) &&
        !text.endsWith('?'),
    )
    expect(unknown).toEqual([])
  })

  it('has the roles of a video: one hook first, the call last, an offer only with a price, three to twelve lines', () => {
    expect(scenarios.filter(({ brief, scenario }) => !hasRoles(scenario, brief))).toEqual([])
    expect(plans.filter(({ plan }) => plan.scenarios.length < 1 || plan.scenarios.length > 5)).toEqual([])
  })

  it('gives every line a headline, with variants longest first and none twice', () => {
    const lines = scenarios.flatMap(({ scenario }) => scenario.lines)
    const inOrder = (variants: readonly string[]): boolean =>
      variants.every(
        (text, index) => index === 0 || countChars(text) <= countChars(variants[index - 1] ?? ''),
      )
    expect(lines.filter(({ headline }) => headline.length === 0)).toEqual([])
    expect(lines.filter(({ headline, sub }) => !inOrder(headline) || !inOrder(sub))).toEqual([])
    // Only the name may stand over several sentences.
    const doubled = scenarios.filter(({ brief, scenario }) => {
      const heads = scenario.lines
        .filter(({ role }) => role !== 'offer')
        .map(({ headline }) => headline[0] ?? '')
        .filter((text) => !nameHolds(brief, text))
      return new Set(heads).size < heads.length
    })
    expect(doubled).toEqual([])
    const repeated = scenarios.filter(({ scenario }) => {
      const scenes = scenario.lines.map(({ headline, sub }) => `${headline[0]} | ${sub[0]}`)
      return new Set(scenes).size < scenes.length
    })
    expect(repeated).toEqual([])
    expect(
      lines.filter(({ headline, sub }) => new Set([...headline, ...sub]).size < headline.length + sub.length),
    ).toEqual([])
    expect(shown.filter(({ text }) => text === '' || text !== text.trim() || /\s{2}/u.test(text))).toEqual([])
  })

  it('shows no emoji and none of the forbidden characters, but for a name that holds them', () => {
    const forbidden = /[<>"\\]|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Cf}|\p{Cc}/u
    expect(
      shown.filter(({ brief, text }) => forbidden.test(withoutName(brief, text).replace(/[©®™]/gu, ''))),
    ).toEqual([])
    expect(shown.filter(({ brief, text }) => /['&]/u.test(withoutName(brief, text)))).toEqual([])
  })

  it('starts no line with a particle that lost its noun', () => {
    const lone = /^(?:은|는|을|를|의|에|에서|으로|로|와|과|도|까지|부터|에게)(?:\s|$)/u
    expect(shown.filter(({ brief, text }) => lone.test(withoutName(brief, text)))).toEqual([])
  })

  it('tells no point twice in one scenario, opens none with the same angle, and two at most with words of another', () => {
    const repeats = (list: readonly string[], most = 0): boolean => new Set(list).size < list.length - most
    const told = ({ lines }: Scenario): string[] =>
      lines.flatMap(({ pointIds }) => pointIds).filter((id) => id !== 'price')
    expect(scenarios.filter(({ scenario }) => repeats(told(scenario)))).toEqual([])
    expect(
      plans.filter(({ plan }) =>
        repeats(
          plan.scenarios.map(({ lines: [hook] }) =>
            [...(hook?.headline ?? []), ...(hook?.sub ?? [])].join('|'),
          ),
          2,
        ),
      ),
    ).toEqual([])
    expect(plans.filter(({ plan }) => repeats(plan.scenarios.map(({ angle }) => angle)))).toEqual([])
  })

  it('quotes each selling point from where it says it found it', () => {
    const misquoted = plans.flatMap(({ brief, plan }) =>
      plan.sellingPoints.filter(({ source }) => source.quote !== heldAt(brief, source)),
    )
    expect(misquoted).toEqual([])
    const unknown = plans.filter(({ plan }) => {
      const ids = new Set(plan.sellingPoints.map(({ id }) => id))
      return plan.scenarios.some(({ lines }) =>
        lines.some(({ pointIds }) => pointIds.some((id) => !ids.has(id))),
      )
    })
    expect(unknown).toEqual([])
  })

  it('is the same for the same brief', () => {
    expect(plans.slice(0, 80).map(({ brief }) => planProduct({ ...brief }))).toEqual(
      plans.slice(0, 80).map(({ plan }) => plan),
    )
  })

  it('has short titles and one-line summaries', () => {
    const long = scenarios.filter(
      ({ brief, scenario: { title, summary } }) =>
        countChars(title) > (brief.language === 'ko' ? 12 : 24) ||
        countChars(summary) > 80 ||
        summary.includes('\n'),
    )
    expect(long).toEqual([])
  })
})

describe('a plan of a rich brief', () => {
  const plan = planProduct(beanie)

  it('reads the points that the owner makes, in short forms that stay true', () => {
    expect(plan.sellingPoints.map(({ text }) => text)).toEqual([
      '손으로 한 코씩 떴어요',
      '울 100% 비니',
      '네 가지 색이 있어요',
      '가볍고 따뜻해요',
      '한겨울에도 좋아요',
      '손세탁할 수 있어요',
      '24,900원',
    ])
  })

  it('gives five scenarios of different angles that lie far apart', () => {
    expect(plan.scenarios).toHaveLength(5)
    expect(plan.diversity).toBeGreaterThan(0.85)
    expect(new Set(plan.scenarios.map(({ title }) => title)).size).toBe(5)
  })

  it('answers what a hook asks in the very next line', () => {
    const fun = planProduct({ ...beanie, tone: 'fun' })
    const problem = fun.scenarios.find(({ angle }) => angle === 'problem')
    expect(problem?.lines[0]?.headline[0]).toBe('따뜻한 비니 찾으세요?')
    expect(problem?.lines[1]?.headline).toContain('가볍고 따뜻해요~')
  })

  it('has words for the smallest place on every line', () => {
    const shortest = plan.scenarios.flatMap(({ lines }) => lines.map(({ headline }) => headline.at(-1) ?? ''))
    expect(shortest.filter((text) => countChars(text) > 10)).toEqual([])
  })

  it('gives as many scenarios as asked for', () => {
    expect(planProduct(beanie, { most: 2 }).scenarios).toHaveLength(2)
    expect(planProduct(beanie, { most: 0 }).scenarios).toHaveLength(1)
    expect(planProduct(beanie, { most: 50 }).scenarios).toHaveLength(5)
  })
})

describe('what the plan says depends on what the owner says', () => {
  const anglesOf = (change: Partial<ProductBrief>): string[] =>
    planProduct({ ...beanie, ...change }).scenarios.map(({ angle }) => angle)

  it('makes fewer scenarios of a single short sentence than of many', () => {
    expect(anglesOf({ name: '모자', info: '가볍고 따뜻한 모자예요.' })).toHaveLength(2)
    expect(anglesOf({ name: '모자', info: '향이 좋아요. 손으로 만들었어요.' })).toHaveLength(3)
    expect(anglesOf({})).toHaveLength(5)
  })

  it('speaks of news only when the purpose or the information does', () => {
    expect(anglesOf({})).not.toContain('new')
    expect(anglesOf({ purpose: 'new-arrival' })).toContain('new')
    expect(anglesOf({ info: `${beanie.info} 이번 주에 출시했어요.` })).toContain('new')
  })

  it('speaks of a price only when there is one, and calls nothing free that is not', () => {
    expect(anglesOf({ price: null })).not.toContain('offer')
    expect(textsOf(planProduct({ ...beanie, price: null })).join(' ')).not.toMatch(/\d원|무료/u)
    expect(textsOf(planProduct({ ...beanie, price: { amount: 0, currency: 'KRW' } }))).toContain('무료')
  })

  it('opens with the owner’s own question', () => {
    const plan = planProduct({ ...beanie, info: `${beanie.info} 귀가 자주 시리세요?` })
    expect(plan.scenarios.flatMap(({ lines }) => lines[0]?.headline ?? [])).toContain('귀가 자주 시리세요?')
  })

  it('frames in the video’s language and quotes the product as written when the two differ', () => {
    const { scenarios: crossing } = planProduct({ ...beanie, language: 'en' })
    const pointed = crossing
      .flatMap(({ lines }) => lines)
      .filter(({ pointIds }) => pointIds.length > 0 && !pointIds.includes('price'))
    expect(pointed.length).toBeGreaterThan(0)
    expect(pointed.filter(({ headline }) => /\p{Script=Hangul}/u.test(headline.join('')))).toEqual([])
    expect(pointed.filter(({ sub }) => !/\p{Script=Hangul}/u.test(sub.join('')))).toEqual([])
    expect(crossing.flatMap(({ lines }) => lines.flatMap(({ headline }) => headline))).toContain('₩24,900')
  })

  it('plans something even where nothing can be read', () => {
    const plan = planProduct(briefOf({ name: '🧶', info: '★★★ 12345 ㅋㅋㅋㅋ !!!' }))
    expect(plan.scenarios.length).toBeGreaterThanOrEqual(1)
    expect(plan.sellingPoints).toEqual([])
  })
})

function hasRoles({ lines }: Scenario, brief: ProductBrief): boolean {
  const roles = lines.map(({ role }) => role)
  const count = (role: string): number => roles.filter((other) => other === role).length
  return (
    lines.length >= 3 &&
    lines.length <= 12 &&
    roles[0] === 'hook' &&
    count('hook') === 1 &&
    roles.at(-1) === 'cta' &&
    count('cta') === 1 &&
    count('offer') === (brief.price ? 1 : 0) &&
    lines.slice(1, -1).every(({ role }) => role === 'benefit' || role === 'offer')
  )
}

/** Everything that the viewer or the owner reads in a plan. */
function textsOf(plan: Plan): string[] {
  const written = plan.scenarios.flatMap(({ title, summary, lines }) => [
    title,
    summary,
    ...lines.flatMap(({ headline, sub }) => [...headline, ...sub]),
  ])
  return [...written, ...plan.sellingPoints.map(({ text }) => text)]
}

function heldAt(brief: ProductBrief, source: Plan['sellingPoints'][number]['source']): string {
  if (source.field === 'price') return brief.price ? formatPrice(brief.price, brief.language) : ''
  if (source.field !== 'name' && source.field !== 'info') return ''
  return brief[source.field].slice(source.start, source.end)
}

function nameHolds(brief: ProductBrief, text: string): boolean {
  return cleanName(brief.name).toLowerCase().includes(text.toLowerCase())
}

/** The text with `{name}` in the place of the product's name, in whichever form. */
function withoutName({ name }: ProductBrief, text: string): string {
  const forms = [...nameVariants(name, 'ko'), ...nameVariants(name, 'id')].flatMap((form) => [
    form,
    capital(form),
  ])
  const form = forms.find((known) => text.includes(known))
  return form === undefined ? text : text.replace(form, '{name}')
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
