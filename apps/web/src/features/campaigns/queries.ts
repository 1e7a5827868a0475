import type { Campaign, CampaignChanges, CampaignPost, NewCampaign, PostWordsInput } from '@clipmint/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'

import { api, pageData, queries, queryClient, useEvents } from '../../api/index.ts'
import { coalesced } from '../../app/coalesced.ts'
import { marketQuery } from '../../app/partner-flag.ts'
import type { About, CampaignDraft } from './form/draft.ts'
import { isRunning } from './standing.ts'

export const campaignPageSize = 10
/** News comes over the event stream; what is being made is asked for this often all the same. */
const pollMs = 15_000
const askEveryMs = 400

/** Whose campaigns are listed: of one product or place, or of all products or places. */
export type CampaignsOf = About

export const refreshCampaigns = coalesced(() => {
  for (const { key } of [queries.campaigns, queries.reservations, queries.calendar])
    void queryClient.invalidateQueries({ queryKey: key })
  // Each video that is made takes a credit.
  void queryClient.invalidateQueries({ queryKey: queries.account.limit().queryKey })
}, askEveryMs)

/** Keeps what is shown of campaigns and their posts up to date. */
function useHearCampaigns(): void {
  useEvents('campaign.changed', refreshCampaigns)
  useEvents('reservation.changed', refreshCampaigns)
  useEvents('reservation.target', refreshCampaigns)
}

function listOf(of: CampaignsOf, query: { page: number; limit: number }) {
  return 'placeId' in of
    ? queries.campaigns.listOfPlace({ params: { id: of.placeId }, query: { ...query, ...marketQuery() } })
    : queries.campaigns.list({ params: { id: of.productId }, query })
}

/** A page of campaigns, the newest first. */
export function useCampaigns(of: CampaignsOf, page: number) {
  useHearCampaigns()
  return useQuery({
    ...listOf(of, { page, limit: campaignPageSize }),
    select: ({ result }) => result,
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  })
}

/**
 * How many campaigns of a product or place run, asked for anew: so many stop with it. None where that cannot be told,
 * which keeps nobody from what they are about to do.
 */
export async function countRunningOf(of: CampaignsOf): Promise<number> {
  try {
    const list = listOf(of, { page: 1, limit: 100 })
    const { result } = await queryClient.fetchQuery({ ...list, staleTime: 0 })
    return result.list.filter(isRunning).length
  } catch {
    return 0
  }
}

/** One campaign; the page's own data. */
export function useCampaign(id: string) {
  useHearCampaigns()
  return useQuery({
    ...pageData(queries.campaigns.get({ params: { id } })),
    select: ({ result }) => result,
    refetchInterval: pollMs,
  })
}

/** The posts of a campaign, or with `all` of everything, between two moments. */
export function useCampaignPosts(id: string, { from, until }: { from: Date; until: Date }) {
  useHearCampaigns()
  return useQuery({
    ...postsBetween(id, { from, until }),
    select: ({ result }) => result,
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  })
}

export function postsBetween(id: string, { from, until }: { from: Date; until: Date }) {
  const query = { startAt: from.toISOString(), endAt: until.toISOString() }
  return queries.campaigns.posts({ params: { id }, query })
}

/** Posts of a campaign of which something failed. */
export function useFailed(id: string) {
  return useQuery({
    ...queries.campaigns.failed({ params: { id } }),
    select: ({ result }) => result.list,
  })
}

/** The templates that would be chosen first, once it is known what for. */
export function useTemplatesFor(
  about: About | null,
  { template, templateKind }: Pick<CampaignDraft, 'template' | 'templateKind'>,
) {
  const query = { by: template, ...(templateKind && { category: templateKind }) }
  return useQuery({
    ...(about !== null && 'placeId' in about
      ? queries.campaigns.templatesOfPlace({
          params: { id: about.placeId },
          query: { ...query, ...marketQuery() },
        })
      : queries.campaigns.templates({ params: { id: about?.productId ?? '' }, query })),
    enabled: about !== null,
    select: ({ result }) => result.list,
    placeholderData: keepPreviousData,
  })
}

/** Begins a campaign of a product or place. */
export function useBeginCampaign() {
  return useMutation({
    mutationFn: async ({ about, wish }: { about: About; wish: NewCampaign }) => {
      const id = 'placeId' in about ? about.placeId : about.productId
      return (await api.campaigns.create({ params: { id }, query: marketQuery(), body: wish })).result
    },
    onSuccess: keepCampaign,
    onSettled: refreshCampaigns,
  })
}

/** Changes a campaign; stops it, cancels it or lets it go on. */
export function useChangeCampaign(id: string) {
  return useMutation({
    mutationFn: async (body: { changes?: CampaignChanges; act?: 'stop' | 'cancel' | 'resume' }) =>
      (await api.campaigns.change({ params: { id }, body })).result,
    onSuccess: keepCampaign,
    onSettled: refreshCampaigns,
  })
}

export function useRenameCampaign(id: string) {
  return useMutation({
    mutationFn: async (title: string) =>
      (await api.campaigns.rename({ params: { id }, body: { title } })).result,
    onSuccess: keepCampaign,
    onSettled: refreshCampaigns,
  })
}

/** A post of a campaign, by its id or its slot; the page's own data. */
export function useCampaignPost(id: string) {
  useHearCampaigns()
  return useQuery({
    ...pageData(queries.campaigns.post({ params: { id } })),
    select: ({ result }) => result,
    refetchInterval: pollMs,
  })
}

type PostAnswer = Awaited<ReturnType<typeof api.campaigns.post>>

/** Shows at once what a post has become: what is approved next is what it is now. */
function keepPost(id: string) {
  const { queryKey } = queries.campaigns.post({ params: { id } })
  return (post: CampaignPost): void => {
    queryClient.setQueryData<PostAnswer>(
      queryKey,
      (known) => known && { ...known, result: { ...known.result, ...post } },
    )
  }
}

type PostChange = { words?: PostWordsInput; uploadAt?: string; act?: 'now' | 'skip' }

/** Changes a post of a campaign: its words, its time, or what becomes of it. */
export function useChangePost(id: string) {
  return useMutation({
    mutationFn: async (body: PostChange) => (await api.campaigns.changePost({ params: { id }, body })).result,
    onSuccess: keepPost(id),
    onSettled: refreshCampaigns,
  })
}

/** Approves a post as it was looked at. */
export function useApprove(id: string, seen: string | null) {
  return useMutation({
    mutationFn: async () =>
      (await api.campaigns.approve({ params: { id }, body: seen === null ? {} : { seen } })).result,
    onSuccess: keepPost(id),
    onSettled: refreshCampaigns,
  })
}

export function useWithdraw(id: string) {
  return useMutation({
    mutationFn: async () => (await api.campaigns.withdraw({ params: { id }, body: {} })).result,
    onSuccess: keepPost(id),
    onSettled: refreshCampaigns,
  })
}

/** Puts another finished video in the place of a post's own. */
export function useChangeVideo(id: string) {
  return useMutation({
    mutationFn: async (subtemplateId: string) =>
      (await api.campaigns.changeVideo({ params: { id }, body: { subtemplateId } })).result,
    onSuccess: keepPost(id),
    onSettled: refreshCampaigns,
  })
}

/** Days worth a video between two days, and what the posts of that time are about. */
export function useCalendarDays(period: { from: string; to: string }) {
  return useQuery({
    ...queries.calendar.days({ query: period }),
    select: ({ result }) => result,
    placeholderData: keepPreviousData,
  })
}

type CalendarAnswer = Awaited<ReturnType<typeof api.calendar.days>>

/** Keeps the day that the shop opened on; null takes it back. */
export function useKeepOpenedOn() {
  return useMutation({
    mutationFn: async (openedOn: string | null) => (await api.calendar.change({ body: { openedOn } })).result,
    onSuccess: ({ openedOn }) => {
      const { key: queryKey } = queries.calendar
      queryClient.setQueriesData<CalendarAnswer>(
        { queryKey },
        (before) => before && { ...before, result: { ...before.result, openedOn } },
      )
      // Its anniversaries are other days then.
      void queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** A post by what its page is found with: a slot of which nothing is made yet has no id. */
export function refOf({ _id, campaignId, day, no }: Pick<CampaignPost, '_id' | 'campaignId' | 'day' | 'no'>) {
  return _id ?? `${campaignId}_${day}_${no}`
}

type Answer = Awaited<ReturnType<typeof api.campaigns.get>>

function keepCampaign(campaign: Campaign): void {
  const { queryKey } = queries.campaigns.get({ params: { id: campaign._id } })
  queryClient.setQueryData<Answer>(queryKey, (before) => before && { ...before, result: campaign })
}
