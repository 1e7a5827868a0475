import type { Context } from '../../../context.ts'
import { type QueueFacts, queueFacts, type RenderStep } from './rules.ts'
import { listOpen, measureSpeed } from './store.ts'

export type Queued = QueueFacts & { projectId: string; state: RenderStep; progress: number }

/** How the account's renders under way stand, by their id, with places and estimates as of now. */
export async function measureQueue(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
): Promise<Map<string, Queued>> {
  const open = await listOpen(ctx, accountId)
  const facts = queueFacts(open, open.length === 0 ? null : await measureSpeed(ctx), ctx.now())
  return new Map(
    open.flatMap((render) => {
      const { id, projectId, state, progress } = render
      const fact = facts.get(id)
      return fact ? [[id, { ...fact, projectId, state, progress }]] : []
    }),
  )
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
  ctx: Pick<Context, 'db' | 'events' | 'now'>,
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
