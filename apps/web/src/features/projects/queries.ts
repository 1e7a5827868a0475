import type { FolderType, ProjectCard, ProjectSort, ProjectStatus } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import { keepPreviousData, useInfiniteQuery, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import { api, pageData, queries, queryClient, useEvents } from '../../api/index.ts'
import { coalesced } from '../../app/coalesced.ts'
import { showNews } from './news.ts'
import { restoreEach } from './restore-each.ts'
import { isUnderWay, leavesOpen, withNews } from './status.ts'

export const projectPageSize = 20
/** News comes over the event stream; where it does not get through, what is being made is asked for this often. */
const POLL_MS = 4_000
/** Many videos that change at once are one reason to ask anew: an account has only so many calls a minute. */
const ASK_EVERY_MS = 300

export const tabs = ['all', 'going', 'done', 'trash'] as const
export type Tab = (typeof tabs)[number]
const statusesOf: Record<Tab | 'expired', string> = {
  all: '0,1',
  going: '0',
  done: '1',
  trash: '3',
  expired: '2',
}

/** The videos of a product or of a place; all of them when neither is named. */
export type FolderChoice = { folder?: string | undefined; placeId?: string | undefined }

export type ProjectFilter = FolderChoice & {
  tab: Tab
  page: number
  search: string
  sort: ProjectSort
}

type Listed = { result: { list: ProjectCard[] } }

/** Keys begin with the area and the call, so that every page of a list is found by both. */
const listKey = queries.projects.list({}).queryKey.slice(0, 2)
const folderKey = queries.projects.folders({}).queryKey.slice(0, 2)

/** A page of the owner's videos, kept up to date while any of them is being made. */
export function useProjects({ tab, page, sort, ...filter }: ProjectFilter) {
  return useQuery({
    ...queries.projects.list({
      query: {
        page,
        limit: projectPageSize,
        status: statusesOf[tab],
        sort,
        ...said(filter),
      },
    }),
    select: ({ result }) => result,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.result.list.some(isUnderWay) ? POLL_MS : false),
  })
}

const counted = [...tabs, 'expired'] as const

/** How many videos each tab holds of what is looked for, and how many have expired. */
export function useCounts(
  filter: FolderChoice & { search: string },
): Partial<Record<(typeof counted)[number], number>> {
  const answers = useQueries({
    queries: counted.map((one) => ({
      ...queries.projects.list({ query: { limit: 1, status: statusesOf[one], ...said(filter) } }),
      placeholderData: keepPreviousData,
    })),
  })
  return Object.fromEntries(
    counted.flatMap((one, index) => {
      const total = answers[index]?.data?.result.total
      return total === undefined ? [] : [[one, total]]
    }),
  )
}

/** What of a filter is said in a call. */
function said({ search, folder, placeId }: FolderChoice & { search: string }) {
  return {
    ...(search === '' ? {} : { search }),
    ...(folder === undefined ? {} : { folder }),
    ...(placeId === undefined ? {} : { placeId }),
  }
}

/** The folders: one for each product, or place, that has videos; more of them when asked for. */
export function useFolders(folderType: FolderType, isWanted: boolean) {
  return useInfiniteQuery({
    enabled: isWanted,
    queryKey: [...folderKey, 'row', folderType],
    queryFn: ({ pageParam: page, signal }) =>
      api.projects.folders({ query: { folderType, page, limit: 20 }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ result: { page, limit, total } }) => (page * limit < total ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ result }) => result.list),
  })
}

/** The folder that is looked into, also when it is far down the row or all it has lies in the trash. */
export function useChosenFolder({ folder, placeId }: FolderChoice) {
  const id = folder ?? placeId
  return useQuery({
    ...queries.projects.folders({
      query: { folderType: placeId === undefined ? 'product' : 'place', limit: 1, ...(id && { folder: id }) },
    }),
    enabled: id !== undefined,
    select: ({ result }) => result.list[0] ?? null,
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

/** The finished videos of a product or a place, or all of them; the last made first. */
export function useFinishedVideos(choice: FolderChoice) {
  return useQuery({
    ...queries.projects.list({
      query: { limit: 40, status: statusesOf.done, sort: 'made', ...said({ search: '', ...choice }) },
    }),
    select: ({ result }) => result.list.filter(({ video }) => video !== null),
    placeholderData: keepPreviousData,
  })
}

/** The link to a finished video's file; null where there is none. */
export function useVideoFile(id: string) {
  return useQuery({
    ...queries.projects.get({ params: { id } }),
    select: ({ result }) => result.video?.downloadUrl ?? null,
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

/** What a list of outdated videos and posts is narrowed to: a product, or a place. */
export type About = { productId?: string; placeId?: string }

/** Videos that show what their product, promotion or place was. */
export function useOutdated(about: About) {
  return useQuery({
    ...queries.projects.outdated({ query: about }),
    select: ({ result }) => result.list,
  })
}

/** Posts that wait and show what their product, promotion or place was; asked anew whenever videos are. */
export function useStalePosts(about: About & { subtemplateId?: string }, isWanted = true) {
  return useQuery({
    queryKey: [...queries.projects.key, 'stale-posts', about],
    queryFn: async ({ signal }) => api.reservations.outdated({ query: about, signal }),
    enabled: isWanted,
    select: ({ result }) => result.list,
  })
}

type ToRenew = { videoIds: readonly string[]; postIds: readonly string[] }

/** Brings videos and the posts that go out with them up to date, and gives what came of each. */
export function useRenew() {
  return useMutation({
    mutationFn: async ({ videoIds, postIds }: ToRenew) => ({
      videos:
        videoIds.length === 0
          ? []
          : (await api.projects.renew({ body: { subtemplateIds: [...videoIds] } })).result.list,
      posts:
        postIds.length === 0
          ? []
          : (await api.reservations.renew({ body: { ids: [...postIds] } })).result.list,
    }),
    onSettled: () => {
      changed()
      void queryClient.invalidateQueries({ queryKey: queries.projects.key })
      void queryClient.invalidateQueries({ queryKey: queries.reservations.key })
    },
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

/** Moves videos to the trash; those that are there already are deleted for good. */
export function useThrowAway() {
  return useMutation({
    mutationFn: async (ids: readonly string[]) =>
      (await api.projects.remove({ body: { subtemplateIds: [...ids] } })).result,
    // One that is gone from another screen is gone from this list too.
    onSettled: changed,
  })
}

/** The same for every video of a status, in one folder when one is named. */
export function useThrowAwayAll() {
  return useMutation({
    mutationFn: async ({
      status,
      folder,
      placeId,
    }: FolderChoice & { status: ProjectStatus }): Promise<{ trashed: string[]; deleted: string[] }> =>
      (
        await api.projects.removeAll({
          params: { status: String(status) },
          body: { ...(folder && { folderId: folder }), ...(placeId && { placeId }) },
        })
      ).result,
    onSettled: changed,
  })
}

/** Takes videos out of the trash and gives those that came back; `onWait` is called when the server is busy. */
export function useRestore() {
  return useMutation({
    mutationFn: ({ ids, onWait }: { ids: readonly string[]; onWait: () => void }) =>
      restoreEach(ids, {
        restore: (id) => api.projects.setStatus({ params: { id }, body: { status: 0 } }),
        wait: (ms) => {
          onWait()
          return new Promise((resolve) => setTimeout(resolve, ms))
        },
      }),
    onSettled: changed,
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
const changed = coalesced(() => {
  for (const queryKey of [listKey, folderKey, queries.account.key, queries.products.key])
    void queryClient.invalidateQueries({ queryKey })
}, ASK_EVERY_MS)
