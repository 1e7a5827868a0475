import { scriptOf } from '@clipmint/contract'
import { bindToday, fillTemplate, type Ratio, ratios, sampleProject, type Template } from '@clipmint/film'
import { dayInSeoul } from '@clipmint/kit'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import type { Lang } from '../../http/handlers.ts'
import { holdAccount } from '../account/index.ts'
import {
  chooseDesign,
  findMediaFor,
  getPlanned,
  getScenario,
  type PlannedRequest,
  refuseBroken,
  refuseLocked,
} from '../ai-requests/index.ts'
import { toPlaceable } from '../assets/index.ts'
import { creditState, holdCredit, settleCredit } from '../credits/index.ts'
import { findProduct } from '../products/index.ts'
import { type Entry, getEntry, mayUse, pinTemplate } from '../templates/index.ts'
import { findBrandKit } from './brand/store.ts'
import { contentFacts } from './content/facts.ts'
import { findFields } from './outdated/facts.ts'
import { expiryOf, toTitle } from './rules.ts'
import { countProjects, findProject, insertProject, type StoredProject } from './store.ts'

type Door = Pick<Context, 'db' | 'withTx' | 'now' | 'newId' | 'events'>

export type NewVideo = {
  /** The id that its client chose, so that asking again makes no other; null to have one made. */
  id: string | null
  templateId: string
  designId: string
  requestId: string | null
  scenarioId: string | null
  title: string | null
  /** Selling points that the video leaves out. */
  without: readonly string[]
}

/** What a new project starts with, beside its template. */
type Start = Pick<
  StoredProject,
  'userSource' | 'requestId' | 'scenarioId' | 'productId' | 'placeId' | 'folderName' | 'endsAt'
>

/**
 * Starts a project with a design's sample words, or with those of an AI request's scenario and its pictures. A wish that
 * was granted before gives the same project and costs nothing; throws CONFLICT when its id stands for another wish.
 */
export async function createProject(
  ctx: Door,
  accountId: string,
  wish: NewVideo,
  lang: Lang,
): Promise<{ project: StoredProject; isFirst: boolean }> {
  const { entry, ratio } = findDesign(accountId, wish)
  const { template } = entry
  return ctx.withTx(async () => {
    const account = await holdAccount(ctx, accountId)
    const known = wish.id === null ? null : await findProject(ctx, accountId, wish.id)
    if (known)
      return {
        project: sameWish(known, template, wish),
        isFirst: (await countProjects(ctx, accountId)) === 1,
      }
    if (!mayUse(entry, account)) throw new Failure('TEMPLATES_NOT_IN_PLAN')
    const start =
      wish.requestId === null
        ? startFromSamples(template, ratio, lang)
        : await startFromRequest(ctx, accountId, template, ratio, { ...wish, requestId: wish.requestId })
    const isFirst = (await countProjects(ctx, accountId)) === 0
    const title = wish.title ?? toTitle(start.folderName ?? '') ?? toTitle(template.title[lang]) ?? 'Video'
    const id = wish.id ?? ctx.newId()
    const kit = await findBrandKit(ctx, accountId)
    const brand = { brandName: kit?.name ?? null, brandLogoId: kit?.logoId ?? null }
    const project = await makeProject(ctx, { accountId, id, planType: account.planType }, template, {
      ...start,
      ...brand,
      title,
    })
    if (wish.requestId !== null) await spendCredit(ctx, project)
    return { project, isFirst }
  })
}

/** The project that a wish made before; throws CONFLICT when another wish made it. */
function sameWish(project: StoredProject, template: Template, { requestId }: NewVideo): StoredProject {
  if (project.templateId !== template.id || project.requestId !== requestId)
    throw new Failure('CONFLICT', { field: '_id' })
  return project
}

function findDesign(accountId: string, { templateId, designId }: NewVideo): { entry: Entry; ratio: Ratio } {
  const entry = getEntry(templateId, accountId)
  const ratio = ratios.find((one) => entry.template.designs[one] === designId)
  if (!ratio) throw new Failure('TEMPLATES_NOT_FOUND', { field: 'designId' })
  return { entry, ratio }
}

function startFromSamples(template: Template, ratio: Ratio, lang: Lang): Start {
  const { userSource } = sampleProject(template, ratio, lang)
  const about = { productId: null, placeId: null, folderName: null, endsAt: null }
  return { userSource, requestId: null, scenarioId: null, ...about }
}

async function startFromRequest(
  ctx: Door,
  accountId: string,
  template: Template,
  ratio: Ratio,
  wish: Pick<NewVideo, 'scenarioId' | 'designId' | 'without'> & { requestId: string },
): Promise<Start> {
  const request = await getPlanned(ctx, accountId, wish.requestId)
  await refuseHidden(ctx, request)
  await refuseLocked(ctx, request)
  await refuseBroken(ctx, request)
  const scenario = getScenario(request.plan, wish.scenarioId ?? request.scenarioId)
  const files = (await findMediaFor(ctx, request, scenario.id)).map(toPlaceable)
  await chooseDesign(ctx, accountId, request.id, { designId: wish.designId, scenarioId: scenario.id })
  const script = scriptOf(request.plan, scenario, new Set(wish.without))
  const filled = fillTemplate(template, ratio, script, files)
  return {
    userSource: bindToday(template, filled, await findFields(ctx, request)),
    requestId: request.id,
    scenarioId: scenario.id,
    productId: request.productId,
    placeId: request.placeId,
    folderName: request.productName,
    endsAt: request.endsAt,
  }
}

/** Throws PRODUCTS_HIDDEN: what its owner has put away is in no new video. */
async function refuseHidden(ctx: Door, { accountId, productId }: PlannedRequest): Promise<void> {
  const product = productId === null ? null : await findProduct(ctx, accountId, productId)
  if (product?.hidden === true) throw new Failure('PRODUCTS_HIDDEN')
}

/** A video of the AI's costs one credit, spent as its draft comes into being: all in one transaction, or nothing. */
async function spendCredit(
  ctx: Door,
  { accountId, id: ref, title: label }: Pick<StoredProject, 'accountId' | 'id' | 'title'>,
): Promise<void> {
  const state = await holdCredit(ctx, { accountId, ref, label })
  if (state === 'short') throw await noCredit(ctx, accountId)
  if (!(await settleCredit(ctx, { accountId, ref }))) throw new Failure('CONFLICT', { field: '_id' })
}

/** Says that no credit is left, and when there will be more. */
export async function noCredit(ctx: Door, accountId: string): Promise<Failure> {
  const { renewsAt } = await creditState(ctx, accountId)
  return new Failure('AI_REQUESTS_NO_CREDIT', { values: { date: dayInSeoul(renewsAt) } })
}

async function makeProject(
  ctx: Door,
  { accountId, id, planType }: { accountId: string; id: string; planType: number },
  template: Template,
  start: Start & Pick<StoredProject, 'title' | 'brandName' | 'brandLogoId'>,
): Promise<StoredProject> {
  const now = ctx.now()
  const { userSource } = start
  const project: StoredProject = {
    ...start,
    accountId,
    id,
    ...atStart,
    ...contentFacts(template, userSource),
    templateId: template.id,
    templateVersion: template.version,
    bgm: sampleProject(template, userSource.ratio, 'ko').bgm,
    bgmUrl: null,
    changedColor: {},
    expiresAt: expiryOf(planType, now),
    createdAt: now,
    updatedAt: now,
  }
  await pinTemplate(ctx, template)
  await insertProject(ctx, project)
  return project
}

/** How every project begins. */
export const atStart = {
  status: 0,
  expiredFrom: null,
  trashedFrom: null,
  renderState: 'none',
  renderId: null,
  shareRound: 0,
  failure: null,
  rev: 0,
  videoId: null,
  trashedAt: null,
  completedAt: null,
  // Paid for one video, not for its copies.
  watermarkFreeUntil: null,
} as const
