import type { LineAlternatives, RewriteFacts } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { rewriteLines } from '../../ai-requests/index.ts'
import { findProduct } from '../../products/index.ts'
import { getTemplateVersion } from '../../templates/index.ts'
import { getProject } from '../commands.ts'
import type { StoredProject } from '../store.ts'
import { factsOfLines, linesOf, type Words, wishesFor } from './rules.ts'

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
  const facts = (await productFacts(ctx, project)) ?? factsOfLines(lines, brandName)
  const brief = { facts: { ...facts, language: source.lang }, ...wishes, turn }
  return rewriteLines(ctx, { accountId, projectId }, brief)
}

async function productFacts(
  ctx: Door,
  { accountId, productId, brandName }: StoredProject,
): Promise<Omit<RewriteFacts, 'language'> | null> {
  const product = productId === null ? null : await findProduct(ctx, accountId, productId)
  if (!product) return null
  const { name, info, purpose, tone, price, currency } = product
  return { name, info, purpose, tone, price: { amount: price, currency }, brand: brandName }
}
