import { z } from 'zod'

import type {
  CandidatesOutcome,
  LimitsOutcome,
  NeedsOwner,
  NetworkAccess,
  NetworkTokens,
  Trouble,
} from '../publisher.ts'
import { apiAddress, askFor, bearer, type World } from './ask.ts'

const Channel = z.object({
  id: z.string().min(1),
  snippet: z
    .object({
      title: z.string(),
      customUrl: z.string().optional(),
      thumbnails: z.record(z.string(), z.object({ url: z.string() })).default({}),
    })
    .optional(),
  contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string().optional() }) }).optional(),
  statistics: z
    .object({ subscriberCount: z.coerce.number().optional(), hiddenSubscriberCount: z.boolean().optional() })
    .optional(),
  status: z.object({ longUploadsStatus: z.string().optional() }).optional(),
})
export type Channel = z.output<typeof Channel>

/** Until a phone is verified a video may have 15 minutes (YouTube Help, "Upload videos longer than 15 minutes"). */
const unverifiedSeconds = 900

const none: NeedsOwner = {
  status: 'needs-owner',
  fault: 'no-channel',
  code: 'youtubeSignupRequired',
  told: 'The account has no channel.',
}

/** The one channel of a token: the person chose it when they agreed. */
export async function readChannel(
  world: World,
  tokens: NetworkTokens,
  parts: readonly ('snippet' | 'contentDetails' | 'statistics' | 'status')[],
): Promise<{ status: 'ok'; channel: Channel } | Trouble> {
  const url = apiAddress(world, '/channels', { part: parts.join(','), mine: 'true' })
  const Channels = z.object({ items: z.array(Channel).default([]) })
  const got = await askFor(world, { url, headers: bearer({ tokens }) }, Channels)
  if (got.status !== 'ok') return got
  const [channel] = got.value.items
  return channel ? { status: 'ok', channel } : none
}

export async function candidates(world: World, tokens: NetworkTokens): Promise<CandidatesOutcome> {
  const got = await readChannel(world, tokens, ['snippet'])
  if (got.status !== 'ok') return got
  const { id, snippet } = got.channel
  const { medium, default: small } = snippet?.thumbnails ?? {}
  return {
    status: 'found',
    list: [
      {
        remoteId: id,
        name: snippet?.title ?? id,
        handle: snippet?.customUrl?.replace(/^@/, '') ?? null,
        avatarUrl: (medium ?? small)?.url ?? null,
        fault: null,
        tokens,
      },
    ],
  }
}

/** What is left of a day's uploads YouTube tells nobody. */
export async function limits(world: World, { tokens }: NetworkAccess): Promise<LimitsOutcome> {
  const got = await readChannel(world, tokens, ['status'])
  if (got.status !== 'ok') return got
  const isShort = ['disallowed', 'eligible'].includes(got.channel.status?.longUploadsStatus ?? '')
  return {
    status: 'known',
    left: null,
    resetsAt: null,
    mostSeconds: isShort ? unverifiedSeconds : null,
    choices: {},
    off: [],
  }
}
