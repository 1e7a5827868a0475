import type { Room } from '../networks/room.ts'
import { createQuota, type Quota } from './quota.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { youtubeDefaults, type YoutubeSwitches } from './switches.ts'
import { createVideos, type Videos } from './videos.ts'

/** All that YouTube's routes work with. */
export type Youtube = {
  room: Room
  switches: () => YoutubeSwitches
  quota: Quota
  videos: Videos
  sessions: Sessions
}

export function createYoutubeParts(room: Room): Youtube {
  const switches = room.switches.of('youtube', youtubeDefaults)
  const videos = createVideos(room, switches)
  return {
    room,
    switches,
    quota: createQuota(room, switches),
    videos,
    sessions: createSessions(room, videos),
  }
}
