import { type CampaignPost, postStatus, ReservationStatus } from '@clipmint/contract'

import { fileLink } from '../../../file-link.ts'
import { findFinishedOf } from '../../projects/index.ts'
import { findPosts, listTargetsOf } from '../../reservations/index.ts'
import { listLinks } from '../../social-accounts/index.ts'
import type { CampaignDoor } from '../door.ts'
import { findRuns, type RunStage } from '../making/store.ts'
import { targetsOf } from '../state/rules.ts'
import { findCampaign, type StoredCampaign } from '../state/store.ts'
import { whyCalledOff } from './called-off.ts'
import { closingOf } from './rules.ts'
import { seenOf } from './seen.ts'
import type { StoredCampaignPost } from './store.ts'

/** A post of a slot of which nothing is kept yet. */
export type SlotPost = { campaign: StoredCampaign; day: string; no: number; uploadAt: Date }

const making: Record<RunStage, CampaignPost['making']> = {
  waiting: null,
  planning: 'planning',
  filling: 'filling',
  rendering: 'rendering',
  made: null,
}

/** Posts of campaigns as their owner sees them, with a handful of queries for any number. */
export async function presentCampaignPosts(
  ctx: CampaignDoor,
  accountId: string,
  list: readonly { campaign: StoredCampaign; post: StoredCampaignPost }[],
): Promise<CampaignPost[]> {
  const posts = list.map(({ post }) => post)
  const videos = await findFinishedOf(
    ctx,
    accountId,
    posts.flatMap(({ projectId }) => projectId ?? []),
  )
  const sent = await findPosts(
    ctx,
    accountId,
    posts.flatMap(({ postId }) => postId ?? []),
  )
  const targets = await listTargetsOf(
    ctx,
    accountId,
    sent.map(({ id }) => id),
  )
  const seen = Map.groupBy(
    targets.flatMap(({ postId, publishedAt }) =>
      publishedAt ? [{ postId, at: publishedAt.toISOString() }] : [],
    ),
    ({ postId }) => postId,
  )
  const unmade = posts.filter(({ status }) => status === 0)
  const runs = await findRuns(
    ctx,
    accountId,
    unmade.map(({ runId }) => runId),
  )
  const links = new Map((await listLinks(ctx, accountId)).map((link) => [link.network, link]))
  return Promise.all(
    list.map(async ({ campaign, post }): Promise<CampaignPost> => {
      const finished = videos.get(post.projectId ?? '')
      const of = sent.find(({ id }) => id === post.postId)
      const isToGo = post.status === 1 || (post.status === 2 && (!of || of.endedAt === null))
      // What was called off a moment ago is told why before its campaign has noted it.
      const skip = (post.status === 2 && of ? whyCalledOff(of, targets) : null) ?? post.skip
      const status = ReservationStatus.parse(
        post.status !== 2 || !of ? post.status : skip === null ? of.status : postStatus.skipped,
      )
      const about = ofCampaign(campaign)
      return {
        _id: post.id,
        ...about,
        day: post.day,
        no: post.no,
        status,
        isHeld: campaign.state !== 'running' && status <= postStatus.waitingUpload,
        uploadAt: (of?.uploadAt ?? post.uploadAt).toISOString(),
        publishedAt:
          seen
            .get(post.postId ?? '')
            ?.map(({ at }) => at)
            .toSorted()[0] ?? null,
        making: post.status === 0 ? making[runs.get(post.runId)?.stage ?? 'waiting'] : null,
        subtemplateId: post.projectId,
        video: finished
          ? {
              title: finished.title,
              poster: await fileLink(ctx, finished.video.posterKey),
              url: await fileLink(ctx, finished.video.fileKey),
              seconds: finished.video.durationMs / 1_000,
            }
          : null,
        copy: post.caption,
        tags: post.hashtags,
        title: post.title,
        choice: post.choice,
        skip,
        failure: (isToGo ? failureOfLinks(campaign, links) : null) ?? post.failure,
        decideBy: post.status === 1 ? closingOf(post).toISOString() : null,
        seen: seenOf({ ...post, targets: about.targets, videoId: finished?.video.id ?? null }),
        postId: post.postId,
      }
    }),
  )
}

/** A post of a campaign as its owner sees it. */
export async function presentOne(ctx: CampaignDoor, post: StoredCampaignPost): Promise<CampaignPost> {
  const { accountId, campaignId } = post
  const campaign = await findCampaign(ctx, { accountId, id: campaignId })
  const [presented] = campaign ? await presentCampaignPosts(ctx, accountId, [{ campaign, post }]) : []
  if (!presented) throw new Error('A post of a campaign is presented as none.')
  return presented
}

/** What an account that is to be posted to needs of its owner; the first is told. */
function failureOfLinks(
  { settings }: StoredCampaign,
  links: ReadonlyMap<string, { fault: string | null }>,
): CampaignPost['failure'] {
  for (const { platform } of settings.targets) {
    const link = links.get(platform)
    if (!link) return { platform, code: 'not-linked' }
    if (link.fault !== null) return { platform, code: `link-${link.fault}` }
  }
  return null
}

/** A post of a slot of which nothing is done yet. */
export function presentSlot({ campaign, day, no, uploadAt }: SlotPost): CampaignPost {
  return {
    _id: null,
    ...ofCampaign(campaign),
    day,
    no,
    status: 0,
    isHeld: false,
    uploadAt: uploadAt.toISOString(),
    publishedAt: null,
    making: null,
    subtemplateId: null,
    video: null,
    copy: '',
    tags: [],
    title: '',
    choice: null,
    skip: null,
    failure: null,
    decideBy: null,
    seen: null,
    postId: null,
  }
}

function ofCampaign({ id, settings }: StoredCampaign) {
  return {
    campaignId: id,
    campaignTitle: settings.title,
    zone: settings.schedule.zone,
    targets: targetsOf(settings).map(({ platform, type }) => ({ platform, type })),
  }
}
