import { createHash } from 'node:crypto'

import type { CampaignPost } from '@clipmint/contract'

import type { StoredCampaignPost } from './store.ts'

type Looks = Pick<StoredCampaignPost, 'caption' | 'hashtags' | 'title' | 'uploadAt'> &
  Pick<CampaignPost, 'targets'> & {
    /** The finished video that it shows now; null while there is none. */
    videoId: string | null
  }

/** What of a post is to be seen by whoever decides about it, in short: another as soon as anything of that is another. */
export function seenOf({ caption, hashtags, title, uploadAt, videoId, targets }: Looks): string {
  const places = targets.map(({ platform, type }) => [platform, type])
  const looks = [caption, hashtags, title, uploadAt.toISOString(), videoId, places]
  return createHash('sha256').update(JSON.stringify(looks)).digest('base64url').slice(0, 22)
}
