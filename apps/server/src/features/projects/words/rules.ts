import {
  type LineAlternatives,
  type LineWish,
  type Product,
  type RewriteFacts,
  reviewWriter,
} from '@clipmint/contract'
import { formatPrice, maySay, otherQuotes, type ReviewLine } from '@clipmint/copy'
import { slotsOf, type Template, textLimit, type TextSlot, type UserSource } from '@clipmint/film'

/** Words by slot: those that are saved, and over them those of the editor. */
export type Words = Readonly<Record<string, string>>

type Line = {
  slot: TextSlot
  scene: LineWish['scene']
  sceneId: string
  value: string
  isShown: boolean
}

/** What a video says, slot by slot, also in the scenes that are left out of it. */
export function linesOf(template: Template, source: UserSource, words: Words): Line[] {
  const off = source.scenes?.off ?? []
  return slotsOf(template).flatMap(({ scene, text }) =>
    text.map((slot) => ({
      slot,
      scene: scene.role,
      sceneId: scene.id,
      value: words[slot.id] ?? source.text[slot.id]?.value ?? '',
      isShown: !off.includes(scene.id) && source.text[slot.id]?.hidden !== true,
    })),
  )
}

/** The lines that other words are wanted for, and what the others say. Null when a slot is not of this video. */
export function wishesFor(
  lines: readonly Line[],
  slotIds: readonly string[],
  { lang, within }: { lang: UserSource['lang']; within: Readonly<Record<string, number>> },
): { slots: LineWish[]; beside: string[] } | null {
  const wanted = new Set(slotIds)
  const chosen = lines.filter(({ slot }) => wanted.has(slot.id))
  if (chosen.length < wanted.size) return null
  const slots = chosen.map(({ slot, scene, value }) => ({
    slotId: slot.id,
    role: slot.slot.role,
    scene,
    // The place of big words takes a sentence: most of an owner's facts are one.
    limit: Math.min(textLimit(slot, lang), within[slot.id] ?? Number.POSITIVE_INFINITY),
    present: value,
  }))
  const others = lines.filter(
    ({ slot, value, isShown }) => isShown && !wanted.has(slot.id) && value.trim() !== '',
  )
  return { slots, beside: others.map(({ value }) => value) }
}

/** A video without a product speaks for itself: its name, price and all else that its owner wrote; samples do not count. */
export function factsOfLines(lines: readonly Line[], brand: string | null): Omit<RewriteFacts, 'language'> {
  const own = lines.filter(({ slot, value }) => value.trim() !== '' && !isSample(slot, value))
  const ofRole = (role: TextSlot['slot']['role']) => own.find(({ slot }) => slot.slot.role === role)?.value
  const told = own.filter(({ slot }) => slot.slot.role !== 'cta')
  return {
    name: ofRole('name') ?? ofRole('brand') ?? brand ?? '',
    info: told.map(({ value }) => value).join('\n'),
    purpose: 'everyday',
    tone: 'informative',
    price: priceIn(ofRole('price') ?? ''),
    brand: brand ?? ofRole('brand') ?? null,
    promotion: null,
  }
}

/**
 * What lines say of the reviews they are taken from, by slot. A line that stands with a customer's name is theirs also
 * where its owner has changed it: nothing of our own may stand there as their words.
 */
export function reviewLinesOf(
  lines: readonly Line[],
  read: (text: string) => ReviewLine | null,
): ReadonlyMap<string, ReviewLine> {
  const said = lines.map((line) => ({ line, of: read(line.value) }))
  const named = new Map(
    said.flatMap(({ line, of }) => (of?.says === 'name' ? [[line.sceneId, of.review]] : [])),
  )
  return new Map(
    said.flatMap(({ line: { slot, sceneId }, of }): [string, ReviewLine][] => {
      const review = named.get(sceneId)
      if (of) return [[slot.id, of]]
      const isTold = slot.slot.role === 'headline' || slot.slot.role === 'sub'
      return review && isTold ? [[slot.id, { says: 'quote', review }]] : []
    }),
  )
}

/** Other words for a line of a review: other sentences of that very review, and none for who wrote it. */
export function quotesFor(
  of: ReviewLine,
  wish: LineWish,
  { beside, turn }: { beside: readonly string[]; turn: number },
): LineAlternatives {
  const found =
    of.says === 'quote' ? otherQuotes(of.review, wish, { beside, turn }) : { lines: [], more: false }
  const lines = found.lines.filter((line) => maySay(line, { name: '' }))
  return { slotId: wish.slotId, lines, more: found.more, writer: reviewWriter }
}

function isSample({ slot }: TextSlot, value: string): boolean {
  return Object.values(slot.sample).includes(value)
}

const priceForms: readonly (readonly [Product['currency'], RegExp])[] = [
  ['KRW', /₩\s?([\d,]+)|([\d,]+)\s?원/u],
  ['USD', /\$\s?([\d,]+(?:\.\d\d)?)/u],
  ['IDR', /Rp\s?([\d.]+)/u],
  ['VND', /([\d.]+)\s?₫/u],
]

/** A price as an owner wrote it, where it is one that we would write with the very same digits; else none. */
export function priceIn(words: string): RewriteFacts['price'] {
  for (const [currency, form] of priceForms) {
    const found = form.exec(words)
    const digits = found?.[1] ?? found?.[2]
    if (digits === undefined) continue
    const amount =
      Number(digits.replace(/\D/gu, '')) * (currency === 'USD' && !digits.includes('.') ? 100 : 1)
    const written = (['ko', 'en', 'id', 'vi'] as const).map((lang) => formatPrice({ amount, currency }, lang))
    return amount > 0 && written.some((text) => text.includes(digits)) ? { amount, currency } : null
  }
  return null
}
