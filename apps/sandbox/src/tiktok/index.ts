import { serveConsent } from '../networks/consent.ts'
import { serveFeed } from '../networks/feed.ts'
import type { Room } from '../networks/room.ts'
import type { StandIn } from '../stand-in.ts'
import { accountRoutes } from './account-routes.ts'
import { serveControl } from './control.ts'
import { consentDialog } from './dialog.ts'
import { addPresets } from './errors.ts'
import { oauthRoutes } from './oauth.ts'
import { publishRoutes } from './publish-routes.ts'
import { serveTiktok } from './serve.ts'
import { statusRoutes } from './status-routes.ts'
import { createTiktokParts } from './tiktok.ts'
import { uploadRoutes } from './upload.ts'
import { startWebhooks } from './webhooks.ts'

const name = { ko: '틱톡', en: 'TikTok' }

/** TikTok: consent, tokens that rotate, posts and drafts by chunks or by address, and what they come to. */
export function createTiktok(room: Room): StandIn {
  const tiktok = createTiktokParts(room)
  addPresets(room.faults)
  return {
    id: 'tiktok',
    title: name,
    about: {
      ko: '연습용 계정에 동영상을 게시하고 초안을 보내요.',
      en: 'Takes videos and drafts for practice creators.',
    },
    page: 'tiktok/feed',
    serve(app, fault) {
      serveConsent(app, consentDialog(room), room)
      serveFeed(app, room, { network: 'tiktok', name })
      serveControl(app, tiktok)
      const routes = [
        ...oauthRoutes(room, tiktok.switches),
        ...publishRoutes(tiktok),
        ...statusRoutes(tiktok),
        ...uploadRoutes(tiktok),
        ...accountRoutes(tiktok),
      ]
      serveTiktok(app, { room, fault, routes })
      const webhooks = startWebhooks(tiktok)
      app.addHook('preClose', async () => webhooks.stop())
    },
  }
}
