import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { digits } from '../networks/chance.ts'
import type { Answer } from '../networks/faults/book.ts'
import type { Call, Route } from '../networks/routes.ts'
import type { Creator } from '../networks/seed/accounts.ts'
import { type Plan, readPlan } from './chunks.ts'
import { type Code, failure, refuse, success } from './errors.ts'
import { optionsOf, readPostInfo } from './post-info.ts'
import { checkAddress, fetchInto } from './pull.ts'
import { apiHosts as hosts, jsonOf, uploadHost } from './serve.ts'
import type { Task } from './tasks.ts'
import { openCreator, type Tiktok } from './tiktok.ts'

const base = '/v2/post/publish'

/** Posting: what a creator may, and the beginning of a post or a draft. */
export function publishRoutes(tiktok: Tiktok): Route[] {
  return [
    {
      method: 'POST',
      hosts,
      path: `${base}/creator_info/query/`,
      handle: (call) => creatorInfo(call, tiktok),
    },
    { method: 'POST', hosts, path: `${base}/video/init/`, handle: (call) => directInit(call, tiktok) },
    { method: 'POST', hosts, path: `${base}/inbox/video/init/`, handle: (call) => inboxInit(call, tiktok) },
  ]
}

function creatorInfo(call: Call, tiktok: Tiktok): Answer {
  const { origin } = call
  const creator = openCreator(call, tiktok, {
    route: 'creator_info',
    perMinute: 20,
    scopes: ['video.publish'],
  })
  jsonOf(call, { mayBeEmpty: true })
  // What stands in the way comes with a 200 here.
  const code = obstacleTo(creator, tiktok)
  if (code !== null) return failure(code, { status: 200 })
  return success({
    creator_avatar_url: `${tiktok.room.publicUrl(new URL(origin))}/sandbox/networks/pictures/${creator.id}.jpg`,
    creator_username: creator.handle,
    creator_nickname: creator.name,
    privacy_level_options: optionsOf(creator),
    comment_disabled: creator.offs.includes('comment'),
    duet_disabled: creator.offs.includes('duet'),
    stitch_disabled: creator.offs.includes('stitch'),
    max_video_post_duration_sec: creator.mostSeconds,
  })
}

const activeCreatorsWithoutAudit = 5

/** Why a creator cannot post now; null for one who can. */
function obstacleTo({ id }: Creator, { tasks, switches }: Tiktok): Code | null {
  const { bansPosting, postsPerDay, activeCreatorsPerDay, isAudited } = switches()
  if (bansPosting) return 'spam_risk_user_banned_from_posting'
  const today = tasks.today('direct').filter(({ failReason }) => failReason === null)
  if (today.filter(({ account }) => account === id).length >= postsPerDay) return 'spam_risk_too_many_posts'
  const active = new Set(today.map(({ account }) => account))
  const most = isAudited ? activeCreatorsPerDay : Math.min(activeCreatorsPerDay, activeCreatorsWithoutAudit)
  return !active.has(id) && active.size >= most ? 'reached_active_user_cap' : null
}

const Source = z.discriminatedUnion('source', [
  z.strictObject({
    source: z.literal('FILE_UPLOAD'),
    video_size: z.number().int(),
    chunk_size: z.number().int(),
    total_chunk_count: z.number().int(),
  }),
  z.strictObject({ source: z.literal('PULL_FROM_URL'), video_url: z.string() }),
])
const Body = z.strictObject({ post_info: z.unknown().optional(), source_info: Source })

function readBody(call: Call): z.infer<typeof Body> {
  const read = Body.safeParse(jsonOf(call))
  return read.success ? read.data : refuse('invalid_params', z.prettifyError(read.error))
}

function directInit(call: Call, tiktok: Tiktok): Answer {
  const creator = openCreator(call, tiktok, { route: 'video/init', perMinute: 6, scopes: ['video.publish'] })
  const { post_info: said, source_info: source } = readBody(call)
  const info = readPostInfo(said, creator, tiktok.switches().isAudited)
  const code = obstacleTo(creator, tiktok)
  if (code !== null) refuse(code)
  return begin(call, tiktok, { account: creator.id, kind: 'direct', info, source })
}

function inboxInit(call: Call, tiktok: Tiktok): Answer {
  const creator = openCreator(call, tiktok, {
    route: 'inbox/video/init',
    perMinute: 6,
    scopes: ['video.upload'],
  })
  const { post_info: said, source_info: source } = readBody(call)
  if (said !== undefined) refuse('invalid_params', 'post_info is not taken with a draft')
  const { tasks, switches } = tiktok
  const pending = tasks
    .today('inbox')
    .filter(
      ({ account, postedAt, failReason }) =>
        account === creator.id && postedAt === null && failReason === null,
    )
  if (pending.length >= switches().pendingPerDay) refuse('spam_risk_too_many_pending_share')
  return begin(call, tiktok, { account: creator.id, kind: 'inbox', info: null, source })
}

type Wanted = Pick<Task, 'account' | 'kind' | 'info'> & { source: z.infer<typeof Source> }

function begin({ origin, effects }: Call, tiktok: Tiktok, { source, ...wanted }: Wanted): Answer {
  if (source.source === 'PULL_FROM_URL') {
    checkAddress(source.video_url, tiktok)
    const task = tiktok.tasks.begin(
      { ...wanted, upload: null, pull: { url: source.video_url, downloaded: 0 } },
      effects,
    )
    fetchInto(task, tiktok)
    return success({ publish_id: task.id })
  }
  const { video_size: size, chunk_size: chunk, total_chunk_count: count } = source
  const plan: Plan = readPlan({ size, chunk, count }, tiktok.switches())
  const upload = { id: digits(19), token: randomUUID(), plan }
  const task = tiktok.tasks.begin({ ...wanted, upload, pull: null }, effects)
  const query = new URLSearchParams({ upload_id: upload.id, upload_token: upload.token })
  return success({
    publish_id: task.id,
    upload_url: `${origin}/sandbox/networks/${uploadHost}/upload?${query.toString()}`,
  })
}
