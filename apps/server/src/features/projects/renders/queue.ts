import type { Context } from '../../../context.ts'
import { type Makers, type QueueFacts, queueFacts, type RenderStep } from './rules.ts'
import { countTaken, listOpen, measureSpeed, sumOthers } from './store.ts'

export type Queued = QueueFacts & { projectId: string; state: RenderStep; progress: number }

/** How the account's renders under way stand, by their id, with places and estimates as of now. */
export async function measureQueue(
  ctx: Pick<Context, 'db' | 'now' | 'settings'>,
  accountId: string,
): Promise<Map<string, Queued>> {
  const open = await listOpen(ctx, accountId)
  if (open.length === 0) return new Map()
  const facts = queueFacts(open, await measureMakers(ctx), ctx.now())
  return new Map(
    open.flatMap((render) => {
      const { id, projectId, state, progress } = render
      const fact = facts.get(id)
      return fact ? [[id, { ...fact, projectId, state, progress }]] : []
    }),
  )
}

async function measureMakers(ctx: Pick<Context, 'db' | 'settings'>): Promise<Makers> {
  const [speed, taken] = [await measureSpeed(ctx), await countTaken(ctx)]
  // How many workers there are nobody knows; as many places as are taken there must be.
  return { places: Math.max(ctx.settings.renderConcurrency, taken), taken, speed }
}

/**
 * Seconds until a video of this length would be done if it were asked for now, and what each further one would add; null
 * while nothing is known of how long renders take.
 */
export async function estimateNew(
  ctx: Pick<Context, 'db' | 'now' | 'settings'>,
  accountId: string,
  filmMs: number,
): Promise<{ seconds: number; moreSeconds: number } | null> {
  const makers = await measureMakers(ctx)
  const othersMs = await sumOthers(ctx, accountId)
  const asked = { id: 'asked', state: 'queued', progress: 0, filmMs, startedAt: null, othersMs } as const
  const facts = queueFacts([...(await listOpen(ctx, accountId)), asked], makers, ctx.now())
  const seconds = facts.get(asked.id)?.estimateSeconds ?? null
  if (seconds === null || makers.speed === null) return null
  return { seconds, moreSeconds: Math.ceil((filmMs / 1_000) * makers.speed) }
}

/** What the account's open screens are told of a project. */
export type ProjectNews = {
  status?: number
  renderState?: string
  progress?: number
  queuePosition?: number | null
  estimateSeconds?: number | null
  failure?: string | null
}

export async function tellProject(
  { events }: Pick<Context, 'events'>,
  accountId: string,
  projectId: string,
  news: ProjectNews,
): Promise<void> {
  await events.publish(accountId, { kind: 'project', id: projectId, data: news })
}

/** Tells each project with a render under way where it stands: when one moves, those behind it move too. */
export async function tellQueue(
  ctx: Pick<Context, 'db' | 'events' | 'now' | 'settings'>,
  accountId: string,
): Promise<void> {
  for (const { projectId, state, progress, position, estimateSeconds } of (
    await measureQueue(ctx, accountId)
  ).values()) {
    await tellProject(ctx, accountId, projectId, {
      status: 0,
      renderState: state,
      progress,
      queuePosition: position,
      estimateSeconds,
    })
  }
}
