import { NetworkId, networkIds, PostKind, postKinds } from '@clipmint/networks'
import { z } from 'zod'

import { call } from './define.ts'
import type { ErrorCode } from './errors.ts'
import { Id, pageOf, pageQuery } from './page.ts'

/** What networks count of a post. */
export const figureNames = ['views', 'reach', 'likes', 'comments', 'shares', 'saves'] as const
export type FigureName = (typeof figureNames)[number]

/** What was counted of a post when its network was last asked: null is what nobody knows, and never nothing. */
const Count = z.number().int().nullable()
export const CountedFigures = z.object({
  views: Count,
  reach: Count,
  likes: Count,
  comments: Count,
  shares: Count,
  saves: Count,
  /** Likes, comments, shares and saves together, as far as the network says them. */
  interactions: Count,
  /** Interactions for each view. */
  rate: z.number().nullable(),
})
export type CountedFigures = z.infer<typeof CountedFigures>

/** How a post stands on its network: to be seen, over by itself as a story is after its hours, or taken down. */
export const postStandings = ['up', 'over', 'gone'] as const
export type PostStanding = (typeof postStandings)[number]

/** One post on one network, with what came of it. */
export const DashboardPost = CountedFigures.extend({
  _id: Id,
  reservationId: Id,
  platform: NetworkId,
  type: PostKind,
  title: z.string(),
  poster: z.string().nullable(),
  url: z.string().nullable(),
  publishedAt: z.iso.datetime(),
  /** The IANA zone that its owner chose its time in. */
  zone: z.string(),
  /** When its network was last heard of it; null before the first time. */
  readAt: z.iso.datetime().nullable(),
  /** Where it is not to be seen any more, the figures are its last ones. */
  standing: z.enum(postStandings),
})
export type DashboardPost = z.infer<typeof DashboardPost>

/** How many days may be looked at. */
export const dashboardTerms = [7, 30, 90, 365] as const
export type DashboardTerm = (typeof dashboardTerms)[number]

/** A figure of the days looked at, beside as many before; null where nobody knows. */
const Change = z.object({ now: z.number().nullable(), before: z.number().nullable() })

/** How far a network is heard of: nothing linked, not asked yet, asked, to be asked later, or its owner's turn. */
export const collectingStates = ['unlinked', 'waiting', 'collected', 'held-back', 'needs-owner'] as const
export type CollectingState = (typeof collectingStates)[number]

const figures = { posts: Change, views: Change, interactions: Change, rate: Change, followers: Change }

/** Of how many of the posts of a time the figures are. */
const Counted = z.object({
  posts: z.number().int(),
  views: z.number().int(),
  interactions: z.number().int(),
  /** Of these both views and interactions are known. */
  rate: z.number().int(),
})

export const DashboardNetwork = z.object({
  platform: NetworkId,
  state: z.enum(collectingStates),
  /** When it was last heard, and when it is asked again where it is held back. */
  collectedAt: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
  ...figures,
  counted: Counted,
  /** What it said of none of these posts. */
  unknown: z.array(z.enum(figureNames)),
})
export type DashboardNetwork = z.infer<typeof DashboardNetwork>

/** A day in Seoul: what came to the posts on it, as it did so many days before, and how many followers there were. */
export const DashboardDay = z.object({
  day: z.iso.date(),
  views: Count,
  viewsBefore: Count,
  interactions: Count,
  followers: Count,
})
export type DashboardDay = z.infer<typeof DashboardDay>

/** What posts differ in, that something may be learned of. */
export const lessonAttributes = [
  'angle',
  'family',
  'length',
  'hook',
  'firstFrame',
  'color',
  'music',
  'hour',
  'weekday',
  'tags',
] as const
export type LessonAttribute = (typeof lessonAttributes)[number]

/** What is claimed of posts of one level: they have so many times the views of the others. */
export const Lesson = z.object({
  attribute: z.enum(lessonAttributes),
  level: z.string(),
  times: z.number(),
  posts: z.number().int(),
})
export type Lesson = z.infer<typeof Lesson>

/** What worked. Nothing is claimed before there are `needed` posts whose first week is over; one on several networks is one. */
export const Worked = z.object({
  posts: z.number().int(),
  needed: z.number().int(),
  learnedAt: z.iso.datetime().nullable(),
  lessons: z.array(Lesson),
  /** Of which nothing is known yet. */
  unknown: z.array(z.enum(lessonAttributes)),
})
export type Worked = z.infer<typeof Worked>

export const Dashboard = z.object({
  term: z.literal(dashboardTerms),
  from: z.iso.date(),
  to: z.iso.date(),
  ...figures,
  /** Of how many of the posts, and of the linked accounts, the figures are. */
  counted: Counted.extend({ accounts: z.number().int(), followers: z.number().int() }),
  best: DashboardPost.nullable(),
  days: z.array(DashboardDay),
  networks: z.array(DashboardNetwork),
  worked: Worked,
  /** When networks were last heard, whether they are asked right now, and when they may be asked by hand again. */
  collectedAt: z.iso.datetime().nullable(),
  isCollecting: z.boolean(),
  refreshableAt: z.iso.datetime().nullable(),
})
export type Dashboard = z.infer<typeof Dashboard>

/** What popular posts are ranked by. */
export const interestSorts = ['views', 'likes', 'comments', 'shares', 'saves', 'rate'] as const
export type InterestSort = (typeof interestSorts)[number]
/** What all posts are sorted by; what is unknown comes last either way. */
export const postSorts = ['date', ...interestSorts] as const
export type PostSort = (typeof postSorts)[number]
export const dashboardPageSizes = [10, 20, 50, 100] as const

/** A hashtag with the mean of what is known of its posts, which is so many of them. */
export const DashboardHashtag = z.object({
  tag: z.string(),
  posts: z.number().int(),
  known: z.number().int(),
  value: z.number().nullable(),
})
export type DashboardHashtag = z.infer<typeof DashboardHashtag>

/** Of which posts: of all networks or one, of all kinds or one. */
const of = {
  provider: z.enum(['all', ...networkIds]).default('all'),
  providerOption: z.enum(['all', ...postKinds]).default('all'),
}
const Term = z
  .enum(dashboardTerms.map(String) as `${DashboardTerm}`[])
  .default('30')
  .transform((days) => Number(days) as DashboardTerm)
const needsService = ['DASHBOARD_NO_RIGHT'] as const satisfies readonly ErrorCode[]

/** What came of the posts, as the networks tell it. It belongs to the upload service. */
export const dashboard = {
  get: call({
    host: 'api',
    method: 'GET',
    path: '/dashboard',
    who: 'member',
    summary:
      'What came of the posts in the last days, thirty unless said, beside as many before, for each network and by day, and what worked. What nobody knows is null.',
    query: z.object({ term: Term }),
    result: Dashboard,
    errors: needsService,
  }),
  interest: call({
    host: 'api',
    method: 'GET',
    path: '/dashboard/interest',
    who: 'member',
    summary: 'The ten most popular posts of a time, and the twenty hashtags of its posts that did best.',
    query: z.object({ ...of, term: Term, sort: z.enum(interestSorts).default('views') }),
    result: z.object({
      posts: z.array(DashboardPost),
      hashtags: z.array(DashboardHashtag),
      /** Of how many posts, the latest, the hashtags are. */
      hashtagsOf: z.number().int(),
    }),
    errors: needsService,
  }),
  allPosts: call({
    host: 'api',
    method: 'GET',
    path: '/dashboard/allposts',
    who: 'member',
    summary:
      'All posts that can be, or could be, seen, each network by itself; the latest first unless said.',
    query: z.object({
      ...pageQuery(20),
      ...of,
      sortField: z.enum(postSorts).default('date'),
      sort: z.enum(['asc', 'desc']).default('desc'),
    }),
    result: pageOf(DashboardPost),
    errors: needsService,
  }),
  refresh: call({
    host: 'api',
    method: 'PATCH',
    path: '/dashboard',
    who: 'member',
    summary: 'Has the networks asked now; every ten minutes at most.',
    result: z.object({ refreshableAt: z.iso.datetime() }),
    errors: [...needsService, 'DASHBOARD_TOO_SOON'],
  }),
  exportPosts: call({
    host: 'api',
    method: 'GET',
    path: '/dashboard/export',
    who: 'member',
    summary: 'A link, good for some minutes, to all posts with their figures as CSV.',
    /** On the clock of a zone, the browser's own. */
    query: z.object({ ...of, zone: z.string().max(60).default('Asia/Seoul') }),
    result: z.object({ url: z.string() }),
    errors: [...needsService, 'RESERVATIONS_ZONE'],
  }),
}
