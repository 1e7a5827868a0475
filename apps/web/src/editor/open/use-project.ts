import type { Project, ProjectCard, ProjectStatus } from '@clipmint/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { api, queries, queryClient, useEvents } from '../../api/index.ts'
import { showNews } from '../../features/projects/index.ts'
import { lockOf } from './lock.ts'

/** News comes over the event stream; where it does not get through, the project is asked for this often. */
const POLL_MS = 3_000

const projectQuery = (id: string) => queries.projects.get({ params: { id } })

/** The project of an address, kept up to date while it is rendered. */
export function useProject(id: string) {
  const query = useQuery({
    ...projectQuery(id),
    select: ({ result }) => result,
    staleTime: Number.POSITIVE_INFINITY,
    // What is edited here is not in the cache: the next visit asks anew.
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data && lockOf(state.data.result) === 'rendering' ? POLL_MS : false,
  })
  useEvents('project', (event) => {
    if (event.id === id) showNews(projectQuery(id).queryKey, event)
  })
  // The lists show what was edited here when they are seen again.
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: queries.projects.key }), [id])
  return query
}

/** Asks for the render (1), calls it off or opens the video again (0), takes it out of the trash (0). */
export function useSetStatus(id: string) {
  return useMutation({
    mutationFn: async (status: ProjectStatus) =>
      (await api.projects.setStatus({ params: { id }, body: { status } })).result,
    onSuccess: (card) => {
      showCard(id, card)
      void queryClient.invalidateQueries({ queryKey: queries.account.key })
    },
  })
}

/** Copies the video and gives the copy. */
export function useDuplicate(id: string) {
  return useMutation({
    mutationFn: async () => (await api.projects.duplicate({ body: { subtemplateId: id } })).result,
  })
}

function showCard(id: string, card: ProjectCard): void {
  queryClient.setQueryData(projectQuery(id).queryKey, (known: { result: Project } | undefined) =>
    known ? { ...known, result: { ...known.result, ...card } } : known,
  )
}
