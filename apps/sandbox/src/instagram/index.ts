import { serveGraph } from '../meta/graph.ts'
import { createUsage } from '../meta/usage.ts'
import { apps } from '../networks/apps.ts'
import { serveConsent } from '../networks/consent.ts'
import { serveFeed } from '../networks/feed.ts'
import { servePermalinks } from '../networks/permalinks.ts'
import type { Room } from '../networks/room.ts'
import type { Words } from '../page/words.ts'
import type { StandIn } from '../stand-in.ts'
import { createContainers } from './container.ts'
import { fetchContainer } from './fetching.ts'
import { instagramHandlers, instagramNode } from './handlers.ts'
import type { InstagramRoom } from './instagram.ts'
import { instagramDialog, longTokenHandlers, serveShortTokens } from './login.ts'
import { shortcodeOf } from './shortcode.ts'
import { instagramDefaults } from './switches.ts'

const name: Words = { ko: '인스타그램', en: 'Instagram' }

/** What Instagram knows; both of its hosts work with it. */
export function createInstagramRoom(room: Room): InstagramRoom {
  const switches = room.switches.of('instagram', instagramDefaults)
  return { room, switches, containers: createContainers(room, switches), now: room.clock.now }
}

/** Instagram by its own login: www, api and graph.instagram.com. By Facebook's it is at graph.facebook.com. */
export function createInstagram(instagram: InstagramRoom): StandIn {
  const { room, switches, containers } = instagram
  return {
    id: 'instagram',
    title: { ko: '게시 · 인스타그램', en: 'Posting · Instagram' },
    about: {
      ko: '계정을 연결하고 릴스와 스토리를 올려요. 올린 것은 피드에 보여요.',
      en: 'Links accounts and takes Reels and Stories; they are shown in a feed.',
    },
    page: 'instagram/feed',
    serve(app, fault) {
      // What was being fetched when the sandbox ended goes on.
      for (const container of containers.kept.all())
        if (
          container.videoUrl !== null &&
          containers.statusOf(container) === 'IN_PROGRESS' &&
          container.uploadedAt === null
        )
          void fetchContainer(instagram, { container, effects: null })
      serveConsent(app, instagramDialog(room), room)
      serveFeed(app, room, { network: 'instagram', name })
      servePermalinks(app, room, {
        network: 'instagram',
        // The second room is where posts of before the networks shared one were given their addresses.
        paths: ['networks', 'instagram'].flatMap((of) =>
          ['reel/:id', 'stories/:handle/:id'].map((path) => `/${of}/www.instagram.com/${path}`),
        ),
        isAt: (post, id) => post.id === id || shortcodeOf(post.id) === id,
      })
      serveShortTokens(app, instagram, fault)
      serveGraph(app, fault, {
        room,
        host: {
          network: 'instagram',
          prefix: '/networks/graph.instagram.com',
          tokenKinds: ['instagram', 'instagram-short'],
          unversioned: ['access_token', 'refresh_access_token'],
          phases: [],
          usage: createUsage(room, { app: apps.instagram.id, limits: switches }),
          needsProof: () => switches().needsProof,
          meOf: (token) => token?.account ?? null,
          nodeOf: (id) => instagramNode(instagram, id),
          handlers: { ...longTokenHandlers(instagram), ...instagramHandlers(instagram, 'instagram') },
        },
      })
    },
  }
}
