import type { Notification } from '@clipmint/contract'

type Facts = Pick<Notification, '_id' | 'seen' | 'read' | 'createdAt'> & {
  kind?: Notification['kind']
  /** Nothing where no video is meant. */
  projectId?: string
}

/** What came while its owner was away for long is found at the bell; it does not come up over what they do now. */
const recentMs = 10 * 60_000

/** The project that a page is about: its editor, or its finished video. */
export function projectOfPage(path: string): string | null {
  return /^\/(?:app|projects\/done)\/([^/]+)/.exec(path)?.[1] ?? null
}

/**
 * What to do about notifications on a page that somebody looks at: which to call out, which count as seen now, and which
 * as read because the page itself shows what they tell of.
 */
export function sortArrivals<One extends Facts>(
  list: readonly One[],
  path: string,
  now: number,
): { toast: One[]; seen: string[]; read: string[] } {
  const here = projectOfPage(path)
  const isShown = ({ projectId }: One) => projectId !== undefined && projectId === here
  // Campaigns make videos by themselves: where they are looked at, their own lists show what is made.
  const isTold = ({ kind }: One) =>
    kind === 'render-done' && /^\/upload\/(?:campaigns|calendar|products|places)(?:\/|$)/.test(path)
  const unseen = list.filter(({ seen }) => !seen)
  return {
    toast: unseen.filter(
      (one) => !isShown(one) && !isTold(one) && !one.read && now - Date.parse(one.createdAt) < recentMs,
    ),
    seen: unseen.map(({ _id }) => _id),
    read: list.filter((one) => !one.read && isShown(one)).map(({ _id }) => _id),
  }
}
