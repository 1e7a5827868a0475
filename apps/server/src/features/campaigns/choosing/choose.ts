import type { CampaignChoice, Scenario } from '@clipmint/contract'
import { firstWordsOf, must } from '@clipmint/kit'
import type { z } from 'zod'

import { getScenario, type PlannedRequest, recommend } from '../../ai-requests/index.ts'
import { findProjects, type VideoPick } from '../../projects/index.ts'
import { type Entry, sampleImpression } from '../../templates/index.ts'
import type { CampaignDoor } from '../door.ts'
import type { OpenChooser, Traits } from '../ears.ts'
import { listProjectIds } from '../posts/facts/store.ts'
import { roomForHashtags } from '../posts/rules.ts'
import type { StoredCampaign } from '../state/store.ts'
import { type Choosable, leastChosen, orderScenarios, orderTemplates, pairUp } from './rules.ts'
import { findOwnTemplates } from './store.ts'

export type Chosen = VideoPick & { choice: z.infer<typeof CampaignChoice> }

/** As many templates come into question for what is learned: those that fit best. */
const mostLearned = 12

/** The videos of a run: which scenario of its plan each tells, in which template, and why. */
export async function chooseVideos(
  ctx: CampaignDoor,
  campaign: StoredCampaign,
  request: PlannedRequest,
  { count, at, openChooser }: { count: number; at: Date; openChooser: OpenChooser | null },
): Promise<Chosen[]> {
  const { accountId, settings } = campaign
  const { by, category } = settings.template
  const ranked = await recommend(ctx, accountId, request.id, { anew: false, fromUpload: true })
  const entries = new Map(ranked.list.map(({ entry }) => [entry.card._id, entry] as const))
  const getEntry = (id: string) => must(entries.get(id), 'a template of the ranking')
  const list = ranked.list.map(({ entry: { card }, scenarioId }): Choosable => {
    return { id: card._id, scenarioId, categories: card.categories, publishedOn: card.publishedOn }
  })
  const own = await findOwnTemplates(ctx, accountId)
  const templates = orderTemplates(list, by, { own, category })
  const before = await findProjects(ctx, accountId, await listProjectIds(ctx, campaign, 10))
  const told = before
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .flatMap(({ scenarioId }) => scenarioId ?? [])
  const scenarios = orderScenarios(request.plan.scenarios, settings.goal, told)
  const scenarioIds = scenarios.map(({ id }) => id)
  if (by !== 'learned' || openChooser === null)
    return pairUp(templates, scenarioIds, { count, byFit: by === 'fit' || by === 'learned' }).map(preferred)
  const chooseNext = await openChooser(ctx, accountId)
  return oneByOne({ templates, scenarioIds }, count, (pairs) => {
    const candidates = pairs.map((pair) => ({
      id: nameOf(pair),
      traits: traitsOf(campaign, at, getEntry(pair.templateId), {
        name: request.plan.name,
        scenario: getScenario(request.plan, pair.scenarioId),
      }),
    }))
    const next = chooseNext(candidates)
    const pick = pairs.find((pair) => nameOf(pair) === next?.id)
    return pick && next ? { ...pick, choice: { because: next.because, levels: next.levels } } : null
  })
}

/** Videos of a run, each of what it has least of so far: the one of those that `choose` takes, or else the one that fits best. */
function oneByOne(
  { templates, scenarioIds }: { templates: readonly Choosable[]; scenarioIds: readonly string[] },
  count: number,
  choose: (pairs: readonly VideoPick[]) => Chosen | null,
): Chosen[] {
  const chosen: Chosen[] = []
  while (chosen.length < count) {
    const open = leastChosen(templates, ({ id }) => chosen.filter((it) => it.templateId === id).length)
    const untold = leastChosen(scenarioIds, (id) => chosen.filter((it) => it.scenarioId === id).length)
    const pairs = untold.flatMap((scenarioId) =>
      open.slice(0, mostLearned).map(({ id: templateId }) => ({ scenarioId, templateId })),
    )
    const [fitting] = pairUp(open, untold, { count: 1, byFit: true })
    if (!fitting) break
    chosen.push(choose(pairs) ?? preferred(fitting))
  }
  return chosen
}

function preferred(pick: VideoPick): Chosen {
  return { ...pick, choice: { because: 'preference', levels: [] } }
}

function traitsOf(
  { settings }: StoredCampaign,
  at: Date,
  { template, card }: Pick<Entry, 'template' | 'card'>,
  { name, scenario: { angle, lines } }: { name: string; scenario: Scenario },
): Traits {
  const [hook] = lines
  return {
    angle,
    opening: (hook && firstWordsOf(hook, name)[0]) ?? '',
    family: card.family,
    impression: sampleImpression(template),
    seconds: card.duration / 1_000,
    hashtags: roomForHashtags(settings),
    at,
    zone: settings.schedule.zone,
  }
}

function nameOf({ scenarioId, templateId }: VideoPick): string {
  return `${scenarioId} ${templateId}`
}
