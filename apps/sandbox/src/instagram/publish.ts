import { dayMs } from '@clipmint/kit'

import { refuse, refuseObject, refuseParam } from '../meta/errors.ts'
import { parseFields, select } from '../meta/fields.ts'
import { type GraphCall, type Handler, ok } from '../meta/graph.ts'
import { instagramError } from '../meta/presets.ts'
import { digits } from '../networks/chance.ts'
import type { InstagramAccount } from '../networks/seed/accounts.ts'
import type { Container } from './container.ts'
import { fetchContainer } from './fetching.ts'
import { type InstagramRoom, type LoginHost, openAccount } from './instagram.ts'
import { readOptions } from './options.ts'

const daySeconds = 86_400
/** Trial Reels are for those whom many follow. */
const leastForTrial = 1_000

/** From a container to a post. */
export function publishHandlers(instagram: InstagramRoom, host: LoginHost): Record<string, Handler> {
  const { containers } = instagram
  const open = (call: GraphCall) => openAccount(instagram, call, { id: call.id, host, needs: ['publish'] })
  return {
    'POST /{ig}/media': (call) => create(instagram, { call, host, account: open(call) }),
    'GET /{container}': (call) => {
      const container = openContainer(instagram, call, host)
      if (call.effects.find('session-gone'))
        containers.kept.change(container.id, { expiresAt: instagram.now() })
      const now = containers.find(container.id) ?? container
      const status = containers.statusOf(now)
      const resolvers = {
        status_code: () => status,
        status: () => sentences[status](now),
        copyright_check_status: () => ({ status: 'completed', matches_found: false }),
      }
      const fields = parseFields(call.params.get('fields') ?? '')
      return ok(select({ id: now.id, type: 'IGContainer', resolvers }, fields))
    },
    'POST /{ig}/media_publish': (call) => publish(instagram, { call, host, account: open(call) }),
    'GET /{ig}/content_publishing_limit': (call) => {
      const { id } = openAccount(instagram, call, { id: call.id, host, needs: ['publish'] })
      const resolvers = {
        quota_usage: () => published(instagram, id),
        config: () => ({ quota_total: instagram.switches().quotaTotal, quota_duration: daySeconds }),
      }
      const fields = parseFields(call.params.get('fields') ?? 'quota_usage')
      const { id: _id, ...row } = select({ id, type: 'ContentPublishingLimit', resolvers }, fields)
      return ok({ data: [row] })
    },
  }
}

const sentences: Record<
  ReturnType<InstagramRoom['containers']['statusOf']>,
  (container: Container) => string
> = {
  IN_PROGRESS: () => 'In Progress: Media is still being processed.',
  FINISHED: () => 'Finished: Media has been uploaded and it is ready to be published.',
  PUBLISHED: () => 'Published: Media has been successfully published.',
  EXPIRED: () => 'Expired: Media was not published within 24 hours and has expired.',
  ERROR: ({ failure }) => `Error: Media upload has failed with error code ${failure}`,
}

type Publishing = { call: GraphCall; host: LoginHost; account: InstagramAccount }

async function create(instagram: InstagramRoom, { call, host, account }: Publishing) {
  const { containers, switches } = instagram
  const options = readOptions(call.params, { host, switches: switches() })
  if (containers.recent(account.id) >= switches().containersPerDay) refuse(instagramError(2_207_042))
  if (options.options['trial_params'] !== undefined && account.followers < leastForTrial)
    refuse(instagramError(2_207_081))
  const container = containers.create({ ...options, account: account.id }, call.effects)
  if (options.isResumable) {
    const base = `${call.address.origin}/sandbox/networks/rupload.facebook.com`
    if (options.coverUrl !== null) void fetchContainer(instagram, { container, effects: null })
    return ok({ id: container.id, uri: `${base}/ig-api-upload/${call.version}/${container.id}` })
  }
  const fetching = fetchContainer(instagram, { container, effects: call.effects })
  if (switches().refusesUnfetchableAtOnce && !(await fetching)) refuse(instagramError(2_207_052))
  return ok({ id: container.id })
}

function publish(instagram: InstagramRoom, { call, host, account }: Publishing) {
  const { room, containers, switches, now } = instagram
  const page = account.page === null ? null : room.accounts.find('facebook', account.page)
  if (account.isRestricted) refuse(instagramError(2_207_050))
  if (host === 'facebook' && page?.needsAuthorisation)
    refuse({ code: 1_404_078, message: '(#1404078) The Page needs publishing authorization.', status: 403 })
  const id = call.params.get('creation_id') ?? refuseParam('The parameter creation_id is required')
  const container = containers.find(id)
  if (container?.account !== account.id) return refuse(instagramError(2_207_008))
  const status = containers.statusOf(container)
  if (status === 'PUBLISHED') refuse(instagramError(2_207_008))
  if (status === 'EXPIRED') refuse(instagramError(2_207_020))
  if (status !== 'FINISHED' || container.sha256 === null) return refuse(instagramError(2_207_027))
  if (published(instagram, account.id) >= switches().quotaTotal) refuse(instagramError(2_207_042))
  const media = digits(17)
  room.posts.put({
    id: media,
    network: 'instagram',
    account: account.id,
    kind: container.kind === 'REELS' ? 'reel' : 'story',
    caption: container.caption,
    mediaSha256: container.sha256,
    durationMs: container.durationMs,
    source: container.id,
    createdAt: now(),
    publishedAt: now(),
    listedAt: now() + (call.effects.find('late-visible')?.ms ?? 0),
    endsAt: container.kind === 'STORIES' ? now() + dayMs : null,
    removedAt: null,
    isPublic: true,
    coverSha256: container.coverSha256,
  })
  containers.kept.change(id, { media })
  return ok({ id: media })
}

/** How many posts of the last day came by the API, those that were removed too. */
function published({ room, now }: InstagramRoom, account: string): number {
  return room.posts.of('instagram', account).filter(({ createdAt }) => createdAt > now() - dayMs).length
}

function openContainer(instagram: InstagramRoom, call: GraphCall, host: LoginHost): Container {
  const container = instagram.containers.find(call.id)
  if (!container) return refuseObject(call.id)
  openAccount(instagram, call, { id: container.account, host, needs: [] })
  return container
}
