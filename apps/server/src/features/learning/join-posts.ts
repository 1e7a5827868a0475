import { Matrix } from 'ml-matrix'

/** Posts that were seen on networks: which post of which video each was, its row of the regression, and what came of it. */
export type Seen = { post: string; video: string; group: string; row: readonly number[]; outcome: number }

/** How far outcomes lie apart before anything is known, half of it shared by what was seen of a video; and what that weighs. */
type Prior = { variance: number; weight: number }

/** Of what lies apart no more is ever shared: else a second post of a video would say nothing at all. */
const mostShared = 0.95

/**
 * One row for each post, whatever number of networks it was seen on: the mean of its rows, as a video that is liked is liked
 * on all of them. Rows are scaled and set apart from those of the same video (whitened), so that they may be taken for
 * independent, each as far from its mean as a post on one network. Of posts on one network, each of a video of its own, they
 * are the rows as they were.
 */
export function joinPosts(seen: readonly Seen[], prior: Prior): { design: Matrix; outcomes: Matrix } {
  const shared = sharedPart(seen, prior)
  const ofVideos = Map.groupBy(seen, ({ video }) => video)
  const rows = [...ofVideos.values()].flatMap((ofVideo) => {
    const ofPosts = [...Map.groupBy(ofVideo, ({ post }) => post).values()]
    return whiten(ofPosts.map(meanOf), shared)
  })
  const joined = new Matrix(rows)
  const last = joined.columns - 1
  return {
    design: joined.subMatrix(0, joined.rows - 1, 0, last - 1),
    outcomes: joined.subMatrix(0, joined.rows - 1, last, last),
  }
}

type Mean = { networks: number; row: number[] }

/** The outcome is the last of the row. */
function meanOf(ofPost: readonly Seen[]): Mean {
  const rows = new Matrix(ofPost.map(({ row, outcome }) => [...row, outcome]))
  return { networks: ofPost.length, row: rows.mean('column') }
}

/**
 * Rows of posts of one video, of which so much is shared: multiplied by the inverse square root of their covariance, which is
 * `shared` everywhere and `(1 - shared) / networks` more on its diagonal.
 */
function whiten(means: readonly Mean[], shared: number): number[][] {
  const scales = means.map(({ networks }) => Math.sqrt(networks / (1 - shared)))
  const squares = scales.reduce((sum, scale) => sum + scale ** 2, 0)
  const taken = (1 - 1 / Math.sqrt(1 + shared * squares)) / squares
  const scaled = means.map(({ row }, at) => row.map((value) => value * (scales[at] ?? 0)))
  const [first = []] = scaled
  const sums = first.map((_, no) =>
    scaled.reduce((sum, row, at) => sum + (scales[at] ?? 0) * (row[no] ?? 0), 0),
  )
  return scaled.map((row, at) => row.map((value, no) => value - taken * (scales[at] ?? 0) * (sums[no] ?? 0)))
}

/** How much of what lies apart is shared by what was seen of one video: one less the part that lies apart within videos. */
function sharedPart(seen: readonly Seen[], { variance, weight }: Prior): number {
  const groups = squaresWithin(seen.map(({ group, outcome }) => ({ of: group, value: outcome })))
  const videos = squaresWithin(seen.map(({ video }, at) => ({ of: video, value: groups.left[at] ?? 0 })))
  const free = Math.max(0, seen.length - groups.many)
  const freeOfVideos = Math.max(0, seen.length - videos.many - groups.many + 1)
  const all = (groups.squares + weight * variance) / (free + weight)
  const own = (videos.squares + (weight * variance) / 2) / (freeOfVideos + weight)
  return Math.min(mostShared, Math.max(0, 1 - own / all))
}

/** What is left of values without the mean of what each is of, and its squares together. */
function squaresWithin(values: readonly { of: string; value: number }[]): {
  left: number[]
  squares: number
  many: number
} {
  const sums = new Map<string, { sum: number; many: number }>()
  for (const { of, value } of values) {
    const { sum, many } = sums.get(of) ?? { sum: 0, many: 0 }
    sums.set(of, { sum: sum + value, many: many + 1 })
  }
  const left = values.map(({ of, value }) => {
    const { sum, many } = sums.get(of) ?? { sum: 0, many: 1 }
    return value - sum / many
  })
  return { left, squares: left.reduce((sum, value) => sum + value ** 2, 0), many: sums.size }
}
