import { openingFile } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { getAccount } from '../../account/index.ts'
import { type SeenAsset, toPlaceable } from '../../assets/index.ts'
import {
  catalogue,
  entriesFor,
  type Entry,
  mayUse,
  seasonFitter,
  usesByTemplate,
} from '../../templates/index.ts'
import { findMedia, getPlanned, type PlannedRequest } from '../commands.ts'
import { updateRequest } from '../store.ts'
import { openingWith } from './head.ts'
import { type Ranked, type Ranking, rankTemplates } from './rules.ts'
import { findOwnChoices } from './store.ts'

type Wish = { anew: boolean; fromUpload: boolean }

/**
 * The templates for a request, best first: as ranked before, or ranked now when they never were or `anew`. For videos that
 * go out one after another (`fromUpload`) those step back that its product was shown in before.
 */
export async function recommend(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  id: string,
  { anew, fromUpload }: Wish,
): Promise<Omit<Ranking, 'list'> & { list: (Omit<Ranked, 'templateId'> & { entry: Entry })[] }> {
  const request = await getPlanned(ctx, accountId, id)
  const { list, diversity, before } = (anew ? null : request.ranking) ?? (await rank(ctx, request))
  const ordered = fromUpload ? await freshFirst(ctx, request, list) : list
  const maker = await getAccount(ctx, accountId)
  const found = ordered.flatMap(({ templateId, ...ranked }) => {
    const entry = catalogue.find(templateId)
    return entry && mayUse(entry, maker) ? [{ ...ranked, entry }] : []
  })
  return { list: found, diversity, before }
}

/** The files of a request as a video of this scenario takes them: first the one that its preview was shown opening with. */
export async function findMediaFor(
  ctx: Pick<Context, 'db'>,
  request: PlannedRequest,
  scenarioId: string,
): Promise<SeenAsset[]> {
  const files = await findMedia(ctx, request)
  const first = openingFile(request.ranking?.list ?? [], scenarioId)
  return first === null ? files : openingWith(files, first)
}

async function rank(ctx: Pick<Context, 'db' | 'now'>, request: PlannedRequest): Promise<Ranking> {
  const ranking = await rankPlan(ctx, request)
  await updateRequest(ctx, request, { ranking })
  return ranking
}

/** The templates for a plan, best first, without noting them. */
export async function rankPlan(ctx: Pick<Context, 'db'>, request: PlannedRequest): Promise<Ranking> {
  const { plan, brief, category, accountId } = request
  const { liked, used } = await findOwnChoices(ctx, accountId, request)
  return rankTemplates({
    plan,
    wants: brief,
    category,
    info: [brief.info, brief.promotion?.text ?? ''].join('\n'),
    files: (await findMedia(ctx, request)).map(toPlaceable),
    entries: entriesFor(await getAccount(ctx, accountId)),
    uses: await usesByTemplate(ctx),
    liked,
    used,
    isSpread: (brief.turn ?? 0) > 0,
    ...(brief.occasion ? { fitsSeason: seasonFitter(brief.occasion.day) } : {}),
  })
}

async function freshFirst(
  ctx: Pick<Context, 'db'>,
  request: PlannedRequest,
  list: readonly Ranked[],
): Promise<Ranked[]> {
  const { usedHere } = await findOwnChoices(ctx, request.accountId, request)
  const isUsed = ({ templateId }: Ranked): number => (usedHere.has(templateId) ? 1 : 0)
  return list.toSorted((one, other) => isUsed(one) - isUsed(other))
}
