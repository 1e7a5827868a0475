import { serveConsent } from '../networks/consent.ts'
import { serveFeed } from '../networks/feed.ts'
import type { Room } from '../networks/room.ts'
import type { StandIn } from '../stand-in.ts'
import { analyticsRoutes } from './analytics.ts'
import { channelRoutes } from './channel-routes.ts'
import { commentRoutes } from './comment-routes.ts'
import { serveControl } from './control.ts'
import { createNumbers } from './counts.ts'
import { consentDialog } from './dialog.ts'
import { addPresets } from './errors.ts'
import { createGrants } from './grants.ts'
import { listRoutes } from './list-routes.ts'
import { oauthRoutes } from './oauth.ts'
import { createResource } from './resource.ts'
import { serveGoogle } from './serve.ts'
import { thumbnailRoutes } from './thumbnail-routes.ts'
import { uploadRoutes } from './upload.ts'
import { videoRoutes } from './video-routes.ts'
import { createYoutubeParts } from './youtube.ts'

const name = { ko: '유튜브', en: 'YouTube' }

/** YouTube: Google's consent and tokens, resumable uploads, videos and their numbers. */
export function createYoutube(room: Room): StandIn {
  const youtube = createYoutubeParts(room)
  const { switches, videos } = youtube
  const numbers = createNumbers(room)
  const resource = createResource({ room, videos, numbers })
  addPresets(room.faults)
  return {
    id: 'youtube',
    title: name,
    about: {
      ko: '연습용 채널에 동영상을 올리고 조회수를 봐요.',
      en: 'Takes videos for practice channels and counts their views.',
    },
    page: 'youtube/feed',
    serve(app, fault) {
      serveConsent(app, consentDialog(room), room)
      serveFeed(app, room, { network: 'youtube', name })
      serveControl(app, youtube)
      const routes = [
        ...oauthRoutes(room, createGrants(room, switches)),
        ...uploadRoutes(youtube, resource),
        ...videoRoutes(youtube, resource),
        ...channelRoutes(youtube, numbers),
        ...listRoutes(youtube),
        ...commentRoutes(youtube),
        ...thumbnailRoutes(youtube),
        ...analyticsRoutes(youtube, numbers),
      ]
      serveGoogle(app, { room, fault, routes })
    },
  }
}
