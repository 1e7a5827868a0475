import { LinkFault, NetworkId } from '@clipmint/networks'
import { z } from 'zod'

import { call } from './define.ts'
import type { ErrorCode } from './errors.ts'
import { distinct, Id } from './page.ts'

/** How a network stands with an owner; `expiring` ends within a week. */
export const socialAccountStates = ['available', 'connected', 'expiring', 'needs-reconnect'] as const

const whose = {
  /** The network's own id of the page, account or channel. */
  remoteId: z.string(),
  name: z.string(),
  /** Its name in addresses, without @. */
  handle: z.string().nullable(),
  avatarUrl: z.string().nullable(),
}

/** What an owner posts to on a network: never a token. */
export const LinkedAccount = z.object({
  ...whose,
  _id: Id,
  linkedAt: z.iso.datetime(),
  /** Until when it holds; null where it goes on by itself. */
  endsAt: z.iso.datetime().nullable(),
})
export type LinkedAccount = z.infer<typeof LinkedAccount>

/** One of several that an owner may choose from; one with a fault cannot be linked. */
export const LinkCandidate = z.object({ ...whose, fault: LinkFault.nullable() })
export type LinkCandidate = z.infer<typeof LinkCandidate>

export const SocialAccount = z.object({
  type: NetworkId,
  /** Whether this site can connect it at all. */
  offered: z.boolean(),
  state: z.enum(socialAccountStates),
  /** Why it has to be connected again. */
  fault: LinkFault.nullable(),
  account: LinkedAccount.nullable(),
  /** What the owner has agreed to and not chosen from yet. */
  candidates: z.array(LinkCandidate).nullable(),
})
export type SocialAccount = z.infer<typeof SocialAccount>

const Preferred = z.object({ networks: z.array(NetworkId) })
const Networks = distinct(z.array(NetworkId))

/** What can come of asking a network who its visitor is. */
const connectErrors = [
  'SOCIAL_ACCOUNTS_OFF',
  'SOCIAL_ACCOUNTS_CANCELLED',
  'SOCIAL_ACCOUNTS_CONNECT_FAILED',
  'SOCIAL_ACCOUNTS_PERMISSION_MISSING',
  'SOCIAL_ACCOUNTS_NOTHING_TO_LINK',
  'SOCIAL_ACCOUNTS_UNREACHABLE',
] as const satisfies readonly ErrorCode[]

/** Pages, accounts and channels of networks that an owner posts to: one of each network. */
export const socialAccounts = {
  list: call({
    host: 'api',
    method: 'GET',
    path: '/user/snsAccountLink',
    who: 'member',
    summary:
      'How each network stands, or the one of `type`; for one, also the address of its consent page, from which the browser comes back to /services/{type} with `code` and `state`.',
    query: z.object({ type: NetworkId.optional() }),
    result: z.object({
      list: z.array(SocialAccount),
      /** Good for one visit of this owner; null without `type`, and where the network cannot be connected. */
      url: z.url().nullable(),
    }),
    errors: ['SOCIAL_ACCOUNTS_UNREACHABLE'],
  }),
  connect: call({
    host: 'api',
    method: 'POST',
    path: '/user/snsAccountLink',
    who: 'member',
    perMinute: 20,
    summary:
      'Ends a visit to a consent page with what the browser came back with. Links at once what is the only one that can be linked, or is linked already; otherwise says what there is to choose from.',
    body: z.object({
      type: NetworkId,
      state: z.string().min(1).max(2_000),
      code: z.string().min(1).max(4_000).optional(),
      error: z.string().max(200).optional(),
      error_reason: z.string().max(200).optional(),
    }),
    result: z.discriminatedUnion('status', [
      z.object({ status: z.literal('linked'), account: LinkedAccount }),
      z.object({ status: z.literal('choose'), candidates: z.array(LinkCandidate) }),
    ]),
    errors: [...connectErrors],
  }),
  choose: call({
    host: 'api',
    method: 'POST',
    path: '/user/snsAccountLink/user',
    who: 'member',
    summary:
      'Links one of what a connection said there is to choose from. Another one than is linked takes its place only where `replace` says so.',
    body: z.object({
      type: NetworkId,
      data: z.object({ remoteId: z.string().min(1).max(200), replace: z.boolean().default(false) }),
    }),
    result: LinkedAccount,
    errors: ['SOCIAL_ACCOUNTS_LINK_FAILED', 'SOCIAL_ACCOUNTS_OTHER_LINKED'],
  }),
  unlink: call({
    host: 'api',
    method: 'DELETE',
    path: '/user/snsAccountLink',
    who: 'member',
    anytime: true,
    summary: 'Ends a link and takes the consent back at the network. What was posted stays.',
    query: z.object({ type: NetworkId }),
    result: z.null(),
    errors: ['SOCIAL_ACCOUNTS_NOT_LINKED'],
  }),
  preferred: call({
    host: 'api',
    method: 'GET',
    path: '/user/prePlatform',
    who: 'member',
    summary: 'The networks that the owner wants to post to unless they say otherwise.',
    result: Preferred,
  }),
  setPreferred: call({
    host: 'api',
    method: 'POST',
    path: '/user/prePlatform',
    who: 'member',
    summary: 'Sets the preferred networks, in their order.',
    body: z.object({ networks: Networks }),
    result: Preferred,
  }),
  changePreferred: call({
    host: 'api',
    method: 'PATCH',
    path: '/user/prePlatform',
    who: 'member',
    summary: 'Adds networks to the preferred ones, or takes some away.',
    body: z.object({ add: Networks.default([]), remove: Networks.default([]) }),
    result: Preferred,
  }),
}
