import type { CountedFigures, NetworkId } from '@clipmint/contract'

/** What is known of a post or not; its rate is where its views and its interactions both are. */
export const knownNames = [
  'views',
  'reach',
  'likes',
  'comments',
  'shares',
  'saves',
  'interactions',
  'rated',
] as const
type KnownName = (typeof knownNames)[number]

/** Of some posts: how many they are, and of how many each figure is known. */
export type KnownCounts = Record<'posts' | KnownName, number>
type Figures = Record<Exclude<KnownName, 'rated'>, CountedFigures['views']>

/** Counts of the posts of a network that were published on a day in Seoul. */
export type DayCounts = { network: NetworkId; day: string; counts: KnownCounts }

const none: KnownCounts = {
  posts: 0,
  views: 0,
  reach: 0,
  likes: 0,
  comments: 0,
  shares: 0,
  saves: 0,
  interactions: 0,
  rated: 0,
}
/** The figures of a post of which no network has said anything yet. */
export const unheard: Figures = {
  views: null,
  reach: null,
  likes: null,
  comments: null,
  shares: null,
  saves: null,
  interactions: null,
}

/** What a post adds of which nothing is known yet. */
export const onePost: KnownCounts = { ...none, posts: 1 }

/** What becomes known of a post for the first time as `told` takes the place of `before`: what is known stays so. */
export function newlyKnown(before: Figures, told: Figures): KnownCounts {
  const [was, is] = [knownOf(before), knownOf(told)]
  const fresh = knownNames.map((name) => [name, is[name] && !was[name] ? 1 : 0] as const)
  return { ...none, ...Object.fromEntries(fresh) }
}

/** One for each day and network that something is added to, in an order that is the same for all. */
export function sumByDay(list: readonly DayCounts[]): DayCounts[] {
  const days = Map.groupBy(list, ({ day, network }) => `${day} ${network}`)
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...others]]) =>
      first
        ? [{ ...first, counts: others.reduce((sum, { counts }) => addUp(sum, counts), first.counts) }]
        : [],
    )
    .filter(({ counts }) => Object.values(counts).some((count) => count > 0))
}

function addUp(has: KnownCounts, more: KnownCounts): KnownCounts {
  const sums = (['posts', ...knownNames] as const).map((name) => [name, has[name] + more[name]] as const)
  return { ...none, ...Object.fromEntries(sums) }
}

function knownOf(figures: Figures): Record<KnownName, boolean> {
  const isKnown = (name: keyof Figures) => figures[name] !== null
  return {
    views: isKnown('views'),
    reach: isKnown('reach'),
    likes: isKnown('likes'),
    comments: isKnown('comments'),
    shares: isKnown('shares'),
    saves: isKnown('saves'),
    interactions: isKnown('interactions'),
    rated: isKnown('views') && isKnown('interactions'),
  }
}
