import type { PlaceBrief, PostFacts, Promotion, RewriteFacts } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'

import type { Context } from '../../../context.ts'
import { findPromotion, findRequest } from '../../ai-requests/index.ts'
import { findProduct } from '../../products/index.ts'
import { getTemplateVersion } from '../../templates/index.ts'
import { getProject } from '../commands.ts'
import type { StoredProject } from '../store.ts'
import { factsOfLines, linesOf } from './rules.ts'

type Door = Pick<Context, 'db' | 'now'>

/**
 * What a post may say of the owner's video: its place or product as they are now, else what stands in the video; a promotion
 * as long as it is not over, and the day that it is for until then. Throws PROJECTS_NOT_FOUND.
 */
export async function factsOfVideo(ctx: Door, accountId: string, projectId: string): Promise<PostFacts> {
  const project = await getProject(ctx, accountId, projectId)
  const { userSource: source, brandName: brand } = project
  const told = project.requestId === null ? null : await findRequest(ctx, accountId, project.requestId)
  const promotion = (told && (await findPromotion(ctx, told))) ?? null
  const today = dayInSeoul(ctx.now())
  const running = promotion && promotion.endAt >= today ? promotion : null
  const place = told?.brief.place ?? null
  const day = told?.brief.occasion
  const occasion = day && day.day >= today ? day : null
  const facts =
    told && place
      ? { ...factsOfPlace(place, told.brief), brand }
      : ((await productFacts(ctx, project)) ?? (await ownFacts(ctx, project)))
  return { ...facts, ...promoted(running), language: source.lang, place, occasion }
}

type Facts = Omit<RewriteFacts, 'language'>

function factsOfPlace({ name, info }: PlaceBrief, { purpose, tone }: Pick<Facts, 'purpose' | 'tone'>): Facts {
  return { name, info, purpose, tone, price: null, brand: null, promotion: null }
}

/** What its product says; null for a video that has none. */
export async function productFacts(
  ctx: Door,
  { accountId, productId, brandName }: StoredProject,
): Promise<Facts | null> {
  const product = productId === null ? null : await findProduct(ctx, accountId, productId)
  if (!product) return null
  const { name, info, purpose, tone, price, currency } = product
  return { name, info, purpose, tone, price: { amount: price, currency }, brand: brandName, promotion: null }
}

async function ownFacts(ctx: Door, project: StoredProject): Promise<Facts> {
  const template = await getTemplateVersion(ctx, project.templateId, project.templateVersion)
  const shown = linesOf(template, project.userSource, {}).filter(({ isShown }) => isShown)
  return factsOfLines(shown, project.brandName)
}

/** In a promotion its price is what is paid. */
export function promoted(promotion: Promotion | null): Partial<RewriteFacts> {
  if (promotion === null) return {}
  const { discountPrice: amount, currency } = promotion
  return { promotion, price: { amount, currency }, purpose: 'promotion' }
}
