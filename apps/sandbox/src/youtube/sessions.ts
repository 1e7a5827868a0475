import { dayMs } from '@clipmint/kit'

import { opaque } from '../networks/chance.ts'
import type { Documents } from '../networks/documents.ts'
import type { Effects } from '../networks/faults/effects.ts'
import type { Room } from '../networks/room.ts'
import type { Snippet, Status } from './metadata.ts'
import type { Fate, Video, Videos } from './videos.ts'

/** A resumable upload. */
export type Session = {
  id: string
  channel: string
  parts: string[]
  snippet: Snippet
  status: Status
  total: number
  committed: number
  /** Of the whole, where it came in one go. */
  sha256: string | null
  createdAt: number
  /** What answers once it is over. */
  goneStatus: number | null
  fate: Fate
  video: string | null
}

export type Sessions = {
  start: (
    said: Pick<Session, 'channel' | 'parts' | 'snippet' | 'status' | 'total'>,
    effects: Effects,
  ) => Session
  find: (id: string) => Session | null
  all: () => Session[]
  /** Rules that meet a call of an upload tell of its end too. */
  fated: (session: Session, effects: Effects) => Session
  commit: (id: string, committed: number, sha256: string | null) => Session
  /** Everything is there: makes the video of it. */
  complete: (session: Session) => Promise<Video>
  end: (id: string, status: number) => void
}

const lifeMs = 7 * dayMs

export function createSessions({ store, clock, shelf }: Room, videos: Videos): Sessions {
  const kept: Documents<Session> = store.open('youtube-sessions')
  const change = (id: string, part: Partial<Session>): Session => {
    const session = kept.change(id, part)
    if (!session) throw new Error(`There is no session ${id}.`)
    return session
  }
  return {
    start(said, effects) {
      const id = opaque(36)
      const fate = fateOf(effects, { processMs: null, stalls: false, reject: null, lateMs: 0 })
      return kept.put(id, {
        ...said,
        id,
        committed: 0,
        sha256: null,
        createdAt: clock.now(),
        goneStatus: null,
        fate,
        video: null,
      })
    },
    find(id) {
      const session = kept.get(id)
      if (!session || session.goneStatus !== null || session.createdAt + lifeMs > clock.now()) return session
      return { ...session, goneStatus: 404 }
    },
    all: () => kept.all(),
    fated: (session, effects) => change(session.id, { fate: fateOf(effects, session.fate) }),
    commit: (id, committed, sha256) => change(id, { committed, sha256 }),
    async complete({ id, channel, snippet, status, fate, sha256 }) {
      const media = await shelf.take(id, sha256)
      const video = videos.create(channel, { snippet, status }, { media, fate })
      change(id, { video: video.id })
      return video
    },
    end: (id, goneStatus) => void change(id, { goneStatus }),
  }
}

function fateOf(effects: Effects, before: Fate): Fate {
  return {
    processMs: effects.find('process')?.ms ?? before.processMs,
    stalls: before.stalls || effects.find('stall') !== null,
    reject: effects.find('reject') ?? before.reject,
    lateMs: effects.find('late-visible')?.ms ?? before.lateMs,
  }
}
