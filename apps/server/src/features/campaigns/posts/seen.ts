import { createHash } from 'node:crypto'

import type { Asked } from './post.ts'

type Looks = Pick<Asked, 'caption' | 'hashtags' | 'title' | 'uploadAt' | 'videoId'> & {
  shown: Pick<Asked['shown'], 'targets'>
}

/** What of a post is to be seen by whoever decides about it, in short: another as soon as anything of that is another. */
export function seenOf({ caption, hashtags, title, uploadAt, videoId, shown: { targets } }: Looks): string {
  const places = targets.map(({ platform, type }) => [platform, type])
  const looks = [caption, hashtags, title, uploadAt.toISOString(), videoId, places]
  return createHash('sha256').update(JSON.stringify(looks)).digest('base64url').slice(0, 22)
}
