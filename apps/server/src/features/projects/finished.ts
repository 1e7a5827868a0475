import type { BoundSlot, Ratio } from '@clipmint/film'

import type { Context } from '../../context.ts'
import { findVideos, type StoredVideo } from './renders/store.ts'
import { findProjects, type StoredProject } from './store.ts'

/** A finished video, and what it is of. */
export type FinishedFile = {
  projectId: string
  title: string
  ratio: Ratio
  /** Whether its words were planned by AI. */
  isPlanned: boolean
  productId: string | null
  placeId: string | null
  video: StoredVideo
  /**
   * What of its product, promotion or place the file shows, and the request that it was told by; null while its words are open
   * to be changed, or it is being made anew: then they say nothing of the file that there is.
   */
  shows: { requestId: string | null; slots: readonly BoundSlot[] } | null
}

type Door = Pick<Context, 'db'>

/** The file of a project that is done; null where there is none, or its owner threw it away. */
export async function findFinished(
  ctx: Door,
  accountId: string,
  projectId: string,
): Promise<FinishedFile | null> {
  return (await findFinishedOf(ctx, accountId, [projectId])).get(projectId) ?? null
}

/** The files of several, by their projects. */
export async function findFinishedOf(
  ctx: Door,
  accountId: string,
  projectIds: readonly string[],
): Promise<Map<string, FinishedFile>> {
  const projects = await findProjects(ctx, accountId, projectIds)
  const living = projects.filter(({ trashedAt, videoId }) => trashedAt === null && videoId !== null)
  const videos = await findVideos(
    ctx,
    accountId,
    living.flatMap(({ videoId }) => videoId ?? []),
  )
  const byId = new Map(videos.map((video) => [video.id, video]))
  return new Map(
    living.flatMap((project) => {
      const video = byId.get(project.videoId ?? '')
      if (!video) return []
      const { id, title, ratio, productId, placeId, requestId, boundSlots: slots } = project
      const of = { projectId: id, title, ratio, productId, placeId, isPlanned: requestId !== null }
      return [[id, { ...of, video, shows: isClosed(project) ? { requestId, slots } : null }] as const]
    }),
  )
}

/** Whether a project's words are those of its finished file: they are closed from when it is made until it is opened again. */
function isClosed({ status, expiredFrom }: StoredProject): boolean {
  return status === 1 || (status === 2 && expiredFrom === 1)
}
