import type { AiInput, AiRequest, Asset } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'

import { api, pageData, queries, queryClient, useEvents } from '../../../api/index.ts'
import { marketQuery } from '../../../app/partner-flag.ts'
import { fetchFields } from '../make/fields.ts'
import { type Started, startVideo } from '../make/start-video.ts'
import { composePreview, type Told } from '../preview/compose-preview.ts'
import { withAnswer } from './answer.ts'
import { inOwnersOrder } from './order.ts'

/** News comes over the event stream; where it does not get through, the plan is asked for this often. */
const POLL_MS = 1_500
const noFiles: readonly Asset[] = []

const requestQuery = (id: string) => queries.aiRequests.get({ params: { id } })

/** Whether a plan is still being made. */
export function isPlanning({ status }: Pick<AiRequest, 'status'>): boolean {
  return status === 0 || status === 1
}

/** An AI request with its plan and files, kept up to date while it is planned and while its clips are prepared. */
export function useAiRequest(id: string) {
  const { queryKey } = requestQuery(id)
  const query = useQuery({
    ...pageData(requestQuery(id)),
    refetchInterval: ({ state }) => (state.data && isPlanning(state.data.result) ? POLL_MS : false),
  })
  const anew = () => void queryClient.invalidateQueries({ queryKey })
  useEvents('ai-request', (event) => {
    if (event.id === id) anew()
  })
  useEvents('asset', (event) => {
    const { imageList = noFiles, videoList = noFiles } = query.data ?? {}
    if ([...imageList, ...videoList].some((asset) => asset._id === event.id)) anew()
  })
  return query
}

/** The product as it stands now; a deleted one leaves the plan as it was. */
export function useProductOf(request: AiRequest | undefined) {
  return useQuery({
    ...queries.products.get({ params: { id: request?.productId ?? '' } }),
    enabled: typeof request?.productId === 'string',
    select: ({ result }) => result,
  })
}

/** What the answer of an AI request says of its files. */
export type RequestFiles = {
  imageList: readonly Asset[]
  videoList: readonly Asset[]
  fileOrder: readonly string[]
  input: AiInput
}

const batchQuery = (id: string) => queries.aiRequests.videos({ params: { id } })

/** The videos of a request that were asked for together last, kept up to date while they are made; null for none. */
export function useVideoBatch(id: string) {
  const { queryKey } = batchQuery(id)
  const query = useQuery({
    ...batchQuery(id),
    select: ({ result }) => result,
    refetchInterval: ({ state }) => (state.data?.result?.state === 'making' ? POLL_MS : false),
  })
  useEvents('ai-request', (event) => {
    if (event.id === id) void queryClient.invalidateQueries({ queryKey })
  })
  const state = query.data?.state
  useEffect(() => {
    // What was held has been spent or given back, and the videos are there.
    if (state !== undefined && state !== 'making') void refreshCounts()
  }, [state])
  return query
}

/** Several videos of a plan, as they are asked for together. */
export type ManyWish = { requestId: string; scenarioIds: string[]; ratio: Ratio; without: string[] }

/** Asks for several videos. One wish is asked for once, however often it is sent. */
export function useMakeVideos() {
  const wish = useRef({ of: '', id: '' })
  return useMutation({
    mutationFn: ({ requestId, ...body }: ManyWish) => {
      const of = JSON.stringify([requestId, body])
      if (wish.current.of !== of) wish.current = { of, id: crypto.randomUUID() }
      return api.aiRequests.makeVideos({ params: { id: requestId }, body: { ...body, _id: wish.current.id } })
    },
    onSuccess: ({ result }, { requestId }) => {
      // The next wish is another one, though it says the same.
      wish.current = { of: '', id: '' }
      queryClient.setQueryData(batchQuery(requestId).queryKey, { result })
    },
    onSettled: () => refreshCounts(),
  })
}

function refreshCounts(): Promise<unknown> {
  const keys = [queries.projects, queries.account, queries.credits, queries.products].map(({ key }) => key)
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** The files of a request in their owner's order. */
export function useFiles(answer: RequestFiles): readonly Asset[] {
  return useMemo(() => inOwnersOrder([...answer.imageList, ...answer.videoList], answer.fileOrder), [answer])
}

/** The templates of a planned request, best first; asked for again when it was planned anew. */
export function useRanking(request: Pick<AiRequest, '_id' | 'placeId' | 'replans'>) {
  const options = rankingQuery(request)
  const { _id: id, replans } = request
  const [area, name] = options.queryKey
  useEffect(() => {
    if (replans > 0) void queryClient.resetQueries({ queryKey: [area, name, { params: { id } }] })
  }, [area, name, id, replans])
  return useQuery({
    ...options,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ result }) => result,
  })
}

/** A plan of a place is asked for at the calls of places, which are for their market. */
function rankingQuery({ _id: id, placeId }: Pick<AiRequest, '_id' | 'placeId'>) {
  return placeId === null
    ? queries.templates.recommended({ params: { id } })
    : queries.templates.recommendedForPlace({ params: { id }, query: marketQuery() })
}

/** Whether a request may be planned anew: no video is made of it yet. */
export function mayReplan({ status }: Pick<AiRequest, 'status'>): boolean {
  return status === 2 || status === 3
}

/** Plans a request anew, to be told more differently. */
export function useReplan(id: string) {
  return useMutation({
    mutationFn: async () => (await api.aiRequests.replan({ params: { id } })).result,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.aiRequests.key }),
  })
}

/**
 * Adds an owner's answer to their product's information, and plans the request anew from it. Sent again after it failed
 * half-way, it adds nothing twice.
 */
export function useTellMore(id: string) {
  return useMutation({
    mutationFn: async ({ productId, answer }: { productId: string; answer: string }) => {
      const params = { id: productId }
      // As it is now: it may have been changed elsewhere since this page was opened.
      const { result: product } = await api.products.get({ params })
      const info = withAnswer(product.info, answer)
      if (info !== product.info) await api.products.edit({ params, body: { info } })
      return (await api.aiRequests.replan({ params: { id } })).result
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.aiRequests.key }),
    onSettled: () => {
      // Its videos may show what it was.
      for (const { key } of [queries.products, queries.projects])
        void queryClient.invalidateQueries({ queryKey: key })
    },
  })
}

const documentQuery = (templateId: string) => ({
  ...queries.templates.detail({ params: { id: templateId } }),
  // A template never changes under its id: a change is another version, met with the next visit.
  staleTime: Number.POSITIVE_INFINITY,
})

/** A template whole, fetched when it is about to be seen. */
export function useDocument(templateId: string, isWanted: boolean) {
  return useQuery({
    ...documentQuery(templateId),
    enabled: isWanted,
    select: ({ result }) => result.document,
  })
}

export type Choice = {
  request: Pick<AiRequest, '_id' | 'placeId'>
  scenarioId: string
  templateId: string
  designId: string
  ratio: Ratio
  told: Told
  files: readonly Asset[]
}

/** Starts the video as its preview showed it and gives its id. One choice is one video, however often it is sent. */
export function useMakeVideo() {
  const wish = useRef({ of: '', id: '' })
  return useMutation({
    mutationFn: (choice: Choice) => {
      const of = `${choice.request._id} ${choice.scenarioId} ${choice.designId}`
      if (wish.current.of !== of) wish.current = { of, id: crypto.randomUUID() }
      return makeVideo(choice, wish.current.id)
    },
    onSettled: () => {
      for (const { key } of [
        queries.projects,
        queries.account,
        queries.aiRequests,
        queries.credits,
        queries.products,
      ])
        void queryClient.invalidateQueries({ queryKey: key })
    },
  })
}

async function makeVideo(choice: Choice, wishId: string): Promise<Started> {
  const { request, scenarioId, templateId, designId, ratio, told, files } = choice
  const { _id: requestId, placeId } = request
  const asked = { params: { id: requestId }, body: { designId, scenarioId } }
  await (placeId === null
    ? api.aiRequests.chooseDesign(asked)
    : api.aiRequests.chooseDesignForPlace({ ...asked, query: marketQuery() }))
  // What the owner has changed elsewhere meanwhile is in the video that the server makes, and stays there.
  const fields = await fetchFields(requestId)
  // The server fills in the whole scenario; what the owner left out is taken out of the new video here.
  return startVideo(
    { _id: wishId, templateId, designId, requestId, scenarioId },
    ({ template }) => composePreview(template, ratio, { ...told, fields }, files).userSource,
  )
}
