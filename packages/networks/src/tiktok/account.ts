import { z } from 'zod'

import type { CandidatesOutcome, LimitsOutcome, NetworkAccess, NetworkTokens, Trouble } from '../publisher.ts'
import { askApi, type World } from './ask.ts'

const User = z.object({
  user: z.object({
    open_id: z.string().min(1),
    display_name: z.string().default(''),
    avatar_url: z.string().optional(),
    username: z.string().optional(),
    follower_count: z.number().optional(),
  }),
})
type User = z.output<typeof User>['user']

/** Fields of a consent that was not given refuse the whole question. */
const fieldsOf: Record<string, readonly string[]> = {
  'user.info.basic': ['open_id', 'display_name', 'avatar_url'],
  'user.info.profile': ['username'],
  'user.info.stats': ['follower_count'],
}

/** The one account of a token. */
export async function readUser(
  world: World,
  tokens: NetworkTokens,
): Promise<{ status: 'ok'; user: User } | Trouble> {
  const fields = tokens.scopes.flatMap((scope) => fieldsOf[scope] ?? [])
  const got = await askApi(world, { tokens }, { path: '/user/info/', fields }, User)
  return got.status === 'ok' ? { status: 'ok', user: got.value.user } : got
}

export async function candidates(world: World, tokens: NetworkTokens): Promise<CandidatesOutcome> {
  const got = await readUser(world, tokens)
  if (got.status !== 'ok') return got
  const { open_id, display_name, username = null, avatar_url: avatarUrl = null } = got.user
  const name = display_name === '' ? (username ?? open_id) : display_name
  return {
    status: 'found',
    list: [{ remoteId: open_id, name, handle: username, avatarUrl, fault: null, tokens }],
  }
}

const Creator = z.object({
  privacy_level_options: z.array(z.string()),
  comment_disabled: z.boolean().default(false),
  duet_disabled: z.boolean().default(false),
  stitch_disabled: z.boolean().default(false),
  max_video_post_duration_sec: z.number().positive().optional(),
})

/** What the account allows now, which is asked before each post. An account that may not post is told with success. */
export async function limits(world: World, { tokens }: NetworkAccess): Promise<LimitsOutcome> {
  const asked = { path: '/post/publish/creator_info/query/', json: {} }
  const got = await askApi(world, { tokens }, asked, Creator)
  if (got.status !== 'ok') return got
  const { value: creator } = got
  const off = [
    ...(creator.comment_disabled ? ['comment'] : []),
    ...(creator.duet_disabled ? ['duet'] : []),
    ...(creator.stitch_disabled ? ['stitch'] : []),
  ]
  return {
    status: 'known',
    left: null,
    resetsAt: null,
    mostSeconds: creator.max_video_post_duration_sec ?? null,
    choices: { privacy: creator.privacy_level_options },
    off,
  }
}
