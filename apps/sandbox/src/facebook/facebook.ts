import type { GraphCall } from '../meta/graph.ts'
import type { Room } from '../networks/room.ts'
import type { FacebookSwitches } from './switches.ts'
import type { Videos } from './video.ts'

/** What Facebook's calls work with. */
export type Facebook = {
  room: Room
  videos: Videos
  switches: () => FacebookSwitches
  now: () => number
}

export const publishScopes = ['pages_show_list', 'pages_read_engagement', 'pages_manage_posts'] as const

/** Where the sandbox answers for a host of Facebook's, as the caller reaches it. */
export function hostUrl({ address }: GraphCall, host: string): string {
  return `${address.origin}/sandbox/networks/${host}`
}
