import { dayMs } from '@clipmint/kit'

import { digits } from '../networks/chance.ts'
import type { Documents } from '../networks/documents.ts'
import type { EffectOf } from '../networks/faults/effect.ts'
import type { Effects } from '../networks/faults/effects.ts'
import type { Post } from '../networks/posts.ts'
import type { Room } from '../networks/room.ts'
import type { Plan } from './chunks.ts'
import type { PostInfo } from './post-info.ts'
import type { TiktokSwitches } from './switches.ts'
import { failReasonOf } from './verdict.ts'

/** One publishing, from its beginning on. */
export type Task = {
  id: string
  account: string
  kind: 'direct' | 'inbox'
  createdAt: number
  /** Null for a draft: its creator says it in the app. */
  info: PostInfo | null
  upload: { id: string; token: string; plan: Plan } | null
  /** Of chunks that came whole. */
  received: number
  pull: { url: string; downloaded: number } | null
  fate: { processMs: number | null; stalls: boolean; reject: EffectOf<'reject'> | null; lateMs: number }
  sha256: string | null
  completedAt: number | null
  processMs: number
  failReason: string | null
  /** What failed on the way, or was called off. */
  failedAt: number | null
  post: string
  /** When a draft's creator posted it. */
  postedAt: number | null
}

export type TaskStatus =
  | 'PROCESSING_UPLOAD'
  | 'PROCESSING_DOWNLOAD'
  | 'SEND_TO_USER_INBOX'
  | 'PUBLISH_COMPLETE'
  | 'FAILED'
export type Begun = Pick<Task, 'account' | 'kind' | 'info' | 'upload' | 'pull'>

export type Tasks = {
  begin: (begun: Begun, effects: Effects) => Task
  find: (id: string) => Task | null
  byUpload: (id: string) => Task | null
  all: () => Task[]
  /** Rules that meet a call of an upload tell of its end too. */
  fated: (id: string, effects: Effects) => void
  received: (id: string, bytes: number) => Task
  downloaded: (id: string, bytes: number) => void
  /** The whole file is there. */
  complete: (id: string, sha256: string | null) => Promise<void>
  fail: (id: string, reason: string) => void
  /** A draft is posted in the app. */
  post: (id: string) => void
  statusOf: (task: Task) => TaskStatus
  /** When it came to its end; null while that cannot be told. */
  endsAt: (task: Task) => number | null
  /** Publishings of the last 24 hours that count. */
  today: (kind: Task['kind']) => Task[]
}

export function createTasks(room: Room, switches: () => TiktokSwitches): Tasks {
  const { clock, store, shelf, posts, accounts } = room
  const kept: Documents<Task> = store.open('tiktok-tasks')
  const change = (id: string, part: Partial<Task>): Task => {
    const task = kept.change(id, part)
    if (!task) throw new Error(`There is no publishing ${id}.`)
    return task
  }
  const endsAt = ({ completedAt, processMs, fate, failedAt }: Task) =>
    failedAt ?? (completedAt === null || fate.stalls ? null : completedAt + processMs)

  return {
    begin(begun, effects) {
      const from = `${begun.upload ? 'file' : 'url'}~v2${begun.kind === 'direct' ? '-1' : ''}`
      const id = `v_${begun.kind === 'direct' ? 'pub' : 'inbox'}_${from}.${digits(19)}`
      return kept.put(id, {
        ...begun,
        id,
        createdAt: clock.now(),
        received: 0,
        fate: fateOf(effects, { processMs: null, stalls: false, reject: null, lateMs: 0 }),
        sha256: null,
        completedAt: null,
        processMs: 0,
        failReason: null,
        failedAt: null,
        post: `7${digits(18)}`,
        postedAt: null,
      })
    },
    find: (id) => kept.get(id),
    byUpload: (id) => kept.all().find(({ upload }) => upload?.id === id) ?? null,
    all: () => kept.all(),
    fated(id, effects) {
      const task = kept.get(id)
      if (task) change(id, { fate: fateOf(effects, task.fate) })
    },
    received: (id, received) => change(id, { received }),
    downloaded(id, downloaded) {
      const task = kept.get(id)
      if (task?.pull) change(id, { pull: { ...task.pull, downloaded } })
    },
    async complete(id, sha256) {
      const media = await shelf.take(nameOf(id), sha256)
      const known = kept.get(id)
      if (!known || known.failedAt !== null) return
      const { fate, account } = known
      const mostSeconds = accounts.find('tiktok', account)?.mostSeconds ?? 0
      const task = change(id, {
        sha256: media.sha256,
        completedAt: clock.now(),
        processMs: fate.processMs ?? switches().processingMs,
        failReason: fate.reject?.code ?? failReasonOf(media.facts, mostSeconds),
      })
      const at = endsAt(task)
      if (task.info && task.failReason === null && at !== null)
        posts.put(
          postOf(task, {
            at,
            durationMs: media.facts?.durationMs ?? 0,
            moderationMs: switches().moderationMs,
          }),
        )
    },
    fail: (id, failReason) => void change(id, { failReason, failedAt: clock.now() }),
    post(id) {
      const task = change(id, { postedAt: clock.now() })
      const durationMs = shelf.find(task.sha256 ?? '')?.facts?.durationMs ?? 0
      posts.put(postOf(task, { at: clock.now(), durationMs, moderationMs: switches().moderationMs }))
    },
    statusOf(task) {
      const end = endsAt(task)
      if (end === null || end > clock.now()) return task.pull ? 'PROCESSING_DOWNLOAD' : 'PROCESSING_UPLOAD'
      if (task.failReason !== null) return 'FAILED'
      return task.kind === 'direct' || task.postedAt !== null ? 'PUBLISH_COMPLETE' : 'SEND_TO_USER_INBOX'
    },
    endsAt,
    today: (kind) =>
      kept
        .all()
        .filter(
          (task) => task.kind === kind && task.createdAt > clock.now() - dayMs && task.failedAt === null,
        ),
  }
}

/** What a publishing's file is called on the shelf. */
export function nameOf(id: string): string {
  return `tiktok-${id.replace(/\D/g, '')}`
}

function fateOf(effects: Effects, before: Task['fate']): Task['fate'] {
  return {
    processMs: effects.find('process')?.ms ?? before.processMs,
    stalls: before.stalls || effects.find('stall') !== null,
    reject: effects.find('reject') ?? before.reject,
    lateMs: effects.find('late-visible')?.ms ?? before.lateMs,
  }
}

const audiences = { FOLLOWER_OF_CREATOR: 'followers', MUTUAL_FOLLOW_FRIENDS: 'friends' } as const

function postOf(
  task: Task,
  { at, durationMs, moderationMs }: { at: number; durationMs: number; moderationMs: number },
): Post {
  const { post, account, info, sha256, id, fate } = task
  const privacy = info?.privacy_level ?? 'PUBLIC_TO_EVERYONE'
  return {
    id: post,
    network: 'tiktok',
    account,
    kind: 'video',
    caption: info?.title ?? '',
    mediaSha256: sha256 ?? '',
    durationMs,
    source: id,
    createdAt: at,
    publishedAt: at,
    // Its id is told, and lists show it, once it has been looked through.
    listedAt: at + moderationMs + fate.lateMs,
    endsAt: null,
    removedAt: null,
    isPublic: privacy === 'PUBLIC_TO_EVERYONE',
    ...(privacy in audiences && { audience: audiences[privacy as keyof typeof audiences] }),
    coverSha256: null,
  }
}
