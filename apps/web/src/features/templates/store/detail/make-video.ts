import type { StoreCard } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

import { api, ApiFailure, queries, queryClient } from '../../../../api/index.ts'
import { firstProject } from '../../../../app/first-project.ts'
import { mediaFileOf } from '../../../../player/material.ts'
import { withTried } from '../try/compose-tried.ts'
import type { Tried, TriedPhoto } from '../try/tried.ts'

type Wish = { card: StoreCard; ratio: Ratio; tried: Tried }

/** Photographs that went up already, so that another try sends none twice. */
const sent = new Map<string, ReturnType<typeof upload>>()

/**
 * Starts a video of a template as the visitor saw it: their photographs are stored now, and put where the preview had
 * them. One wish is one video, however often it is sent. `asShown` is false when it begins with the sample instead.
 */
export function useMakeFromStore() {
  const wish = useRef({ of: '', id: '' })
  return useMutation({
    mutationFn: (made: Wish) => {
      const of = `${made.card._id} ${made.ratio}`
      if (wish.current.of !== of) wish.current = { of, id: crypto.randomUUID() }
      return make(made, wish.current.id)
    },
    onSettled: () => {
      for (const { key } of [queries.projects, queries.account, queries.assets])
        void queryClient.invalidateQueries({ queryKey: key })
    },
  })
}

async function make({ card, ratio, tried }: Wish, wishId: string): Promise<{ id: string; asShown: boolean }> {
  const designId = card.designs.find((design) => design.ratio === ratio)?._id
  if (!designId) throw new Error(`The template ${card.slug} has no design in ${ratio}.`)
  const assets = await uploadAll(tried.photos)
  const { result, isFirst } = await api.projects.create({
    body: { _id: wishId, templateId: card._id, designId },
  })
  if (isFirst) firstProject.remember(result._id)
  if (assets.length === 0 && tried.headline.trim() === '') return { id: result._id, asShown: true }
  // Placed as the preview did, which knew nothing of what is in a picture.
  const files = assets.map((asset) => ({ ...mediaFileOf(asset), focal: { x: 0.5, y: 0.5 } }))
  const userSource = withTried(result.template, result.userSource, { files, headline: tried.headline })
  try {
    await api.projects.edit({ params: { id: result._id }, body: { rev: result.rev, userSource } })
    return { id: result._id, asShown: true }
  } catch (error) {
    // The video is there: its owner goes on to it, and is told what differs.
    if (error instanceof ApiFailure) return { id: result._id, asShown: false }
    throw error
  }
}

function uploadOnce(photo: TriedPhoto): ReturnType<typeof upload> {
  const known = sent.get(photo.id)
  if (known) return known
  const sending = upload(photo)
  sent.set(photo.id, sending)
  sending.catch(() => sent.delete(photo.id))
  return sending
}

async function upload({ file }: TriedPhoto) {
  return (await api.assets.upload({ files: { file: [file] } })).result
}

/** Stores every photograph; those that are refused are said by their names, all at once. */
async function uploadAll(photos: readonly TriedPhoto[]) {
  const ended = await Promise.allSettled(photos.map(uploadOnce))
  const failed = ended.flatMap((one, index) =>
    one.status === 'rejected' ? [{ error: one.reason as unknown, name: photos[index]?.file.name ?? '' }] : [],
  )
  const [first] = failed
  if (!first) return ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const { error } = first
  if (!isOfFile(error)) throw error
  const names = failed.filter((one) => isOfFile(one.error)).map(({ name }) => name)
  const { code, status, field, retryable, requestId } = error
  const message = `${names.join(', ')}: ${error.message}`
  throw new ApiFailure({ code, message, status, field, retryable, requestId }, { cause: error })
}

/** Whether it is the file that was refused, and would be again. */
function isOfFile(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.code === 'INVALID FILE TYPE'
}
