import type { Project } from '@clipmint/contract'
import { sameValue, type UserSource } from '@clipmint/film'

import { api, ApiFailure } from '../../../api/index.ts'
import { firstProject } from '../../../app/first-project.ts'

type NewVideo = NonNullable<Parameters<typeof api.projects.create>[0]>['body']

/** A video that has begun; `asShown` is false when it begins with other words or pictures than its preview had. */
export type Started = { id: string; asShown: boolean }

/**
 * Starts a video and puts into it what its preview showed. With the same `_id` it is one video however often it is
 * sent.
 */
export async function startVideo(
  body: NewVideo,
  asPreviewed: (project: Project) => UserSource,
): Promise<Started> {
  const { result, isFirst } = await api.projects.create({ body })
  if (isFirst) firstProject.remember(result._id)
  const userSource = asPreviewed(result)
  if (sameValue(userSource, result.userSource)) return { id: result._id, asShown: true }
  try {
    await api.projects.edit({ params: { id: result._id }, body: { rev: result.rev, userSource } })
    return { id: result._id, asShown: true }
  } catch (error) {
    // The video is there: its owner goes on to it, and is told what differs.
    if (error instanceof ApiFailure) return { id: result._id, asShown: false }
    throw error
  }
}
