import type { FindOutcome, NetworkAccess, Wanted } from '../publisher.ts'
import { isSameText } from '../same-text.ts'
import { theOne } from '../wanted.ts'
import { listMedia } from './media.ts'
import type { InstagramPlace } from './place.ts'

/** Looks for a post where its ticket is of no use: by its words and its time, of a story by its time alone. */
export async function find(
  place: InstagramPlace,
  access: NetworkAccess,
  wanted: Wanted,
): Promise<FindOutcome> {
  const isStory = wanted.kind === 'story'
  const listed = await listMedia(place, access, wanted)
  if (listed.status !== 'ok') return listed
  const fitting = listed.value
    .filter(({ id }) => !wanted.others.includes(id))
    .filter(({ caption }) => isStory || isSameText(caption ?? '', wanted.text))
  const one = theOne(fitting, { text: isStory ? '' : wanted.text })
  if (one === 'none') return { status: 'absent' }
  if (one === 'several')
    return { status: 'unclear', why: 'unreadable', told: 'Several posts without words fit.' }
  return { status: 'published', remoteId: one.id, url: one.permalink ?? null }
}
