import { saysNew } from '../grounding/claims.ts'
import { dangles } from '../korean/words.ts'
import type { Intent, PointKind } from '../lexicon/lexicon.ts'
import type { NamedPhrase, PhraseBook, SubjectWords } from '../phrases/book.ts'
import { phraseBooks } from '../phrases/books.ts'
import { isPlural } from '../phrases/en.ts'
import { formatPrice } from '../prices.ts'
import { capital, lengthOf, ordered } from '../reading/clean.ts'
import { readers } from '../reading/languages.ts'
import { nameVariants } from '../reading/names.ts'
import type { LeftOut, ProductBrief } from '../types.ts'
import { addedTo } from './adds.ts'
import type { Point } from './point.ts'
import { readPoints } from './points.ts'
import { lineLimits } from './score.ts'

/** Everything the angles tell from. */
export type Story = {
  brief: ProductBrief
  points: Point[]
  /** What the owner asks the viewer. */
  asked: string[]
  /** The same, where it is in the video's language. */
  questions: string[]
  phrases: PhraseBook
  /** Longest first; may be empty when the name holds nothing that can be shown. */
  name: string[]
  price: string | null
  /** The product is described in the video's own language. */
  sameLanguage: boolean
  fresh: boolean
  intent: Intent | null
  serves: boolean
  consumed: boolean
  /** What of the owner's words cannot be told. */
  leftOut: LeftOut[]
}

/** A first line, and what it uses. */
export type Opening = {
  headline: string[]
  sub: string[]
  /** Said by the hook itself. */
  point: Point | null
  /** What the hook promises: it must come next. */
  lead: Point | null
  title: string
}

/** Reads a brief into a story. */
export function readStory(brief: ProductBrief): Story {
  const { points, questions, language, leftOut } = readPoints(brief)
  const { lexicon } = readers[language ?? 'en']
  const said = `${brief.name}\n${brief.info}\n${brief.purpose}`
  const sameLanguage = language === brief.language
  return {
    brief,
    points,
    asked: questions,
    questions: sameLanguage ? questions : [],
    phrases: phraseBooks[brief.language],
    name: nameVariants(brief.name, language ?? brief.language),
    price: brief.price ? formatPrice(brief.price, brief.language) : null,
    sameLanguage,
    fresh: lexicon.fresh.test(said) || saysNew(brief.purpose),
    intent: lexicon.intents.find(([, words]) => words.test(said))?.[0] ?? null,
    serves: lexicon.serves.test(brief.name),
    consumed: lexicon.consumed.test(brief.name),
    leftOut,
  }
}

/** How a point's subject is spoken of in the video's language. */
export function subjectOf({ phrases }: Story, point: Point): SubjectWords {
  const topic = point.topic === null ? null : phrases.topics[point.topic]
  return topic?.kinds.includes(point.kind) ? topic.words : phrases.subjects[point.kind]
}

/** Whether a point can be the big words of a scene by itself. */
export function isHeadline(story: Story, point: Point): boolean {
  return story.sameLanguage && sizesOf(story, point).big.length > 0
}

/** A point's forms: those for the big words, and the full ones that explain them in small. */
export function sizesOf({ brief }: Story, point: Point): { big: string[]; small: string[] } {
  const { most, small } = lineLimits[brief.language]
  const big = point.variants.filter((text) => lengthOf(text) <= most && !dangles(text))
  return { big, small: point.variants.filter((text) => lengthOf(text) > most && lengthOf(text) <= small) }
}

/** What its owner asks a buyer to do is no reason to buy it. */
export const chore =
  /(?:주세요|하세요|드세요|두세요|마세요|권해요|보관해요|권장)$|^(?:Keep|Store|Wash|Clean|Wipe|Dry|Do)\s/u

/** A number alone (“100g”, “길이 9cm”, “1호 3~4인용”) tells a stranger nothing as a first line. */
function tells(story: Story, point: Point): boolean {
  const [text = ''] = sizesOf(story, point).big
  if (point.kind === 'care' && chore.test(text)) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const least = point.kind === 'measure' ? 6 : point.kind === 'material' || point.kind === 'making' ? 1 : 4
  return text.includes(' ') && letters >= least
}

/** Points of these kinds that can open a video, best first. */
export function openers(story: Story, kinds: readonly PointKind[]): Point[] {
  return story.points.filter(
    (point) => kinds.includes(point.kind) && isHeadline(story, point) && tells(story, point),
  )
}

/** An opening that says a point outright, in the owner's words. */
export function openWith(story: Story, point: Point, title: string): Opening {
  const { big, small } = sizesOf(story, point)
  const more = addedTo([...big, ...story.name], small, big)
  return { headline: big, sub: more.length > 0 ? more : story.name, point, lead: null, title }
}

/** The name as big words: as the owner wrote it, its shorter forms with a capital of their own. */
export function nameAsHeadline({ name }: Story): string[] {
  return name.map((form, at) => (at === 0 ? form : capital(form)))
}

/** The story with those forms of the name that begin as it does: in Korean “화분 세트” is another thing than “새싹 화분 세트”. */
export function byItsName(story: Story): Story {
  const [full = ''] = story.name
  return /[가-힣]/u.test(full)
    ? { ...story, name: story.name.filter((form) => full.startsWith(form)) }
    : story
}

/** A phrase with the product's name in it, in every length that fits the big words; none when no form of it does. */
export function named({ name, brief }: Story, phrase: NamedPhrase): string[] {
  const { most } = lineLimits[brief.language]
  const forms = phrase.flatMap((text) =>
    text.includes('{name}') ? name.map((form) => withName(text, form)) : [text],
  )
  return ordered(forms.map(capital).filter((text) => lengthOf(text) <= most))
}

/** A name that says by itself which one is meant (“our thing”, “the granola”, “no. 7 soap”) takes no other word for it. */
const determined =
  /^(?:the|an?|this|that|these|those|our|my|your|his|her|their|its|some|any|every|each|no|two|three|four|five|all|\d\S*|\p{Lu}\p{L}*[’']s)\s/iu

/** “an oil”, “these socks”, and “our thing”, though the phrase says “a {name}”, “this {name}” or “the {name}”. */
function withName(text: string, form: string): string {
  const isPlain = /^\p{Script=Latin}/u.test(form)
  if (!isPlain) return text.replace('{name}', form)
  if (determined.test(form))
    return text.replace(/(?<!\p{L})(?:an?|the|this) (?=\{name\})/u, '').replace('{name}', form)
  const article = isPlural(form) ? '' : /^[aeio]/iu.test(form) ? 'an ' : 'a '
  const counted = isPlural(form)
    ? text
        .replace(/ is (?=the \{name\})/u, ' are ')
        .replace(/ was (?=the \{name\})/u, ' were ')
        .replace(/this (?=\{name\})/u, 'these ')
    : text
  return counted.replace(/(?<!\p{L})a (?=\{name\})/u, article).replace('{name}', form)
}
