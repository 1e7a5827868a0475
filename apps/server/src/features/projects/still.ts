import type { Context } from '../../context.ts'
import { findVideos } from './renders/store.ts'
import { findProject } from './store.ts'

/** Where the still of an owner's finished video lies in the file store; null when there is no such video. */
export async function findStill(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  projectId: string,
): Promise<string | null> {
  const project = await findProject(ctx, accountId, projectId)
  if (!project?.videoId) return null
  const [video] = await findVideos(ctx, accountId, [project.videoId])
  return video?.posterKey ?? null
}
