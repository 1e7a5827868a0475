import type { Palette } from '../color.ts'
import type { Placeholder } from '../layers/media.ts'
import type { Category, Template } from '../template.ts'
import { type PlaceholderThing, type Trade, trades } from './trades.ts'

/** Words of a template's tags that tell its trade, the surest first. */
const told: readonly (readonly [RegExp, Trade])[] = [
  [/jewel/, 'jewellery'],
  [/nails/, 'nails'],
  [/hair|salon/, 'hair'],
  [/skin|beauty/, 'skin'],
  [/dental|dentist/, 'dental'],
  [/\bpets?\b|\bvet\b/, 'pets'],
  [/clinic/, 'clinic'],
  [/florist|bouquet/, 'flowers'],
  [/plants/, 'plants'],
  [/workout|fitness|\bgym\b/, 'gym'],
  [/\bsnacks?\b/, 'snacks'],
  [/\btoys?\b/, 'toys'],
  [/kids|children/, 'kids'],
  [/seafood/, 'fish'],
  [/fruit/, 'fruit'],
  [/grocery/, 'grocery'],
  [/lunch box/, 'lunchbox'],
  [/beer/, 'bar'],
  [/bakery/, 'bakery'],
  [/brunch/, 'brunch'],
  [/tea house/, 'tea'],
  [/blossom/, 'blossom'],
  [/caf[eé]|coffee/, 'cafe'],
  [/dinner|restaurant|home cooking/, 'meals'],
  [/late bites|menu/, 'food'],
  [/cleaning/, 'cleaning'],
  [/furniture|interior/, 'home'],
  [/clothes|vintage/, 'clothes'],
  [/photo studio/, 'photo'],
  [/screening/, 'cinema'],
  [/recital/, 'music'],
  [/exhibition/, 'art'],
  [/guesthouse|hotel|\bstay\b/, 'stay'],
  [/gift|christmas/, 'gifts'],
]

/** What a template of a category shows when its tags do not tell more: businesses before occasions. */
const usual: readonly (readonly [Category, Trade])[] = [
  ['cafe', 'cafe'],
  ['food', 'food'],
  ['salon', 'hair'],
  ['gym', 'gym'],
  ['clinic', 'clinic'],
  ['stay', 'stay'],
  ['class', 'class'],
  ['online', 'online'],
  ['shop', 'shop'],
  ['sale', 'shop'],
  ['season', 'gifts'],
  ['event', 'gifts'],
  ['notice', 'notice'],
]

/** Whose pictures a template stands ready for: as it says itself, else as its tags tell, else what its category is. */
export function tradeOf(template: Pick<Template, 'trade' | 'tags' | 'categories'>): Trade {
  if (template.trade) return template.trade
  const tags = template.tags.map(({ en }) => en.toLowerCase()).join(', ')
  return (
    told.find(([words]) => words.test(tags))?.[1] ??
    usual.find(([category]) => template.categories.includes(category))?.[1] ??
    'shop'
  )
}

/**
 * What each slot of a template shows while it has no picture, by the slot's id: things of the template's trade that
 * fit the slot's role, always the same for a slot, another than in the slots before it. Slots that share a picture and
 * the offer and the close show the trade's first.
 */
export function placeholderThings(template: Template): ReadonlyMap<string, PlaceholderThing> {
  const known = chosen.get(template)
  if (known) return known
  const things = choose(template)
  chosen.set(template, things)
  return things
}

/** What stands in a slot of the template, in the film's colours. */
export function placeholderOf(template: Template, slotId: string, palette: Palette): Placeholder {
  const thing = placeholderThings(template).get(slotId) ?? trades.shop.hero[0]
  return { thing, back: palette.secondary, front: palette.primary, accent: palette.accent }
}

const chosen = new WeakMap<Template, ReadonlyMap<string, PlaceholderThing>>()

function choose(template: Template): Map<string, PlaceholderThing> {
  const { hero, beside, around } = trades[tradeOf(template)]
  const fitting = {
    hero,
    detail: [...hero, ...beside],
    use: [...beside, ...hero],
    background: around,
  } as const
  const things = new Map<string, PlaceholderThing>()
  const lastShown = new Map<PlaceholderThing, number>()
  for (const scene of template.scenes) {
    const asks = scene.role === 'offer' || scene.role === 'cta'
    for (const { id, slot } of scene.layers.filter((layer) => layer.kind === 'media')) {
      const isMain = slot.same !== null || (asks && slot.role === 'hero')
      const thing = slot.shows ?? (isMain ? hero[0] : longestUnseen(fitting[slot.role], lastShown))
      things.set(id, thing)
      lastShown.set(thing, things.size)
    }
  }
  return things
}

function longestUnseen(
  [first, ...others]: readonly [PlaceholderThing, ...PlaceholderThing[]],
  lastShown: ReadonlyMap<PlaceholderThing, number>,
): PlaceholderThing {
  const seenAt = (thing: PlaceholderThing) => lastShown.get(thing) ?? 0
  return others.reduce((best, thing) => (seenAt(thing) < seenAt(best) ? thing : best), first)
}
