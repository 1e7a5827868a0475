import type { PostWordsInput } from '@clipmint/contract'
import { bindWords, formsOf, renewWords } from '@clipmint/film'

import { findShownNow, type ShownNow } from '../../projects/index.ts'
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
  const now = [...(await findShownNow(ctx, accountId, ids)).values()].flatMap(({ fields }) => fields)
  return { ...words, shows: bindWords(words.caption, [...formsOf(now), ...shows]) }
}

/** A caption that shows what a field was, as it says what it is now; null where it says that, or nothing can be put in its place. */
export function renewCaption(
  { caption, shows }: Pick<StoredCampaignPost, 'caption' | 'shows'>,
  { fields }: Pick<ShownNow, 'fields'>,
): Pick<BoundPostWords, 'caption' | 'shows'> | null {
  const renewed = renewWords({ words: caption, shows }, fields)
  if (renewed === null || renewed.words === caption) return null
  return { caption: renewed.words, shows: [...renewed.shows] }
}
