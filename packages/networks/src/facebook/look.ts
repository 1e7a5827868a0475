import { z } from 'zod'

import { type GraphAnswer, GraphId } from '../graph/graph.ts'
import { isMissing } from '../graph/trouble.ts'
import type { PostKind } from '../post/network.ts'
import type { LookOutcome, NetworkAccess, Published, Ticket } from '../publisher.ts'
import type { FacebookPlace } from './place.ts'
import { type Standing, standingOf, VideoStatus } from './status.ts'
import { listStories } from './stories.ts'
import { type FacebookTicket, readTicket } from './ticket.ts'

const WithStatus = z.object({ id: GraphId, status: VideoStatus })
const WithLink = z.object({ permalink_url: z.string().nullish() })

/** Where a post stands, by its video; of a story also by the page's stories, as its video may not say that it is seen. */
export async function look(
  place: FacebookPlace,
  access: NetworkAccess,
  { kind, ticket }: { kind: PostKind; ticket: Ticket },
): Promise<LookOutcome> {
  const read = readTicket(ticket)
  const standing = await readStanding(place, access, read)
  switch (standing.status) {
    case 'live':
      return published(place, access, { kind, video: read.video })
    case 'draft':
      // A reel is published by the same call again. What went in as a video was taken for a reel, and stays a draft.
      return kind === 'reels'
        ? { status: 'ready' }
        : { status: 'rejected', refusal: 'ratio', code: 'draft', told: 'It was taken in as a draft.' }
    case 'ready':
      return kind === 'story' ? lookInStories(place, access, read) : standing
    default:
      return standing
  }
}

/** Where a video stands; `gone` where it is not known. */
export async function readStanding(
  { graph, now }: FacebookPlace,
  { tokens }: NetworkAccess,
  { video, bytes }: Pick<FacebookTicket, 'video' | 'bytes'>,
): Promise<Standing> {
  const call = { token: tokens.access.token, query: { fields: 'status' } }
  const answer = await graph.ask(`/${video}`, call, WithStatus)
  if (answer.status === 'ok') return standingOf(answer.value.status, { bytes, now: now() })
  return isMissing(answer) ? { status: 'gone' } : answer
}

async function lookInStories(
  place: FacebookPlace,
  access: NetworkAccess,
  { video }: FacebookTicket,
): Promise<LookOutcome> {
  const stories = await listStories(place, access)
  if (stories.status !== 'ok') return stories
  const story = stories.value.find(({ media_id: id }) => id === video)
  return story ? { status: 'published', remoteId: video, url: story.url ?? null } : { status: 'ready' }
}

/** A video that is seen, with its address. That the address cannot be read changes nothing about that. */
export async function published(
  place: FacebookPlace,
  access: NetworkAccess,
  { kind, video }: { kind: PostKind; video: string },
): Promise<Published> {
  const usual = kind === 'reels' ? `${place.at('www.facebook.com')}/reel/${video}` : null
  const url = (await (kind === 'story' ? storyUrl : permalink)(place, access, video)) ?? usual
  return { status: 'published', remoteId: video, url }
}

async function storyUrl(place: FacebookPlace, access: NetworkAccess, video: string): Promise<string | null> {
  const stories = await listStories(place, access)
  return (stories.status === 'ok' && stories.value.find((story) => story.media_id === video)?.url) || null
}

async function permalink(
  { graph, at }: FacebookPlace,
  { tokens }: NetworkAccess,
  video: string,
): Promise<string | null> {
  const call = { token: tokens.access.token, query: { fields: 'permalink_url' } }
  const answer: GraphAnswer<z.output<typeof WithLink>> = await graph.ask(`/${video}`, call, WithLink)
  const link = answer.status === 'ok' ? answer.value.permalink_url : null
  // It may be a path alone.
  const whole = link?.startsWith('/') ? `${at('www.facebook.com')}${link}` : link
  return whole && URL.canParse(whole) ? new URL(whole).href : null
}
