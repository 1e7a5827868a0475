import type { LineAlternatives } from '@clipmint/contract'
import { reviewLineIn } from '@clipmint/copy'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { findPromotion, findRequest, rewriteLines } from '../../ai-requests/index.ts'
import { getTemplateVersion } from '../../templates/index.ts'
import { getProject } from '../commands.ts'
import { productFacts, promoted } from './facts.ts'
import { factsOfLines, linesOf, quotesFor, reviewLinesOf, type Words, wishesFor } from './rules.ts'

type Door = Pick<Context, 'db' | 'now'>
type Writing = Door & Pick<Context, 'newId' | 'log' | 'outside'>
type Wish = {
  slotIds: readonly string[]
  words: Words
  turn: number
  within: Readonly<Record<string, number>>
}

/** Other words for slots of the owner's project; throws PROJECTS_NOT_FOUND and PROJECTS_UNKNOWN_SLOT. */
export async function findAlternatives(
  ctx: Writing,
  { accountId, projectId }: { accountId: string; projectId: string },
  { slotIds, words, turn, within }: Wish,
): Promise<LineAlternatives[]> {
  const project = await getProject(ctx, accountId, projectId)
  const { userSource: source, brandName } = project
  const template = await getTemplateVersion(ctx, project.templateId, project.templateVersion)
  const lines = linesOf(template, source, words)
  const wishes = wishesFor(lines, slotIds, { lang: source.lang, within })
  if (!wishes) throw new Failure('PROJECTS_UNKNOWN_SLOT', { field: 'slotIds' })
  const told = project.requestId === null ? null : await findRequest(ctx, accountId, project.requestId)
  const { language, reviews = [] } = told?.brief ?? { language: source.lang }
  const promotion = (told && (await findPromotion(ctx, told))) ?? null
  const ofReviews = reviewLinesOf(lines, reviewLineIn({ language }, reviews))
  const own = lines.filter(({ slot }) => !ofReviews.has(slot.id))
  const ownIds = slotIds.filter((id) => !ofReviews.has(id))
  const ownWishes = wishesFor(own, ownIds, { lang: source.lang, within }) ?? { slots: [], beside: [] }
  const facts = (await productFacts(ctx, project)) ?? factsOfLines(own, brandName)
  const brief = {
    facts: { ...facts, ...promoted(promotion), language: source.lang },
    // Customers' words are neither rewritten nor shown to who writes.
    ...ownWishes,
    turn,
  }
  const found = brief.slots.length > 0 ? await rewriteLines(ctx, { accountId, projectId }, brief) : []
  return wishes.slots.flatMap((wish) => {
    const of = ofReviews.get(wish.slotId)
    return of
      ? [quotesFor(of, wish, { beside: wishes.beside, turn })]
      : found.filter(({ slotId }) => slotId === wish.slotId)
  })
}
