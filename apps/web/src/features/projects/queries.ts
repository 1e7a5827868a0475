import type { ProjectCard, ProjectStatus } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import { keepPreviousData, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import { api, pageData, queries, queryClient, useEvents } from '../../api/index.ts'
import { showNews } from './news.ts'
import { isUnderWay, leavesOpen, withNews } from './status.ts'

export const projectPageSize = 20
/** News comes over the event stream; where it does not get through, what is being made is asked for this often. */
const POLL_MS = 4_000

export const tabs = ['all', 'going', 'done', 'trash'] as const
export type Tab = (typeof tabs)[number]
const statusesOf: Record<Tab, string> = { all: '0,1', going: '0', done: '1', trash: '3' }

export type ProjectFilter = { tab: Tab; page: number; search: string; folder: string | null }

type Listed = { result: { list: ProjectCard[] } }

/** Keys begin with the area and the call, so that every page of a list is found by both. */
const listKey = queries.projects.list({}).queryKey.slice(0, 2)
const folderKey = queries.projects.folders({}).queryKey.slice(0, 2)

/** A page of the owner's videos, kept up to date while any of them is being made. */
export function useProjects({ tab, page, search, folder }: ProjectFilter) {
  return useQuery({
    ...queries.projects.list({
      query: {
        page,
        limit: projectPageSize,
        status: statusesOf[tab],
        ...(search === '' ? {} : { search }),
        ...(folder === null ? {} : { folder }),
      },
    }),
    select: ({ result }) => result,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.result.list.some(isUnderWay) ? POLL_MS : false),
  })
}

/** How many videos each tab holds. */
export function useCounts(folder: string | null): Partial<Record<Tab, number>> {
  const answers = useQueries({
    queries: tabs.map((tab) =>
      queries.projects.list({
        query: { limit: 1, status: statusesOf[tab], ...(folder === null ? {} : { folder }) },
      }),
    ),
  })
  return Object.fromEntries(
    tabs.flatMap((tab, index) => {
      const total = answers[index]?.data?.result.total
      return total === undefined ? [] : [[tab, total]]
    }),
  )
}

/** The folders: one for each product that has videos. */
export function useFolders() {
  return useQuery({
    ...queries.projects.folders({ query: { limit: 50 } }),
    select: ({ result }) => result.list,
  })
}

/** Shows the news of videos in every list on screen. */
export function useProjectNews(): void {
  const unseen = useRef(new Map<string, unknown>())
  useEvents('project', ({ id, data }) => {
    const known = queryClient
      .getQueriesData<Listed>({ queryKey: listKey })
      .flatMap(([, answer]) => answer?.result.list ?? [])
      .find((card) => card._id === id)
    if (!known) {
      // It is on no page that is shown: only a step of its render can change the lists, not every per cent.
      const step = data['renderState'] ?? null
      if (step === null || unseen.current.get(id) !== step) changed()
      unseen.current.set(id, step)
      return
    }
    const fresh = withNews(known, data)
    showCard(fresh)
    // Where it stands decides which list it is in, and its file is not in the news.
    if (leavesOpen(data, known, fresh)) changed()
  })
}

/** One video whole; the page's own data, kept up to date while it is made. */
export function useProject(id: string) {
  const options = queries.projects.get({ params: { id } })
  useEvents('project', (event) => {
    if (event.id === id) showNews(options.queryKey, event)
  })
  return useQuery({
    ...pageData(options),
    select: ({ result }) => result,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.result) ? POLL_MS : false),
  })
}

/** A video whole as it was at its card's moment, to draw it from; asked for when it is about to be seen. */
export function useContentOf({ _id: id, updatedAt }: ProjectCard, isWanted: boolean) {
  const { queryKey } = queries.projects.get({ params: { id } })
  return useQuery({
    queryKey: [...queryKey, updatedAt],
    queryFn: ({ signal }) => api.projects.get({ params: { id }, signal }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ result }) => result,
  })
}

/** Asks for the render or brings back (1), calls it off or opens again (0), throws away (3). */
export function useSetStatus() {
  return useMutation({
    mutationFn: async ({ id, status }: { id: string; status: ProjectStatus }) =>
      (await api.projects.setStatus({ params: { id }, body: { status } })).result,
    onSuccess: (card) => {
      showCard(card)
      changed()
    },
  })
}

/** Copies a video and gives the copy's id. */
export function useCopy() {
  return useMutation({
    mutationFn: async (id: string) =>
      (await api.projects.duplicate({ body: { subtemplateId: id } })).result._id,
    onSuccess: changed,
  })
}

/** Makes a sibling in another ratio and gives its id. */
export function useAnotherRatio() {
  return useMutation({
    mutationFn: async ({ id, ratio }: { id: string; ratio: Ratio }) =>
      (await api.projects.anotherRatio({ params: { id }, body: { ratio } })).result._id,
    onSuccess: changed,
  })
}

export function useRename() {
  return useMutation({
    mutationFn: async ({ id, title }: { id: string; title: string }) =>
      (await api.projects.edit({ params: { id }, body: { title } })).result,
    onSuccess: changed,
  })
}

/** Moves a video to the trash; one that is there already is deleted for good. */
export function useThrowAway() {
  return useMutation({
    mutationFn: async (id: string) => (await api.projects.remove({ body: { subtemplateIds: [id] } })).result,
    onSuccess: changed,
  })
}

/** Deletes everything in the trash, of one folder when named. */
export function useEmptyTrash() {
  return useMutation({
    mutationFn: async (folder: string | null) =>
      (
        await api.projects.removeAll({
          params: { status: '3' },
          body: folder === null ? {} : { folderId: folder },
        })
      ).result,
    onSuccess: changed,
  })
}

function showCard(card: ProjectCard): void {
  queryClient.setQueriesData<Listed>(
    { queryKey: listKey },
    (answer) =>
      answer && {
        ...answer,
        result: {
          ...answer.result,
          list: answer.result.list.map((one) => (one._id === card._id ? { ...one, ...card } : one)),
        },
      },
  )
}

/** Lists, folders and what is left of the month may all look otherwise now. */
function changed(): void {
  for (const queryKey of [listKey, folderKey, queries.account.key, queries.products.key])
    void queryClient.invalidateQueries({ queryKey })
}
