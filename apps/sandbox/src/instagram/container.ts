import { dayMs } from '@clipmint/kit'

import { digits } from '../networks/chance.ts'
import type { Documents } from '../networks/documents.ts'
import type { Effects } from '../networks/faults/effects.ts'
import type { Media } from '../networks/media/shelf.ts'
import type { Room } from '../networks/room.ts'
import type { InstagramSwitches } from './switches.ts'
import { type ContainerKind, isTaken } from './tables.ts'

export type StatusCode = 'IN_PROGRESS' | 'FINISHED' | 'ERROR' | 'EXPIRED' | 'PUBLISHED'

/** What will be a post: invisible, and gone after a day. */
export type Container = {
  id: string
  account: string
  kind: ContainerKind
  caption: string
  /** Everything else that it was made with. */
  options: Record<string, string>
  videoUrl: string | null
  createdAt: number
  size: number | null
  received: number
  sha256: string | null
  coverSha256: string | null
  durationMs: number
  uploadedAt: number | null
  processMs: number
  stalls: boolean
  /** Instagram's subcode of what is wrong with it. */
  failure: number | null
  expiresAt: number
  /** The media that it became. */
  media: string | null
}

export type Containers = {
  kept: Documents<Container>
  create: (
    container: Pick<Container, 'account' | 'kind' | 'caption' | 'options' | 'videoUrl'>,
    effects: Effects,
  ) => Container
  find: (id: string) => Container | null
  /** All bytes are there, or it cannot be made, for a reason by its subcode. */
  uploaded: (
    id: string,
    upload: { sha256: string | null } | { failure: number },
    effects: Effects | null,
  ) => Promise<void>
  statusOf: (container: Container) => StatusCode
  /** The containers of an account in the last day. */
  recent: (account: string) => number
}

export function createContainers(
  { store, clock, shelf }: Room,
  switches: () => InstagramSwitches,
): Containers {
  const kept = store.open<Container>('containers')
  return {
    kept,
    find: (id) => kept.get(id),
    create(given, effects) {
      const id = digits(17)
      return kept.put(id, {
        ...given,
        id,
        createdAt: clock.now(),
        size: null,
        received: 0,
        sha256: null,
        coverSha256: null,
        durationMs: 0,
        uploadedAt: null,
        processMs: effects.find('process')?.ms ?? switches().processingMs,
        stalls: effects.find('stall') !== null,
        failure: failureBy(effects),
        expiresAt: clock.now() + dayMs,
        media: null,
      })
    },
    async uploaded(id, upload, effects) {
      const container = kept.get(id)
      if (!container) return
      if ('failure' in upload) {
        kept.change(id, { uploadedAt: clock.now(), failure: container.failure ?? upload.failure })
        return
      }
      const media = await shelf.take(id, upload.sha256)
      const wrong =
        container.failure ?? (effects && failureBy(effects)) ?? failureOf(container, media, switches())
      kept.change(id, {
        sha256: media.sha256,
        received: media.bytes,
        durationMs: media.facts?.durationMs ?? 0,
        uploadedAt: clock.now(),
        failure: wrong,
        processMs: effects?.find('process')?.ms ?? container.processMs,
        stalls: container.stalls || (effects !== null && effects.find('stall') !== null),
      })
    },
    statusOf({ media, expiresAt, uploadedAt, stalls, processMs, failure }) {
      if (media !== null) return 'PUBLISHED'
      if (clock.now() >= expiresAt) return 'EXPIRED'
      if (uploadedAt === null || stalls || clock.now() < uploadedAt + processMs) return 'IN_PROGRESS'
      return failure === null ? 'FINISHED' : 'ERROR'
    },
    recent: (account) =>
      kept.all().filter((it) => it.account === account && it.createdAt > clock.now() - dayMs).length,
  }
}

function failureBy(effects: Effects): number | null {
  const reject = effects.find('reject')
  return reject ? Number(reject.code) : null
}

/** What is wrong with a file for what it shall be. */
function failureOf(
  { kind, options }: Container,
  { facts }: Media,
  { takesEditLists }: InstagramSwitches,
): number | null {
  if (!facts || !isTaken(kind, facts, takesEditLists)) return 2_207_026
  if (Number(options['thumb_offset'] ?? 0) > facts.durationMs) return 2_207_057
  return options['audio_name'] !== undefined && facts.sound === null ? 2_207_082 : null
}
