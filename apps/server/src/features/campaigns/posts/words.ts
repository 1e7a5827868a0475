import type { PostWordsInput } from '@clipmint/contract'
import { bindWords, formsOf, renewWords } from '@clipmint/film'

import { findFieldsNow } from '../../projects/index.ts'
import type { CampaignDoor } from '../door.ts'
import type { StoredCampaignPost } from './store.ts'

type Told = Pick<StoredCampaignPost, 'accountId' | 'projectId' | 'shows'>

/** What a post says, with the fields of its product, promotion or place whose values its caption shows. */
export type BoundPostWords = PostWordsInput & Pick<StoredCampaignPost, 'shows'>

/** Words of a post, as they are to be kept: with the fields that they show, as they are now or as the words before had them. */
export async function bindPostWords(
  ctx: Pick<CampaignDoor, 'db'>,
  { accountId, projectId, shows }: Told,
  words: PostWordsInput,
): Promise<BoundPostWords> {
  const ids = projectId === null ? [] : [projectId]
  const now = [...(await findFieldsNow(ctx, accountId, ids)).values()].flat()
  return { ...words, shows: bindWords(words.caption, [...formsOf(now), ...shows]) }
}

/** Captions that show what a field was, as they say what it is now: nothing of those in whose place nothing can be put. */
export async function renewCaptions(
  ctx: Pick<CampaignDoor, 'db'>,
  accountId: string,
  posts: readonly StoredCampaignPost[],
): Promise<ReadonlyMap<string, Pick<BoundPostWords, 'caption' | 'shows'>>> {
  const bound = posts.filter(({ shows }) => shows.length > 0)
  if (bound.length === 0) return new Map()
  const ids = bound.flatMap(({ projectId }) => projectId ?? [])
  const now = await findFieldsNow(ctx, accountId, ids)
  return new Map(
    bound.flatMap(({ id, caption, shows, projectId }) => {
      const renewed = renewWords({ words: caption, shows }, now.get(projectId ?? '') ?? [])
      if (renewed === null || renewed.words === caption) return []
      return [[id, { caption: renewed.words, shows: [...renewed.shows] }]]
    }),
  )
}
