import { createHash } from 'node:crypto'

import { limits, type PlaceFault, type PlaceMissed } from '@clipmint/contract'
import {
  type PlaceFault as MapFault,
  placeFaultOf,
  type PlaceMedia,
  Unanswered,
} from '@clipmint/integrations'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import type { MediaRunner } from '../../../media/media.ts'
import { findCopy, storeUpload, UploadRefused } from '../../assets/index.ts'
import type { StoredPlace } from '../store.ts'

/** A picture or clip to be had, and whose it is. */
export type PictureWish = { media: PlaceMedia; of?: string }

type Fetching = {
  title: string
  /** When it ends, in milliseconds from the beginning of the collecting; what has not come by then is not waited for. */
  endsMs: number
  onEach: (share: number) => Promise<void>
}

/** What came, in the order of the wishes, null for what did not; `missed` says why, and of how many files. */
type Fetched = { ids: (string | null)[]; missed: Omit<PlaceMissed, 'stage'>[] }

/** Where the pictures of one collecting go: through the storage's own intake, as what an owner uploads does. */
export type Album = {
  fetch: (wishes: readonly PictureWish[], fetching: Fetching) => Promise<Fetched>
  /** Every file that was kept so far. */
  taken: () => readonly string[]
  /** Nothing is on its way any more: also what came too late to be waited for is among what was taken. */
  close: () => Promise<void>
}

/** As many at a time as a map does not mind and a machine can look at. */
const atOnce = 3

export function openAlbum(ctx: Context, place: StoredPlace, deadline: AbortSignal): Album {
  const beganAt = Date.now()
  const taken: string[] = []
  const working: Promise<void>[] = []
  const media = ctx.media.openBatch()

  return {
    taken: () => taken,
    async close() {
      await Promise.allSettled(working)
      await media.close()
      await Promise.all(working)
    },
    async fetch(wishes, { title, endsMs, onEach }) {
      const leftMs = Math.max(0, Math.round(endsMs) - (Date.now() - beganAt))
      const signal = AbortSignal.any([deadline, AbortSignal.timeout(leftMs)])
      const outcomes: (Outcome | null)[] = wishes.map(() => null)
      const isFull = () => outcomes.some((it) => it?.fault === 'no_space')
      let next = 0
      const work = async () => {
        while (next < wishes.length && !signal.aborted && !isFull()) {
          const at = next
          next += 1
          const wish = wishes[at]
          if (!wish) return
          const outcome = await takeOne(ctx, place, { wish: wish.media, title, signal, media })
          if (outcome.id !== null) taken.push(outcome.id)
          outcomes[at] = outcome
          const done = outcomes.filter((it) => it !== null).length
          if (!signal.aborted) await onEach(done / wishes.length)
        }
      }
      const all = Promise.all(Array.from({ length: atOnce }, work)).then(() => undefined)
      working.push(all)
      // A file that is looked at on a busy machine cannot be called off: its stage ends without it.
      await Promise.race([all, ended(signal)])
      return { ids: outcomes.map((it) => it?.id ?? null), missed: missedOf(outcomes) }
    },
  }
}

type Outcome = { id: string | null; fault: PlaceFault | null }

function missedOf(outcomes: readonly (Outcome | null)[]): Fetched['missed'] {
  const faults = outcomes.flatMap((it) => it?.fault ?? [])
  if (faults.includes('no_space')) return [{ fault: 'no_space', files: 0 }]
  const late = outcomes.includes(null) ? [{ fault: 'timeout' as const, files: 0 }] : []
  return [...late, ...faults.map((fault) => ({ fault, files: 1 }))]
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

type Taking = { wish: PlaceMedia; title: string; signal: AbortSignal; media: MediaRunner }

async function takeOne(ctx: Context, place: StoredPlace, taking: Taking): Promise<Outcome> {
  const { wish, title, signal, media } = taking
  const stockKey = `place:${place.provider}:${place.listingId}:${hashOf(wish.url)}`
  const known = await findCopy(ctx, place.accountId, stockKey)
  if (known) return { id: known.id, fault: null }
  const opened = await ctx.outside.places.open(wish, signal)
  if (opened.status === 'refused') return { id: null, fault: pictureFaultOf[opened.fault] }
  try {
    const filename = `${title.replaceAll(/[\\/.]/g, ' ').trim() || 'place'}.${wish.kind === 'video' ? 'mp4' : 'jpg'}`
    const origin = { stockKey, attribution: attributionOf(ctx, place, title) }
    const upload = { filename, stream: opened.stream, origin, leastSide: limits.placePictureSide, media }
    return { id: (await storeUpload(ctx, place.accountId, upload, 'library')).id, fault: null }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    ctx.log.warn({ err: error, place: place.id }, 'a picture of a place was not taken')
    return { id: null, fault: faultOfIntake(error) }
  } finally {
    opened.stream.destroy()
  }
}

/** What a fault of a map means for one picture: whether it is not to be had, or may come another time. */
const pictureFaultOf: Record<MapFault, PlaceFault> = {
  invalid_url: 'picture_gone',
  nameless_link: 'picture_gone',
  unsupported_host: 'picture_gone',
  place_not_found: 'picture_gone',
  not_offered: 'picture_gone',
  layout_changed: 'picture_type',
  too_large: 'picture_large',
  blocked: 'picture_late',
  timeout: 'picture_late',
  unavailable: 'picture_late',
}

const refusedFault: Partial<Record<UploadRefused['refusal'], PlaceFault>> = {
  kind: 'picture_type',
  'picture-kind': 'picture_type',
  small: 'picture_small',
  bytes: 'picture_large',
  pixels: 'picture_large',
  seconds: 'clip_long',
}

/** What it means for one picture that the storage did not take it. */
function faultOfIntake(failure: Failure): PlaceFault {
  if (failure.code === 'EXCEED REMAINING SPACE') return 'no_space'
  if (failure instanceof UploadRefused) return refusedFault[failure.refusal] ?? 'picture_broken'
  return failure.cause instanceof Unanswered ? pictureFaultOf[placeFaultOf(failure.cause)] : 'picture_late'
}

/** What each map calls itself, in the licence's own words; screens say it in their language. */
const mapNames = { naver: '네이버 지도', kakao: '카카오맵', google: 'Google 지도' }

function attributionOf({ outside }: Pick<Context, 'outside'>, place: StoredPlace, title: string) {
  const page = outside.places.pageOf({ provider: place.provider, id: place.listingId })
  const providerName = mapNames[place.provider]
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
