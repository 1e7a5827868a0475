import { type DashboardNetwork, figureNames } from '@clipmint/contract'

type Told = Pick<DashboardNetwork, 'state' | 'collectedAt' | 'unknown' | 'posts' | 'views'>

/** Why nobody knows what a network tells of its posts and its account: that it does not say is said only where it said something else. */
export function whyUnknown(one: Told, name: 'posts' | 'views' | 'interactions' | 'rate' | 'followers') {
  // An account is heard of by itself, whether or not it has posts.
  if (name === 'followers') return one.state === 'collected' ? 'whyUnsaid' : 'whyUnread'
  if (!isAnyRead(one)) return 'whyUnread'
  return name === 'rate' && one.views.now === 0 ? 'whyNoViews' : 'whyUnsaid'
}

/** What a network left unsaid of its posts while it said something else; a reason where that cannot be told. */
export function unsaidBy(one: Told): DashboardNetwork['unknown'] | 'whyUnread' | 'whyNoPosts' {
  if (!isAnyRead(one)) return 'whyUnread'
  return one.posts.now === 0 ? 'whyNoPosts' : one.unknown
}

/** Whether it said anything at all of its posts: all of it unknown is what was not asked yet. */
function isAnyRead({ collectedAt, unknown }: Told): boolean {
  return collectedAt !== null && unknown.length < figureNames.length
}
