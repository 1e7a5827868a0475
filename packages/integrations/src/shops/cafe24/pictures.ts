import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

import { z } from 'zod'

import type { ShopAccess, ShopPictureOutcome, ShopRefusal } from '../shop.ts'
import { pictureAddress } from './address.ts'
import type { Ask } from './ask.ts'
import { questionOf } from './catalogue.ts'
import type { Cafe24Keys } from './config.ts'

const mostAtOnce = 20
const mostBytes = 10 * 1024 ** 2
const mostBytesAtOnce = 30 * 1024 ** 2
const timeoutMs = 60_000
const mostRedirects = 3

const Sent = z.object({ images: z.array(z.object({ path: z.string().min(1) })) })

/** The numbers of the pictures that go together: at most 20 and 30 MB in one call. One over 10 MB goes nowhere. */
export function batchesOf(sizes: readonly number[]): number[][] {
  const batches: number[][] = []
  let bytes = 0
  for (const [index, size] of sizes.entries()) {
    if (size > mostBytes) continue
    const last = batches.at(-1)
    if (last && last.length < mostAtOnce && bytes + size <= mostBytesAtOnce) {
      last.push(index)
      bytes += size
    } else {
      batches.push([index])
      bytes = size
    }
  }
  return batches
}

/** Sends pictures, as many a call as the shop takes; what stops it leaves the rest unsent. */
export async function sendPictures(
  ask: Ask,
  access: ShopAccess,
  pictures: readonly Uint8Array[],
): Promise<{ paths: (string | null)[]; stoppedBy: ShopRefusal | null }> {
  const paths: (string | null)[] = pictures.map(() => null)
  for (const batch of batchesOf(pictures.map(({ byteLength }) => byteLength))) {
    const requests = batch.map((index) => ({
      image: Buffer.from(pictures[index] ?? new Uint8Array()).toString('base64'),
    }))
    const answer = await ask({ ...questionOf(access, '/admin/products/images'), json: { requests } }, Sent)
    if (answer.status !== 'ok') return { paths, stoppedBy: answer }
    for (const [place, index] of batch.entries()) paths[index] = answer.value.images[place]?.path ?? null
  }
  return { paths, stoppedBy: null }
}

/** The bytes of a shop's picture; no redirect leads to a host that is not the shop's. */
export async function openPicture(
  keys: Cafe24Keys,
  mallId: string,
  address: string,
): Promise<ShopPictureOutcome> {
  let url = pictureAddress(keys, mallId, address)
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    for (let hop = 0; url !== null && hop <= mostRedirects; hop += 1) {
      const response: Response = await fetch(url, { redirect: 'manual', signal })
      const next = response.headers.get('location')
      if (response.status < 300 || response.status > 399 || next === null)
        return await receive(response, url.host)
      await response.body?.cancel()
      url = URL.canParse(next, url) ? pictureAddress(keys, mallId, new URL(next, url).href) : null
    }
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException)
      return { status: 'unreachable', reason: error.message }
    throw error
  }
  return { status: 'refused', reason: "The picture is at no host of the shop's." }
}

async function receive(response: Response, host: string): Promise<ShopPictureOutcome> {
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && response.body && type.startsWith('image/'))
    return { status: 'opened', stream: Readable.fromWeb(response.body as ReadableStream) }
  await response.body?.cancel()
  if (response.ok) return { status: 'refused', reason: `${host} sent ${type || 'nothing'} for a picture.` }
  if (response.status === 429 || response.status >= 500)
    return { status: 'unreachable', reason: `${host} answered ${response.status}.` }
  return { status: 'gone' }
}
