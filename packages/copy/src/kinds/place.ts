import { banOn } from '../check/check.ts'
import { lineLimits } from '../line-limits.ts'
import { readLawfully } from '../plan/lawful.ts'
import { type PlanOptions, planProduct } from '../plan/plan.ts'
import type { Story } from '../plan/story.ts'
import { formatPrice } from '../prices.ts'
import { ordered } from '../reading/clean.ts'
import { nameVariants } from '../reading/names.ts'
import type { LeftOut, Place, Plan, ProductBrief, ScriptLine, SellingPoint } from '../types.ts'
import { big, bodyOf, inTurn, planOf, small, toScenario, turned } from './base.ts'
import { kindWords } from './words.ts'

/** As many dishes or services as one video names. */
const MENU_MOST = 4

/** Plans videos of a place: where it is, what it offers and for how much, and what its owner says of it. */
export function planPlace(brief: ProductBrief, given: Place, options: PlanOptions = {}): Plan {
  const { place, banned } = lawfulMenu(given)
  const whole = { ...brief, price: null, also: [...(brief.also ?? []), placeWords(given, brief)] }
  const base = planProduct(whole, { ...options, opensOnce: true })
  const story = readLawfully(whole)
  const words = kindWords[brief.language]
  const menu = menuLines(whole, place)
  const where = whereLine(whole, place)
  const name = big(wholeNames(place.name, whole), whole)
  const address = small(addressForms(place.address), whole)
  const bodies = base.scenarios.map(bodyOf)
  const ends = [callOf(story)]
  const [first, ...dishes] = menu
  const hook = (headline: string[], sub: string[]): ScriptLine => ({
    role: 'hook',
    headline,
    sub,
    pointIds: [],
  })
  const visit = toScenario({
    id: 'visit',
    angle: 'visit',
    title: words.placeTitles.visit,
    hook: hook(name, address),
    body: inTurn([...menu, ...(bodies[0] ?? []), ...where]),
    ends,
  })
  const fromMenu = first
    ? toScenario({
        id: 'detail',
        angle: 'detail',
        title: words.placeTitles.menu,
        hook: { ...first, role: 'hook' },
        body: inTurn([...dishes, ...where, ...(bodies[1] ?? bodies[0] ?? [])]),
        ends,
      })
    : null
  const others = base.scenarios
    .filter(({ angle }) => angle !== 'visit' && angle !== 'detail')
    .map((scenario, index) => {
      const [opening] = scenario.lines
      const body = inTurn([...bodyOf(scenario), ...turned(menu, index + 1), ...where])
      return opening ? toScenario({ ...scenario, hook: opening, body, ends }) : null
    })
  const said = new Map(pointsOf(place, brief).map(({ id, text }) => [id, text]))
  const own = pointsOf(given, brief).map((point) => ({ ...point, text: said.get(point.id) ?? point.text }))
  const points = [...own, ...base.sellingPoints]
  const told = base.leftOut.filter(({ text }) => !ofListing.test(text))
  return planOf(
    { ...base, leftOut: told },
    {
      name: brief.name,
      points,
      scenarios: [visit, fromMenu, ...others],
      most: options.most ?? 5,
      questions: story.asked,
      leftOut: [...banned, ...longNamed(whole, place)],
    },
  )
}

/** A place with its dishes said as they may be said: what may not be told of one is left out, and told. */
function lawfulMenu(given: Place): { place: Place; banned: LeftOut[] } {
  const judged = given.menu.map((dish) => ({ dish, ban: banOn(dish.about, dish) }))
  return {
    place: { ...given, menu: judged.map(({ dish, ban }) => (ban ? { ...dish, about: '' } : dish)) },
    banned: judged.flatMap(({ dish, ban }) =>
      ban ? [{ text: dish.about, field: 'place' as const, ...ban }] : [],
    ),
  }
}

/** A map's own line about a place, which its owner did not write. */
const ofListing = /^업종:/u

/** Dishes whose names are too long to be said. */
function longNamed(brief: ProductBrief, place: Place): LeftOut[] {
  const { most } = lineLimits[brief.language]
  return place.menu.flatMap((dish, index) =>
    big(wholeNames(dish.name, brief), brief).length > 0
      ? []
      : pointsOf(place, brief)
          .filter(({ id }) => id === `m${index + 1}`)
          .map(({ text }) => ({ text, field: 'place' as const, reason: 'too-long' as const, most })),
  )
}

/** Everything a place says of itself, a line each: what its selling points are quoted from. */
export function placeWords(place: Place, { language }: Pick<ProductBrief, 'language'>): string {
  const dishes = place.menu.map((dish) => [dish.name, ...toldOf(dish, language).slice(0, 1)].join(' '))
  return [place.name, place.info, place.address, ...dishes].join('\n')
}

function pointsOf(place: Place, brief: ProductBrief): SellingPoint[] {
  const text = placeWords(place, brief)
  const lines = text.split('\n')
  const fields = place.info.split('\n').length + 2
  return lines.flatMap((line, index) => {
    const start = lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0)
    const id = index === fields - 1 ? 'address' : index >= fields ? `m${index - fields + 1}` : null
    const source = { field: 'place' as const, start, end: start + line.length, quote: line }
    return id !== null && line !== '' ? [{ id, text: line, source }] : []
  })
}

function menuLines(brief: ProductBrief, { menu }: Place): ScriptLine[] {
  return menu.slice(0, MENU_MOST).flatMap((dish, index) => {
    const headline = big(wholeNames(dish.name, brief), brief)
    const sub = small(toldOf(dish, brief.language), brief)
    return headline.length === 0
      ? []
      : [{ role: 'detail' as const, headline, sub, pointIds: [`m${index + 1}`] }]
  })
}

/** What is told beside a dish's name, longest first: what it costs and what it is, which of another would be untrue. */
function toldOf({ price, about }: Place['menu'][number], language: ProductBrief['language']): string[] {
  const shown = price === null ? '' : formatPrice(price, language)
  const said = about.replace(/\s+/gu, ' ').trim()
  return [[shown, said].filter((part) => part !== '').join(' · '), shown].filter((part) => part !== '')
}

function whereLine(brief: ProductBrief, { address }: Place): ScriptLine[] {
  const sub = small(addressForms(address), brief)
  if (sub.length === 0) return []
  return [{ role: 'detail', headline: ordered(kindWords[brief.language].here), sub, pointIds: ['address'] }]
}

/** An address whole, then without its widest parts, as long as it says more than a number. */
function addressForms(address: string): string[] {
  const parts = address.trim().split(/\s+/u)
  return parts
    .map((_, index) => parts.slice(index).join(' '))
    .filter((form) => /\p{L}{2}/u.test(form) && form.includes(' '))
}

function callOf({ phrases, brief }: Story): ScriptLine {
  const call = phrases.ctaFor.visit
  return { role: 'cta', headline: ordered(call), sub: wholeNames(brief.name, brief), pointIds: [] }
}

/** A name without remarks and measures; its head alone (“접시” of “수육 한 접시”) would name another thing. */
function wholeNames(name: string, { language }: Pick<ProductBrief, 'language'>): string[] {
  const [full = '', ...shorter] = nameVariants(name, language)
  return [full, ...shorter.filter((form) => full.startsWith(form))].filter((form) => form !== '')
}
