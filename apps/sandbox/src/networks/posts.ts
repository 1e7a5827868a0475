import { sha256 } from './chance.ts'
import type { Clock } from './clock.ts'
import type { Store } from './documents.ts'
import type { Network } from './network.ts'

/** What people see, or will, on a network. Times are the clock's. */
export type Post = {
  id: string
  network: Network
  account: string
  /** reel, story, video, short … in the network's word. */
  kind: string
  /** Where a network has one besides the text. */
  title?: string
  caption: string
  mediaSha256: string
  durationMs: number
  /** The upload, container or publish operation that it came of. */
  source: string
  createdAt: number
  /** From when on it is live; null while nothing says when. */
  publishedAt: number | null
  /** From when on the network's lists show it. */
  listedAt: number | null
  /** A story's last moment. */
  endsAt: number | null
  removedAt: number | null
  /** False for what its owner alone can see. */
  isPublic: boolean
  /** Who sees it, where that is neither everybody nor its owner alone. */
  audience?: 'unlisted' | 'followers' | 'friends'
  coverSha256: string | null
}

export type Comment = { id: string; post: string; text: string; at: number; by: string }

export type Posts = {
  put: (post: Post) => Post
  get: (id: string) => Post | null
  change: (id: string, part: Partial<Post>) => void
  bySource: (source: string) => Post[]
  /** Those of an account that are live, newest first; `listed` leaves out those that lists do not show yet. */
  live: (network: Network, account: string | null, listed?: 'listed') => Post[]
  /** All that was ever posted to an account, oldest first. */
  of: (network: Network, account: string) => Post[]
  comment: (comment: Comment) => Comment
  commentsOf: (post: string) => Comment[]
  removeComment: (id: string) => void
  findComment: (id: string) => Comment | null
  all: () => Post[]
  comments: () => Comment[]
  /** How many live posts there are of each account, kind and caption. */
  visible: () => {
    network: Network
    account: string
    kind: string
    captionSha256: string
    mediaSha256: string
    count: number
  }[]
}

export function createPosts(store: Store, clock: Clock): Posts {
  const kept = store.open<Post>('posts')
  const comments = store.open<Comment>('comments')
  const isLive = (post: Post) =>
    post.publishedAt !== null &&
    post.publishedAt <= clock.now() &&
    post.removedAt === null &&
    (post.endsAt === null || post.endsAt > clock.now())

  return {
    put: (post) => kept.put(post.id, post),
    get: (id) => kept.get(id),
    change: (id, part) => void kept.change(id, part),
    bySource: (source) => kept.all().filter((post) => post.source === source),
    live: (network, account, listed) =>
      kept
        .all()
        .filter((post) => post.network === network && (account === null || post.account === account))
        .filter(isLive)
        .filter(({ listedAt }) => !listed || (listedAt ?? 0) <= clock.now())
        .toSorted((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0)),
    of: (network, account) =>
      kept.all().filter((post) => post.network === network && post.account === account),
    comment: (comment) => comments.put(comment.id, comment),
    commentsOf: (post) => comments.all().filter((comment) => comment.post === post),
    removeComment: (id) => comments.remove(id),
    findComment: (id) => comments.get(id),
    all: () => kept.all(),
    comments: () => comments.all(),
    visible() {
      const groups = new Map<string, ReturnType<Posts['visible']>[number]>()
      for (const post of kept.all().filter(isLive)) {
        const { network, account, kind, mediaSha256 } = post
        const captionSha256 = sha256(post.caption)
        // Stories carry no caption: theirs is told apart by the file.
        const key = [network, account, kind, captionSha256, post.caption === '' ? mediaSha256 : ''].join(' ')
        const known = groups.get(key)
        groups.set(key, {
          network,
          account,
          kind,
          captionSha256,
          mediaSha256,
          count: (known?.count ?? 0) + 1,
        })
      }
      return [...groups.values()]
    },
  }
}
