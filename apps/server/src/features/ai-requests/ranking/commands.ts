import type { Context } from '../../../context.ts'
import { toPlaceable } from '../../assets/index.ts'
import { catalogue, entriesFor, type Entry, usesByTemplate } from '../../templates/index.ts'
import { findMedia, getPlanned, type PlannedRequest } from '../commands.ts'
import { updateRequest } from '../store.ts'
import { type Ranked, rankTemplates } from './rules.ts'

/** The templates for a request, best first: as ranked before, or ranked now when they never were or `anew`. */
export async function recommend(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  id: string,
  { anew }: { anew: boolean },
): Promise<(Omit<Ranked, 'templateId'> & { entry: Entry })[]> {
  const request = await getPlanned(ctx, accountId, id)
  const ranking = (anew ? null : request.ranking) ?? (await rank(ctx, request))
  return ranking.flatMap(({ templateId, ...ranked }) => {
    const entry = catalogue.find(templateId)
    return entry ? [{ ...ranked, entry }] : []
  })
}

async function rank(ctx: Pick<Context, 'db' | 'now'>, request: PlannedRequest): Promise<Ranked[]> {
  const ranking = rankTemplates({
    plan: request.plan,
    wants: request.brief,
    info: request.brief.info,
    files: (await findMedia(ctx, request)).map(toPlaceable),
    entries: entriesFor(request.accountId),
    uses: await usesByTemplate(ctx),
  })
  await updateRequest(ctx, request, { ranking })
  return ranking
}
