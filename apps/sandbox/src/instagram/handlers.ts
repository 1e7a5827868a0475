import type { Handler, Node } from '../meta/graph.ts'
import { accountInsightHandlers } from './account-insights.ts'
import { accountHandlers } from './account.ts'
import type { InstagramRoom, LoginHost } from './instagram.ts'
import { mediaInsightHandlers } from './media-insights.ts'
import { mediaHandlers } from './media.ts'
import { publishHandlers } from './publish.ts'

/** What both hosts can be asked of Instagram, each in its own way. */
export function instagramHandlers(instagram: InstagramRoom, host: LoginHost): Record<string, Handler> {
  return {
    ...accountHandlers(instagram, host),
    ...publishHandlers(instagram, host),
    ...mediaHandlers(instagram, host),
    ...mediaInsightHandlers(instagram, host),
    ...accountInsightHandlers(instagram, host),
  }
}

/** What an id of Instagram's is, and whose. */
export function instagramNode({ room, containers }: InstagramRoom, id: string): Node | null {
  const network = 'instagram'
  if (room.accounts.find('instagram', id)) return { kind: 'ig', account: id, network }
  const container = containers.find(id)
  if (container) return { kind: 'container', account: container.account, network }
  const post = room.posts.get(id)
  return post?.network === 'instagram' ? { kind: 'media', account: post.account, network } : null
}
