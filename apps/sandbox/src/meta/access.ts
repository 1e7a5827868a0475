import { createHmac } from 'node:crypto'

import type { Room } from '../networks/room.ts'
import type { Page, PageTask } from '../networks/seed/accounts.ts'
import type { Token } from '../networks/tokens.ts'
import { refuse, refuseObject, refuseParam, refusePermission } from './errors.ts'
import { deadToken } from './presets.ts'

/** The token that a value is, of one of the kinds; anything else is refused in the words of the Graph API. */
export function openToken(room: Room, value: string | null, kinds: readonly string[]): Token {
  if (value === null)
    refuse({ code: 104, message: 'An access token is required to request this resource.', status: 401 })
  const token = room.tokens.find(value)
  if (!token || !kinds.includes(token.kind))
    refuse({ code: 190, message: 'Invalid OAuth access token - Cannot parse access token' })
  if (token.dead !== null) refuse(deadToken(token.dead === 0 ? 460 : token.dead))
  if (token.expiresAt !== null && token.expiresAt <= room.clock.now()) refuse(deadToken(463))
  if (token.kind === 'page' && tasksOf(room, token).length === 0) refuse(deadToken(492))
  return token
}

/** Refuses a proof that is wrong, or missing where the app wants one. */
export function checkProof(
  value: string,
  proof: string | null,
  { secret, isNeeded }: { secret: string; isNeeded: boolean },
): void {
  if (proof === null && !isNeeded) return
  if (proof !== createHmac('sha256', secret).update(value).digest('hex'))
    refuseParam(
      proof === null
        ? 'API calls from the server require an appsecret_proof argument'
        : 'Invalid appsecret_proof provided in the API argument',
    )
}

export function needScopes(room: Room, token: Token, scopes: readonly string[], code?: number): void {
  const missing = scopes.filter((scope) => !room.tokens.scopesOf(token).includes(scope))
  if (missing.length > 0) refusePermission(missing.join(', '), code)
}

/** What a token's person may do on its Page. */
export function tasksOf(room: Room, { account, person }: Token): PageTask[] {
  return room.accounts.find('facebook', account ?? '')?.tasks[person] ?? []
}

/** The Page that a call may work on by its own token, with what it takes. */
export function openPage(
  room: Room,
  { id, token, scopes, task }: { id: string; token: Token; scopes: readonly string[]; task: PageTask | null },
): Page {
  const page = room.accounts.find('facebook', id)
  if (!page) refuseObject(id, 'post')
  if (token.kind !== 'page')
    refuse({
      code: 210,
      message: '(#210) A page access token is required to request this resource.',
      status: 403,
    })
  if (token.account !== id) refuseObject(id, 'post')
  needScopes(room, token, scopes)
  const tasks = tasksOf(room, token)
  if (task !== null && !tasks.includes(task))
    refuse(
      task === 'CREATE_CONTENT'
        ? { code: 100, subcode: 1_363_042, message: '(#100) No permission to publish the video' }
        : { code: 200, message: `(#200) The user does not have the ${task} task on this Page`, status: 403 },
    )
  return page
}
