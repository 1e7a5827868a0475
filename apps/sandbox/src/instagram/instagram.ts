import { needScopes, tasksOf } from '../meta/access.ts'
import { refuse, refuseObject } from '../meta/errors.ts'
import type { GraphCall } from '../meta/graph.ts'
import type { Room } from '../networks/room.ts'
import type { InstagramAccount } from '../networks/seed/accounts.ts'
import type { Containers } from './container.ts'
import type { InstagramSwitches } from './switches.ts'

/** What Instagram's calls work with. */
export type InstagramRoom = {
  room: Room
  containers: Containers
  switches: () => InstagramSwitches
  now: () => number
}

/** By which of its two hosts Instagram is spoken to: tokens, scopes and some calls differ. */
export type LoginHost = 'facebook' | 'instagram'
type Permission = 'basic' | 'publish' | 'comments' | 'insights' | 'contents'

const scopes: Record<LoginHost, Record<Permission, string>> = {
  facebook: {
    basic: 'instagram_basic',
    publish: 'instagram_content_publish',
    comments: 'instagram_manage_comments',
    insights: 'instagram_manage_insights',
    contents: 'instagram_manage_contents',
  },
  instagram: {
    basic: 'instagram_business_basic',
    publish: 'instagram_business_content_publish',
    comments: 'instagram_business_manage_comments',
    insights: 'instagram_business_manage_insights',
    contents: 'instagram_business_manage_contents',
  },
}

/** The account that the token of a call may work on, with what it takes. */
export function openAccount(
  { room }: InstagramRoom,
  call: GraphCall,
  { id, host, needs }: { id: string; host: LoginHost; needs: readonly Permission[] },
): InstagramAccount {
  const token = call.token()
  const account = room.accounts.find('instagram', id)
  const page = account?.page ? room.accounts.find('facebook', account.page) : null
  const isOwn =
    host === 'instagram'
      ? token.account === id
      : page !== null &&
        (token.kind === 'page' ? token.account === page.id : (page.tasks[token.person] ?? []).length > 0)
  if (!account || !isOwn) return refuseObject(id, call.method.toLowerCase())
  needScopes(
    room,
    token,
    ['basic', ...needs].map((need) => scopes[host][need as Permission]),
    10,
  )
  if (host === 'facebook') needScopes(room, token, ['pages_read_engagement'], 10)
  if (account.kind === 'PERSONAL')
    refuse({ code: 10, message: '(#10) The account must be a business or creator account.', status: 403 })
  const tasks = token.kind === 'page' ? tasksOf(room, token) : (page?.tasks[token.person] ?? [])
  if (host === 'facebook' && needs.includes('publish') && !tasks.includes('CREATE_CONTENT'))
    refuse({
      code: 200,
      message: '(#200) The user does not have the CREATE_CONTENT task on the Page',
      status: 403,
    })
  return account
}
