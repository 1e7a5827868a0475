import type { ProjectVersion, RiskyStep } from '@clipmint/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { api, queries, queryClient } from '../../api/index.ts'
import { saveFirst } from '../save/save-first.ts'
import type { Session } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'

const queryOf = (projectId: string) => queries.projects.versions({ params: { id: projectId } })
const refresh = (projectId: string) =>
  queryClient.invalidateQueries({ queryKey: queryOf(projectId).queryKey })

/** The kept versions of the open video, the newest first, kept up to date with its saves. */
export function useVersions() {
  const { projectId, assets, saver } = useSession()
  const query = useQuery({ ...queryOf(projectId), select: ({ result }) => result, staleTime: 0 })
  const files = query.data?.files
  useEffect(() => {
    if (files) assets.add(files)
  }, [files, assets])
  useEffect(
    // A save may have kept the state before it.
    () => saver.subscribe(() => saver.state.kind === 'saved' && void refresh(projectId)),
    [saver, projectId],
  )
  return query
}

/** Keeps the open video as it is on screen: under a name, or before a step that replaces a lot of it. */
export async function keepVersion(
  session: Session,
  keeping: { name: string } | { before: RiskyStep },
): Promise<ProjectVersion> {
  const { projectId } = session
  await saveFirst(session)
  const { result } = await api.projects.keepVersion({ params: { id: projectId }, body: keeping })
  void refresh(projectId)
  return result
}

/** Names a version, or the video as it is now (null). */
export function useNameVersion(version: ProjectVersion | null) {
  const session = useSession()
  const { projectId: id } = session
  return useMutation({
    mutationFn: async (name: string) => {
      if (version === null) return keepVersion(session, { name })
      const params = { id, versionId: version._id }
      return (await api.projects.nameVersion({ params, body: { name } })).result
    },
    onSuccess: () => refresh(id),
  })
}

export function useRemoveVersion() {
  const { projectId: id } = useSession()
  return useMutation({
    mutationFn: ({ _id: versionId }: ProjectVersion) =>
      api.projects.removeVersion({ params: { id, versionId } }),
    onSettled: () => refresh(id),
  })
}
