import { openingsOf } from '../angles/openings.ts'
import { dangles } from '../korean/words.ts'
import type { PointKind } from '../lexicon/lexicon.ts'
import type { Phrase } from '../phrases/book.ts'
import { allCalls } from '../plan/calls.ts'
import type { Point } from '../plan/point.ts'
import { type Story, subjectOf } from '../plan/story.ts'
import { nameAsHeadline } from '../plan/title.ts'
import { capital, cleanName, ordered } from '../reading/clean.ts'
import type { Promotion } from '../types.ts'
import { joins } from './joins.ts'
import { promotedIdeas } from './promoted.ts'
import { roleOf } from './roles.ts'
import type { Idea, LineSlot } from './slot.ts'

/** What a line could say in this video, best first: of a promotion first where the scene sells, and last elsewhere. */
export function ideasFor(
  story: Story,
  slot: LineSlot,
  { brand, promotion }: { brand: string | null; promotion: Promotion | null },
): Idea[] {
  const own = ownIdeas(story, slot, brand)
  if (promotion === null) return own
  const promoted = promotedIdeas(story.brief, promotion, slot)
  const sells =
    slot.scene === 'hook' || slot.scene === 'offer' || slot.role === 'price' || slot.role === 'tag'
  return sells ? [...promoted, ...own] : [...own, ...promoted]
}

function ownIdeas(story: Story, slot: LineSlot, brand: string | null): Idea[] {
  switch (slot.role) {
    case 'headline':
      return headlines(story, slot)
    case 'sub':
      return details(story, slot)
    case 'cta':
      return [...invitations(story), named(story)]
    case 'price':
      return prices(story)
    case 'name':
      return [named(story)]
    case 'brand':
      // A shorter form of a brand is another brand.
      return [{ key: 'brand', forms: brand === null ? [] : [cleanName(brand)] }, named(story)]
    case 'tag':
      return [...labels(story), named(story), ...points(story, slot)]
  }
}

function headlines(story: Story, slot: LineSlot): Idea[] {
  const big = story.sameLanguage ? points(story, slot).map(standing) : headings(story)
  const own = { key: 'name', forms: nameAsHeadline(story) }
  switch (slot.scene) {
    case 'hook':
      return [...openings(story), ...big, ...described(story), own, ...prices(story)]
    case 'offer':
      return [...offers(story), ...prices(story), own, ...big]
    case 'cta':
      return [...invitations(story), own, ...big]
    default:
      return [...big, ...described(story), own, ...openings(story).filter(tells)]
  }
}

/** A question opens a video; inside one, it would ask of something that the scene does not show. */
function tells({ forms }: Idea): boolean {
  return !forms.some((text) => text.endsWith('?'))
}

function details(story: Story, slot: LineSlot): Idea[] {
  const own = points(story, slot)
  switch (slot.scene) {
    case 'offer':
      return [...priced(story), ...offers(story), ...own, named(story)]
    case 'cta':
      return [named(story), ...priced(story), ...own, ...invitations(story)]
    default:
      return [...own, named(story)]
  }
}

/** The owner's points: what the line says now first, then what is of its kind, then what suits the scene. */
function points(story: Story, { scene, present }: LineSlot): Idea[] {
  const said = story.points.find(({ variants }) => variants.some((text) => sayAlike(text, present)))
  const suits = (point: Point): number => {
    if (point === said) return 0
    if (point.kind === said?.kind) return 1
    return roleOf[point.kind] === scene || atEnd(scene, point.kind) ? 2 : 3
  }
  return story.points
    .filter(({ tellAfter }) => tellAfter === undefined)
    .toSorted((a, b) => suits(a) - suits(b))
    .map(({ id, heads, variants }) => ({
      key: id,
      // Big words that are true only over their sentence are no line of their own.
      forms: [
        ...heads
          .filter(({ isPart, isLabel, isPoor }) => !isPart && !isLabel && !isPoor)
          .map(({ text }) => text),
        ...variants,
      ],
    }))
}

function sayAlike(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((text) => text.normalize('NFC').replace(/[\s.,!?]/gu, ''))
  return a !== '' && a === b
}

function atEnd(scene: LineSlot['scene'], kind: PointKind): boolean {
  return (scene === 'offer' || scene === 'cta') && (kind === 'service' || kind === 'place')
}

/** Only forms that can stand alone in big letters. */
function standing({ key, forms }: Idea): Idea {
  return { key, forms: forms.filter((text) => !dangles(text)) }
}

/** First lines that can be told honestly, the most wanted first. */
function openings(story: Story): Idea[] {
  return openingsOf(story)
    .filter(({ announces, isNamed, weight }) => announces !== true && isNamed !== true && weight > STOCK)
    .map(({ headline, point, lead }) => ({
      key: point?.id ?? (lead ? `ask-${lead.id}` : (headline[0] ?? '')),
      forms: headline,
    }))
}

/** Openings of no more weight fit any product. */
const STOCK = 3

/** What the product is like, with its name: “따뜻한 비니”. Qualities that nobody would ask for are left alone. */
function described(story: Story): Idea[] {
  const { brief, phrases, serves, sameLanguage } = story
  if (!sameLanguage) return []
  return story.points.flatMap(({ id, quality }) => {
    const isAsked =
      quality &&
      !quality.denied &&
      !quality.named &&
      phrases.wish(quality, { serves, consumed: false, noun: null }) !== null
    if (!isAsked) return []
    // Before a name of several words a Korean quality would belong to the first of them: “편한 손으로 빚은 머그”.
    const names = story.name.filter((name) => brief.language !== 'ko' || !name.includes(' '))
    const forms = names.map((name) => joins[brief.language].described(quality.about, name))
    return [{ key: `like-${id}`, forms }]
  })
}

function headings(story: Story): Idea[] {
  return story.points.map((point) => ({
    key: `of-${point.kind}`,
    forms: [subjectOf(story, point).heading],
  }))
}

function labels({ points: all, sameLanguage }: Story): Idea[] {
  if (!sameLanguage) return []
  return all.flatMap((point) => point.labels.map((label) => ({ key: `label-${label}`, forms: [label] })))
}

function named({ name }: Story): Idea {
  return { key: 'name', forms: name }
}

/** The price as it is, then in few words; each is an idea of its own, as only their manner differs. */
function prices({ price, brief }: Story): Idea[] {
  if (price === null) return []
  const { price: said, free } = joins[brief.language]
  const forms = brief.price?.amount === 0 ? free : said(price)
  return forms.map((form) => ({ key: `price-${form}`, forms: [form] }))
}

function priced({ price, name, brief }: Story): Idea[] {
  if (price === null || brief.price?.amount === 0) return []
  const rows = name.map((it) => joins[brief.language].priced(it, price))
  return [0, 1].map((manner) => ({
    key: `priced-${manner}`,
    forms: ordered(rows.flatMap((row) => row[manner] ?? [])),
  }))
}

function offers({ phrases, brief, price }: Story): Idea[] {
  if (price === null) return []
  return [phraseIdea(brief.price?.amount === 0 ? phrases.freeCaption : phrases.offerCta)]
}

/** What a viewer can be asked to do: what the owner's words allow, then in the product's tone, then the others. */
function invitations(story: Story): Idea[] {
  const { phrases, intent, brief, price } = story
  const visits = intent !== 'visit' && story.points.some(({ kind }) => kind === 'place')
  const [first = [], ...others] = allCalls(story)
  return [
    first,
    ...(visits ? [phrases.ctaFor.visit] : []),
    ...others.slice(0, 2),
    ...(price === null || brief.price?.amount === 0 ? [] : [phrases.offerCta]),
    ...others.slice(2),
  ].map(phraseIdea)
}

function phraseIdea(phrase: Phrase): Idea {
  return { key: phrase[0] ?? '', forms: phrase.map(capital) }
}
