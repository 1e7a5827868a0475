import {
  type AiCategory,
  type AiPlan,
  type Product,
  type Recommendation,
  type RecommendReason,
  type Scenario,
  scriptOf,
} from '@clipmint/contract'
import {
  businessRater,
  occasionFitter,
  type PlaceableFile,
  rateCutouts,
  rateMedia,
  rateWords,
  templateFiller,
  type UserSource,
} from '@clipmint/film'
import { roundTo } from '@clipmint/kit'

import type { Entry } from '../../templates/index.ts'
import { diversityOfHead, firstFiles, RATIO } from './head.ts'

export type Ranked = { templateId: string } & Omit<Recommendation, 'template'>

/** The templates of a plan, best first, and how far the first videos are apart, 0 to 1. */
/** `before`: how diverse the plan was before it was made anew. */
export type Ranking = { list: Ranked[]; diversity: number; before?: number | undefined }

export type RankingFacts = {
  plan: AiPlan
  wants: Pick<Product, 'tone' | 'purpose'>
  /** All that the owner says of the product. */
  info: string
  /** In the order a template takes them. */
  files: readonly PlaceableFile[]
  entries: readonly Entry[]
  /** How many projects were made of each template. */
  uses: ReadonlyMap<string, number>
  category: AiCategory
  /** The templates that the owner likes, and those they made videos with. */
  liked: ReadonlySet<string>
  used: ReadonlySet<string>
  /** The owner asked for videos that differ more: no family comes twice in the head while there are others. */
  isSpread: boolean
  /** What day videos for one suit: whether a template speaks of its time of the year, of another (false), or of none. */
  fitsSeason?: (entry: Entry) => boolean | null
}

/** Lengths that suit a planned video best, and what is left of the score of others. */
const SHORTEST_MS = 10_000
const LONGEST_MS = 20_000
const OTHER_LENGTH = 0.75
/** What a template gains that shows the product without its ground, where the owner's pictures allow it. */
const CUTOUT_WORTH = 0.08
/** The head of the list, where variety counts. */
const HEAD = 5
const ANGLES_IN_HEAD = 4
const MOST_OF_A_FAMILY = 2

const moodsOfTone: Record<Product['tone'], readonly string[]> = {
  informative: ['minimal', 'tech', 'calm'],
  trustworthy: ['calm', 'elegant', 'minimal'],
  casual: ['warm', 'playful'],
  professional: ['elegant', 'minimal', 'tech'],
  fun: ['playful', 'bold'],
  popular: ['bold', 'sale', 'playful'],
}

const moodsOfPurpose: Record<Product['purpose'], readonly string[]> = {
  'new-arrival': ['bold', 'minimal', 'tech'],
  promotion: ['sale', 'bold'],
  brand: ['elegant', 'calm', 'minimal'],
  information: ['minimal', 'tech', 'calm'],
  season: ['warm', 'playful', 'elegant'],
  everyday: ['warm', 'calm', 'playful'],
}

/** How much each thing weighs; together 1. What the owner likes, and what is made for such a video, comes on top. */
const weights = {
  words: 0.32,
  media: 0.26,
  mood: 0.14,
  purpose: 0.1,
  price: 0.12,
  popular: 0.06,
  liked: 0.12,
  alike: 0.05,
  used: 0.04,
  kind: 0.1,
}
/** From this score on, a thing is named as a reason. */
const tells = {
  words: 0.75,
  media: 0.75,
  mood: 0.5,
  purpose: 0.5,
  price: 1,
  popular: 0.5,
  liked: 1,
  alike: 1,
  used: 1,
  kind: 1,
}
/** The reasons in the order in which they are named: what tells an owner most comes first. */
const reasonOf = {
  liked: 'liked',
  kind: 'kind',
  alike: 'liked-alike',
  used: 'used',
  price: 'price',
  media: 'media-fits',
  words: 'words-fit',
  purpose: 'purpose',
  mood: 'mood',
  popular: 'popular',
} as const satisfies Record<keyof typeof weights, RecommendReason>

/** The category of templates that are made for such a video. */
const madeFor: Partial<Record<AiCategory, string>> = { review: 'review', promotion: 'sale' }

type Scores = Record<keyof typeof weights, number>
type Pair = {
  entry: Entry
  scenario: Scenario
  score: number
  scores: Scores
  /** Every file is shown, and none twice. */
  showsAll: boolean
}

/**
 * Ranks the templates for a plan, best first, each once and with the scenario whose words suit it best; those made to
 * announce what the owner does not say are left out, as long as there are others. The first
 * five differ on purpose: at most two of a family and never two in a row, while there are others, and at least four
 * angles of the plan's.
 * The same facts always give the same list.
 */
export function rankTemplates(all: RankingFacts): Ranking {
  const facts = { ...all, entries: offered(all) }
  const rateBusiness = businessRater({ words: wordsOf(facts.plan), purpose: facts.wants.purpose })
  const pairs = facts.entries
    .flatMap((entry) => {
      const business = rateBusiness(entry.card)
      const fill = templateFiller(entry.template, RATIO, facts.files)
      return facts.plan.scenarios.map((scenario) => {
        const source = fill(scriptOf(facts.plan, scenario))
        return ratePair({ entry, scenario, source }, facts, business)
      })
    })
    .toSorted(byScore)
  const head = chooseHead(pairs, facts)
  const taken = new Set(head.map(({ entry }) => entry))
  const rest = bestOfEach(pairs.filter(({ entry }) => !taken.has(entry)))
  const firsts = firstFiles(head, facts)
  return {
    list: [...head, ...rest].map((pair, index) => toRanked(pair, firsts.of(pair, index))),
    diversity: diversityOfHead(head, firsts.shown, facts.plan.name),
  }
}

/** The name and what was taken from the owner's information. */
function wordsOf({ name, sellingPoints }: AiPlan): string {
  return [name, ...sellingPoints.map(({ source }) => source.quote)].join(' ')
}

function offered({ entries, plan, info, wants, fitsSeason }: RankingFacts): readonly Entry[] {
  const words = `${plan.name}\n${info}`
  const fits = occasionFitter({ words, purpose: wants.purpose })
  const fitting = entries.filter((entry) => fits(entry.card) && fitsSeason?.(entry) !== false)
  return fitting.length > 0 ? fitting : entries
}

function chooseHead(pairs: readonly Pair[], { entries, plan, isSpread }: RankingFacts): Pair[] {
  const size = Math.min(HEAD, entries.length)
  const angles = new Set(plan.scenarios.map(({ angle }) => angle)).size
  const families = new Set(entries.map(({ card }) => card.family)).size
  const mostOfFamily = isSpread && families >= size ? 1 : MOST_OF_A_FAMILY
  const head: Pair[] = []
  let repeatsLeft = size - Math.min(ANGLES_IN_HEAD, angles, size)
  while (head.length < size) {
    const open = pairs.filter(({ entry }) => !head.some((chosen) => chosen.entry === entry))
    const fresh = (pair: Pair) => !head.some(({ scenario }) => scenario.angle === pair.scenario.angle)
    const roomy = (pair: Pair) =>
      head.filter(({ entry }) => entry.card.family === pair.entry.card.family).length < mostOfFamily
    const varied = families * mostOfFamily >= size ? open.filter(roomy) : open
    const apart = varied.filter(({ entry }) => entry.card.family !== head.at(-1)?.entry.card.family)
    const pool = [apart, varied, open].find((pairsLeft) => pairsLeft.length > 0) ?? []
    const next = (repeatsLeft > 0 ? pool : pool.filter(fresh))[0] ?? pool[0]
    if (!next) break
    if (!fresh(next)) repeatsLeft -= 1
    head.push(next)
  }
  return head
}

function bestOfEach(pairs: readonly Pair[]): Pair[] {
  const best = new Map<Entry, Pair>()
  for (const pair of pairs) if (!best.has(pair.entry)) best.set(pair.entry, pair)
  return [...best.values()]
}

type Filled = { entry: Entry; scenario: Scenario; source: UserSource }

function ratePair({ entry, scenario, source }: Filled, facts: RankingFacts, business: number): Pair {
  const { template, card } = entry
  const scores: Scores = {
    words: rateWords(template, source),
    media: rateMedia(template, source, facts.files),
    mood: shareOf(card.moods, moodsOfTone[facts.wants.tone]),
    purpose: shareOf(card.moods, moodsOfPurpose[facts.wants.purpose]),
    price: ratePrice(entry, facts),
    popular: ratePopularity(card._id, facts.uses),
    ...rateOwn(entry, facts),
  }
  const sum = Object.entries(weights).reduce(
    (before, [name, weight]) => before + weight * scores[name as keyof Scores],
    0,
  )
  const shown = Object.values(source.media).flatMap(({ assetId }) => assetId ?? [])
  const showsAll = shown.length === facts.files.length && new Set(shown).size === facts.files.length
  const cutouts = 1 + CUTOUT_WORTH * (rateCutouts(template, source, facts.files) ?? 0)
  const score = roundTo(sum * rateLength(card.duration) * business * cutouts, 4)
  return { entry, scenario, score, scores, showsAll: showsAll && shown.length > 0 }
}

/** What the owner did with this template and those like it, and whether it is made for such a video. */
function rateOwn(
  entry: Entry,
  { entries, liked, used, category, fitsSeason }: RankingFacts,
): Pick<Scores, 'liked' | 'alike' | 'used' | 'kind'> {
  const { card } = entry
  const isLiked = liked.has(card._id)
  const alike = entries.some(
    (other) => other.card.family === card.family && liked.has(other.card._id) && other.card._id !== card._id,
  )
  const kind = madeFor[category]
  return {
    liked: Number(isLiked),
    alike: Number(!isLiked && alike),
    used: Number(used.has(card._id)),
    kind: Number((kind !== undefined && card.categories.includes(kind)) || fitsSeason?.(entry) === true),
  }
}

/** A plan's lines need ten seconds to be read, and few watch longer than twenty: others step back, but stay. */
function rateLength(durationMs: number): number {
  return durationMs < SHORTEST_MS || durationMs > LONGEST_MS ? OTHER_LENGTH : 1
}

function ratePrice({ card, template }: Entry, { plan, wants }: RankingFacts): number {
  if (plan.price === null) {
    const asks = template.scenes.some(({ needs, optional }) => needs.includes('price') && !optional)
    return asks ? 0 : card.usesPrice ? 0.6 : 0.9
  }
  if (wants.purpose === 'promotion') return card.usesPrice ? 1 : 0.1
  return card.usesPrice ? 0.8 : 0.6
}

function ratePopularity(templateId: string, uses: ReadonlyMap<string, number>): number {
  const most = Math.max(0, ...uses.values())
  return most === 0 ? 0 : (uses.get(templateId) ?? 0) / most
}

function shareOf(moods: readonly string[], wanted: readonly string[]): number {
  return moods.filter((mood) => wanted.includes(mood)).length / moods.length
}

function byScore(a: Pair, b: Pair): number {
  return (
    b.score - a.score ||
    compareText(a.entry.card.slug, b.entry.card.slug) ||
    compareText(a.scenario.id, b.scenario.id)
  )
}

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}

function toRanked({ entry, scenario, score, scores, showsAll }: Pair, firstAssetId: string | null): Ranked {
  const names = Object.keys(reasonOf) as (keyof typeof reasonOf)[]
  const reasons = names.filter((name) => scores[name] >= tells[name]).map((name) => reasonOf[name])
  return {
    templateId: entry.card._id,
    scenarioId: scenario.id,
    score,
    reasons: showsAll ? withAllShown(reasons) : reasons,
    firstAssetId,
  }
}

/** That every picture is shown says more than that they fit, and stands where that would. */
function withAllShown(reasons: readonly RecommendReason[]): RecommendReason[] {
  const own = reasons.filter((reason) => ['liked', 'kind', 'liked-alike', 'used'].includes(reason))
  const others = reasons.filter((reason) => !own.includes(reason) && reason !== 'media-fits')
  return [...own, 'media-all', ...others]
}
