import { createHash } from 'node:crypto'

import type { PlaceFault } from '@clipmint/contract'
import type { PlaceMedia } from '@clipmint/integrations'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { findCopy, storeUpload } from '../../assets/index.ts'
import { providerNameOf } from '../present.ts'
import type { StoredPlace } from '../store.ts'

/** A picture or clip to be had, and whose it is. */
export type PictureWish = { media: PlaceMedia; of?: string }

type Fetching = {
  title: string
  /** When it ends, in milliseconds from the beginning of the collecting; what has not come by then is not waited for. */
  endsMs: number
  onEach: (share: number) => Promise<void>
}

/** What came, in the order of the wishes, null for what did not; `fault` when pictures are missing for a common cause. */
type Fetched = { ids: (string | null)[]; fault: PlaceFault | null }

/** Where the pictures of one collecting go: through the storage's own intake, as what an owner uploads does. */
export type Album = {
  fetch: (wishes: readonly PictureWish[], fetching: Fetching) => Promise<Fetched>
  /** Every file that was kept so far. */
  taken: () => readonly string[]
}

/** As many at a time as a map does not mind and a machine can look at. */
const atOnce = 3

export function openAlbum(ctx: Context, place: StoredPlace, deadline: AbortSignal): Album {
  const beganAt = Date.now()
  const taken: string[] = []
  let isFull = false

  async function fetchOne(
    { media }: PictureWish,
    title: string,
    signal: AbortSignal,
  ): Promise<string | null> {
    try {
      const id = await storeOne(ctx, place, { media, title, signal })
      if (id !== null) taken.push(id)
      return id
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      // One picture that is none, or that broke off, does not matter; a storage that is full does.
      if (error.code === 'EXCEED REMAINING SPACE') isFull = true
      else ctx.log.warn({ err: error, place: place.id }, 'a picture of a place was not taken')
      return null
    }
  }

  return {
    taken: () => taken,
    async fetch(wishes, { title, endsMs, onEach }) {
      const leftMs = Math.max(0, endsMs - (Date.now() - beganAt))
      const signal = AbortSignal.any([deadline, AbortSignal.timeout(leftMs)])
      const ids: (string | null)[] = wishes.map(() => null)
      let next = 0
      let done = 0
      const work = async () => {
        while (next < wishes.length && !signal.aborted && !isFull) {
          const at = next
          next += 1
          const wish = wishes[at]
          if (wish) ids[at] = await fetchOne(wish, title, signal)
          done += 1
          await onEach(done / wishes.length)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      const fault = isFull ? 'no_space' : signal.aborted && done < wishes.length ? 'timeout' : null
      return { ids, fault }
    },
  }
}

async function storeOne(
  ctx: Context,
  place: StoredPlace,
  { media, title, signal }: { media: PlaceMedia; title: string; signal: AbortSignal },
): Promise<string | null> {
  const stockKey = `place:${place.provider}:${place.listingId}:${hashOf(media.url)}`
  const known = await findCopy(ctx, place.accountId, stockKey)
  if (known) return known.id
  const opened = await ctx.outside.places.open(media, signal)
  if (opened.status === 'refused') return null
  try {
    const filename = `${title.replaceAll(/[\\/.]/g, ' ').trim() || 'place'}.${media.kind === 'video' ? 'mp4' : 'jpg'}`
    const origin = { stockKey, attribution: attributionOf(ctx, place, title) }
    return (await storeUpload(ctx, place.accountId, { filename, stream: opened.stream, origin }, 'library'))
      .id
  } finally {
    opened.stream.destroy()
  }
}

function attributionOf({ outside }: Pick<Context, 'outside'>, place: StoredPlace, title: string) {
  const page = outside.places.pageOf({ provider: place.provider, id: place.listingId })
  const providerName = providerNameOf(place)
  return {
    provider: place.provider,
    providerName,
    title,
    page,
    author: { name: title, url: null },
    licence: { name: providerName, url: page },
  }
}

function hashOf(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 32)
}
