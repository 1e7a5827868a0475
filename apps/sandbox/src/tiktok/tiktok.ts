import type { Room } from '../networks/room.ts'
import type { Call } from '../networks/routes.ts'
import type { Creator } from '../networks/seed/accounts.ts'
import { refuse } from './errors.ts'
import { createRates, type Rates } from './rates.ts'
import { openToken } from './serve.ts'
import { tiktokDefaults, type TiktokSwitches } from './switches.ts'
import { createTasks, type Tasks } from './tasks.ts'

/** All that TikTok's routes work with. */
export type Tiktok = {
  room: Room
  switches: () => TiktokSwitches
  tasks: Tasks
  rates: Rates
}

export function createTiktokParts(room: Room): Tiktok {
  const webhookUrl = room.siteUrl && `${room.siteUrl}/hooks/networks/tiktok`
  const switches = room.switches.of('tiktok', { ...tiktokDefaults, webhookUrl })
  return { room, switches, tasks: createTasks(room, switches), rates: createRates(room) }
}

type Asked = { route: string; perMinute: number; scopes: readonly string[] }

/** Whose call it is, once it may be made, and is not one too many. */
export function openCreator(
  call: Call,
  { room, rates }: Tiktok,
  { route, perMinute, scopes }: Asked,
): Creator {
  const { account } = openToken(room, call.token, scopes)
  rates(route, account, perMinute)
  return room.accounts.find('tiktok', account) ?? refuse('access_token_invalid')
}
