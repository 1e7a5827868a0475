import type { StoreCard } from '@clipmint/contract'

/** What a video of the row is for: a kind of business, or something to tell. */
export type Case = { category: CaseCategory; card: StoreCard }

const businesses = ['cafe', 'food', 'salon', 'shop', 'gym', 'clinic', 'class', 'stay', 'online'] as const
const occasions = ['new', 'sale', 'review', 'event', 'season', 'recruiting', 'notice'] as const
export type CaseCategory = (typeof businesses)[number] | (typeof occasions)[number]

/** Rounds through the categories, so that a row is wider than any screen. */
const rounds = [1, 2]

/**
 * Templates for each business in turn, and for each occasion: no template twice and, while there are others, no family.
 * Pure.
 */
export function caseRows(cards: readonly StoreCard[]): { businesses: Case[]; occasions: Case[] } {
  const taken = new Set<string>()
  const pickRow = (categories: readonly CaseCategory[]) =>
    rounds.flatMap(() =>
      categories.flatMap((category) => {
        const card = bestOf(cards, category, taken)
        if (!card) return []
        taken.add(card._id).add(card.family)
        return [{ category, card }]
      }),
    )
  return { businesses: pickRow(businesses), occasions: pickRow(occasions) }
}

/** One made for it first of all before one that suits it too, a fresh family before a seen one. */
function bestOf(
  cards: readonly StoreCard[],
  category: CaseCategory,
  taken: ReadonlySet<string>,
): StoreCard | undefined {
  const rank = ({ categories, family }: StoreCard) =>
    (categories[0] === category ? 0 : 1) + (taken.has(family) ? 2 : 0)
  return cards
    .filter((card) => card.categories.includes(category) && !taken.has(card._id) && !card.retired)
    .toSorted((one, other) => rank(one) - rank(other))[0]
}
