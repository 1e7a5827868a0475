import { instagramHandlers, instagramNode } from '../instagram/handlers.ts'
import type { InstagramRoom } from '../instagram/instagram.ts'
import { serveContainerUpload } from '../instagram/upload.ts'
import { type Node, serveGraph } from '../meta/graph.ts'
import { metaPresets } from '../meta/presets.ts'
import { createUsage } from '../meta/usage.ts'
import { apps } from '../networks/apps.ts'
import { serveConsent } from '../networks/consent.ts'
import { effectsOf } from '../networks/faults/effects.ts'
import { serveFeed } from '../networks/feed.ts'
import { servePermalinks } from '../networks/permalinks.ts'
import type { Room } from '../networks/room.ts'
import { businesses } from '../networks/seed/accounts.ts'
import type { Words } from '../page/words.ts'
import type { StandIn } from '../stand-in.ts'
import { commentHandlers } from './comments.ts'
import { facebookDialog } from './dialog.ts'
import type { Facebook } from './facebook.ts'
import { insightHandlers } from './insights.ts'
import { meHandlers } from './me.ts'
import { oauthHandlers } from './oauth.ts'
import { pageInsightHandlers } from './page-insights.ts'
import { pageHandlers } from './page-node.ts'
import { pageVideoHandlers } from './page-videos.ts'
import { findPost, postHandlers } from './posts.ts'
import { reelHandlers } from './reels.ts'
import { storyHandlers } from './stories.ts'
import { facebookDefaults } from './switches.ts'
import { fetchVideo, serveVideoUpload } from './upload.ts'
import { videoHandlers } from './video-node.ts'
import { createVideos } from './video.ts'

const name: Words = { ko: '페이스북', en: 'Facebook' }

/** Facebook Pages: www, graph and rupload.facebook.com; the middle one knows the Instagram accounts of Pages too. */
export function createFacebookPages(room: Room, instagram: InstagramRoom): StandIn {
  const switches = room.switches.of('facebook', facebookDefaults)
  const facebook: Facebook = { room, switches, videos: createVideos(room, switches), now: room.clock.now }
  for (const [preset, answer] of metaPresets()) room.faults.presets.set(preset, answer)
  return {
    id: 'facebook-pages',
    title: { ko: '게시 · 페이스북', en: 'Posting · Facebook' },
    about: {
      ko: '페이지를 연결하고 릴스와 스토리를 올려요. 올린 것은 피드에 보여요.',
      en: 'Links Pages and takes Reels and Stories; they are shown in a feed.',
    },
    page: 'facebook/feed',
    serve(app, fault) {
      // What was being fetched when the sandbox ended goes on.
      for (const video of facebook.videos.kept.all())
        if (video.fetchedFrom !== null && video.uploadedAt === null)
          void fetchVideo(facebook, { video, address: video.fetchedFrom, effects: effectsOf([]) })
      serveConsent(app, facebookDialog(room, ':version'), room)
      serveFeed(app, room, { network: 'facebook', name })
      servePermalinks(app, room, {
        network: 'facebook',
        // The second room is where posts of before the networks shared one were given their addresses.
        paths: ['networks', 'facebook'].flatMap((of) =>
          ['reel/:id', ':page/videos/:id', ':page/posts/:id'].map(
            (path) => `/${of}/www.facebook.com/${path}`,
          ),
        ),
        isAt: (post, id) => post.source === id || post.id.endsWith(`_${id}`),
      })
      serveVideoUpload(app, facebook, fault)
      serveContainerUpload(app, instagram, fault)
      serveGraph(app, fault, {
        room,
        host: {
          network: 'facebook',
          prefix: '/networks/graph.facebook.com',
          tokenKinds: ['user', 'page'],
          unversioned: ['debug_token', 'oauth/access_token'],
          phases: ['upload_phase'],
          usage: createUsage(room, { app: apps.facebook.id, limits: switches }),
          needsProof: () => switches().needsProof,
          nodeOf: (id) => facebookNode(facebook, id) ?? instagramNode(instagram, id),
          handlers: {
            ...oauthHandlers(facebook),
            ...meHandlers(facebook),
            ...pageHandlers(facebook),
            ...reelHandlers(facebook),
            ...pageVideoHandlers(facebook),
            ...storyHandlers(facebook),
            ...videoHandlers(facebook),
            ...postHandlers(facebook),
            ...commentHandlers(facebook),
            ...pageInsightHandlers(facebook),
            ...insightHandlers(facebook),
            ...instagramHandlers(instagram, 'facebook'),
          },
        },
      })
    },
  }
}

/** What an id of Facebook's is, and whose. */
function facebookNode({ room, videos }: Facebook, id: string): Node | null {
  if (room.accounts.find('facebook', id)) return { kind: 'page', account: id }
  if (businesses.some((business) => business.id === id)) return { kind: 'business', account: null }
  const video = videos.find(id)
  if (video) return { kind: 'video', account: video.page }
  const comment = room.posts.findComment(id)
  if (comment && room.accounts.find('facebook', comment.by)) return { kind: 'comment', account: comment.by }
  const post = findPost(room, id)
  return post && { kind: 'post', account: post.account }
}
