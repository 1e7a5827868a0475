import type { Room } from '../networks/room.ts'
import type { Channel } from '../networks/seed/accounts.ts'
import type { Token } from '../networks/tokens.ts'
import { refuse } from './errors.ts'

const auth = 'https://www.googleapis.com/auth/'

/** What lets a call through: any one of its scopes. */
export const scopesFor = {
  upload: scopes('youtube.upload', 'youtube', 'youtube.force-ssl'),
  read: scopes('youtube.readonly', 'youtube', 'youtube.force-ssl'),
  manage: scopes('youtube', 'youtube.force-ssl'),
  comment: scopes('youtube.force-ssl'),
  analytics: scopes('yt-analytics.readonly'),
}

function scopes(...names: string[]): string[] {
  return names.map((name) => `${auth}${name}`)
}

/** The token of a call, once it may do what it wants to. */
export function openToken(room: Room, value: string | null, wanted: readonly string[]): Token {
  if (value === null) refuse('required')
  const token = room.tokens.find(value)
  const isGood =
    token?.network === 'youtube' &&
    token.kind === 'access' &&
    token.dead === null &&
    (token.expiresAt ?? 0) > room.clock.now()
  if (!isGood) refuse('authError')
  if (!room.tokens.scopesOf(token).some((scope) => wanted.includes(scope))) refuse('insufficientPermissions')
  return token
}

/** The token's channel; null for somebody who has none. */
export function channelOf({ accounts }: Room, { account, person }: Token): Channel | null {
  const channel = accounts.find('youtube', account ?? '')
  return channel?.owner === person ? channel : null
}

/** The channel that a call works on. */
export function openChannel(room: Room, value: string | null, wanted: readonly string[]): Channel {
  return channelOf(room, openToken(room, value, wanted)) ?? refuse('youtubeSignupRequired')
}
