import { type CampaignChoice, limits, type Scenario, type TemplateCard } from '@clipmint/contract'
import { must } from '@clipmint/kit'
import type { z } from 'zod'

import { getScenario, type PlannedRequest, recommend } from '../../ai-requests/index.ts'
import { findProjects, type VideoPick } from '../../projects/index.ts'
import type { CampaignDoor } from '../door.ts'
import type { ChooseNext, Traits } from '../ears.ts'
import { listChosen } from '../posts/facts/store.ts'
import type { StoredCampaign } from '../state/store.ts'
import { type Choosable, orderScenarios, orderTemplates, pairUp } from './rules.ts'
import { findOwnTemplates } from './store.ts'

export type Chosen = VideoPick & { choice: z.infer<typeof CampaignChoice> }

/** As many templates come into question for what is learned: those that fit best. */
const mostLearned = 12

/** The videos of a run: which scenario of its plan each tells, in which template, and why. */
export async function chooseVideos(
  ctx: CampaignDoor,
  campaign: StoredCampaign,
  request: PlannedRequest,
  { count, at, chooseNext }: { count: number; at: Date; chooseNext: ChooseNext | null },
): Promise<Chosen[]> {
  const { accountId, settings } = campaign
  const { by, category } = settings.template
  const ranked = await recommend(ctx, accountId, request.id, { anew: false, fromUpload: true })
  const cards = new Map(ranked.list.map(({ entry: { card } }) => [card._id, card] as const))
  const getCard = (id: string) => must(cards.get(id), 'a template of the ranking')
  const list = ranked.list.map(({ entry: { card }, scenarioId }): Choosable => {
    return { id: card._id, scenarioId, categories: card.categories, publishedOn: card.publishedOn }
  })
  const own = await findOwnTemplates(ctx, accountId)
  const templates = orderTemplates(list, by, { own, category })
  const before = await findProjects(ctx, accountId, await listChosen(ctx, campaign, 10))
  const told = before
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .flatMap(({ scenarioId }) => scenarioId ?? [])
  const scenarios = orderScenarios(request.plan.scenarios, settings.goal, told)
  const scenarioIds = scenarios.map(({ id }) => id)
  const plain = pairUp(templates, scenarioIds, { count, byFit: by === 'fit' || by === 'learned' })
  const preferred = plain.map((pick) => ({ ...pick, choice: { because: 'preference' as const, levels: [] } }))
  if (by !== 'learned' || chooseNext === null) return preferred
  const chosen: Chosen[] = []
  for (const fallback of preferred) {
    const open = templates.filter(({ id }) => !chosen.some(({ templateId }) => templateId === id))
    const fresh = scenarioIds.filter((id) => !chosen.some(({ scenarioId }) => scenarioId === id))
    const pairs = (fresh.length > 0 ? fresh : scenarioIds).flatMap((scenarioId) =>
      open.slice(0, mostLearned).map(({ id: templateId }) => ({ scenarioId, templateId })),
    )
    const candidates = pairs.map((pair) => ({
      id: nameOf(pair),
      traits: traitsOf(campaign, at, getCard(pair.templateId), getScenario(request.plan, pair.scenarioId)),
    }))
    const next = await chooseNext(ctx, accountId, candidates)
    const pick = pairs.find((pair) => nameOf(pair) === next?.id)
    chosen.push(pick && next ? { ...pick, choice: { because: next.because, levels: next.levels } } : fallback)
  }
  return chosen
}

function traitsOf(
  { settings }: StoredCampaign,
  at: Date,
  { family, duration }: Pick<TemplateCard, 'family' | 'duration'>,
  { angle, lines }: Scenario,
): Traits {
  return {
    angle,
    opening: lines[0]?.headline[0] ?? '',
    family,
    seconds: duration / 1_000,
    hashtags: Math.min(limits.hashtagsMax, settings.hashtags.length + limits.hashtagsSuggested),
    at,
    zone: settings.schedule.zone,
  }
}

function nameOf({ scenarioId, templateId }: VideoPick): string {
  return `${scenarioId} ${templateId}`
}
